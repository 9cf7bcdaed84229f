import { figuresList } from '@/content/figures-page';
import type { FigureKind } from '@/content/types';
import { cn } from '@/lib/utils';

interface KindProps {
  kind: FigureKind;
  large?: boolean;
  className?: string | undefined;
}

/** What a figure is, with its sign: a square is promised, a ring aimed at, half a disc estimated, a whole one measured. */
export function Kind({ kind, large, className }: KindProps) {
  return (
    <span className={cn('figure-kind', large && 'figure-kind-large', className)} data-kind={kind}>
      {figuresList.kinds[kind]}
    </span>
  );
}
