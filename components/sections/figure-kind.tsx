import type { ReactNode } from 'react';
import { figuresList } from '@/content/figures-page';
import type { FigureKind } from '@/content/types';
import { cn } from '@/lib/utils';

interface KindProps {
  kind: FigureKind;
  className?: string;
  /** In place of its name. */
  children?: ReactNode;
}

/** What a figure is, with its sign: a square is promised, a ring aimed at, half a disc estimated, a whole one measured. */
export function Kind({ kind, className, children = figuresList.kinds[kind] }: KindProps) {
  return (
    <span className={cn('figure-kind', className)} data-kind={kind}>
      {children}
    </span>
  );
}
