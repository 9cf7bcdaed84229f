import { drawings } from '@/components/drawings';
import type { SpinePart } from '@/components/drawings/drawing';
import type { DrawingId } from '@/content/types';
import { cn } from '@/lib/utils';

interface SpineProps {
  drawing: DrawingId | undefined;
  part?: SpinePart;
  className?: string;
}

const own = { results: 'spine-results', end: 'spine-end' };

/** A section's piece of a solution's spine: the first thing in a section that is `relative isolate`, and `spine-beside`. */
export function Spine({ drawing, part = 'through', className }: SpineProps) {
  const shape = (drawing && drawings[drawing].spine) ?? {};
  const piece = part === 'results' || part === 'end' ? own[part] : cn('spine', shape.piece);
  return <i className={cn(piece, shape[part], className)} aria-hidden="true" />;
}
