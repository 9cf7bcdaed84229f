import type { TitledText } from '@/content/types';
import { cn } from '@/lib/cn';

interface RuledListProps {
  items: readonly TitledText[];
  className?: string;
}

/** Titled texts side by side, each on a rule. */
export function RuledList({ items, className }: RuledListProps) {
  return (
    <ul className={cn('grid gap-x-8 sm:grid-cols-2', className)}>
      {items.map((item) => (
        <li key={item.title} className="border-hairline border-t pt-2.5 pb-3.5 sm:pt-3 sm:pb-5">
          <h3 className="font-bold type-lead leading-snug">{item.title}</h3>
          <p className="mt-1 max-w-[52ch] text-muted">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
