import { cn } from '@/lib/cn';
import type { Shape } from './shapes/shape';
import { Shapes } from './shapes-view';

interface PosterDrawingProps {
  shapes: readonly Shape[];
  /** In a phone's units instead of a wide window's. */
  tall?: boolean;
}

/** A poster's line, in the units of the block that it lies in; see poster.css. */
export function PosterDrawing({ shapes, tall }: PosterDrawingProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={cn('poster-drawing', tall && 'poster-drawing-tall')}
      aria-hidden="true"
    >
      <Shapes shapes={shapes} />
    </svg>
  );
}
