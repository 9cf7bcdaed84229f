import { cn } from '@/lib/utils';

type Side = 'left' | 'right';
export type LineCrossing = 'left-to-right' | 'right-to-left';

/** Where the page's line passes a section, from its upper edge to its lower one; on phones and tablets always on the left. */
export type LineSide = Side | LineCrossing | 'none';

const pieces: Record<Exclude<LineSide, 'none'>, string> = {
  left: '',
  right: 'section-line-right',
  'left-to-right': 'section-line-to-right',
  'right-to-left': 'section-line-to-left',
};

interface SectionLineProps {
  side: LineSide;
  className?: string;
}

/** A section's own piece of the page's line, from edge to edge of it: the first thing in a section that is `relative`. */
export function SectionLine({ side, className }: SectionLineProps) {
  if (side === 'none') return null;
  return <i className={cn('section-line', pieces[side], className)} aria-hidden="true" />;
}

/** On which side a crossing line comes, and on which it goes. */
export const endsOf = (side: LineCrossing): [from: Side, to: Side] =>
  side === 'left-to-right' ? ['left', 'right'] : ['right', 'left'];

interface LineBendProps {
  side: Side;
  /** It comes down and turns in; else it comes out and turns down. */
  into?: boolean;
  /** Sets `--line-at`: how far down it turns. */
  className: string;
}

/** Half of a crossing that leads through a section's own drawing; what of it is too long the section clips. */
export function LineBend({ side, into, className }: LineBendProps) {
  const classes = [into && 'section-line-into', side === 'right' && 'section-line-bend-right'];
  return <i className={cn('section-line-bend', classes, className)} aria-hidden="true" />;
}
