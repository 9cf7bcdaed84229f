import { figuresList } from '@/content/figures-page';
import type { FigureKind } from '@/content/types';

/** What a figure is, with its sign: a square is promised, a ring aimed at, half a disc estimated, a whole one measured. */
export function Kind({ kind }: { kind: FigureKind }) {
  return (
    <span className="figure-kind" data-kind={kind}>
      {figuresList.kinds[kind]}
    </span>
  );
}
