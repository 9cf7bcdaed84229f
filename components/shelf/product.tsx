import { drawings } from '@/components/drawings';
import type { DrawingId } from '@/content/types';

/** What a line delivers, in miniature beside what is said of it: it fills its field, and its type grows with that. */
export function Product({ drawing }: { drawing: DrawingId }) {
  const { Product: View } = drawings[drawing];
  return (
    <div className="shelf-product h-full fit-text [--text-size:clamp(0.9375rem,min(8.4cqh,4.4cqw),1.5rem)] leading-[1.2] tracking-[-0.015em]">
      <View />
    </div>
  );
}
