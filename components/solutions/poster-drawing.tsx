import { Fragment, useId } from 'react';
import { cn } from '@/lib/cn';
import type { Shape, Tone } from './shapes/shape';

const strokes: Record<Tone, string> = {
  paper: 'stroke-paper',
  ink: 'stroke-ink',
  ground: 'stroke-line',
};
const fills: Record<Tone, string> = { paper: 'fill-paper', ink: 'fill-ink', ground: 'fill-line' };

interface PosterDrawingProps {
  shapes: readonly Shape[];
  /** In a phone's units instead of a wide window's. */
  tall?: boolean;
}

/** A poster's line, in the units of the block that it lies in; see poster.css. */
export function PosterDrawing({ shapes, tall }: PosterDrawingProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 100 100"
      className={cn('poster-drawing', tall && 'poster-drawing-tall')}
      aria-hidden="true"
    >
      {shapes.map(({ d, tone, width, dash, within }) => (
        <Fragment key={d + tone}>
          {within && (
            <clipPath id={id}>
              <path d={within} />
            </clipPath>
          )}
          <path
            d={d}
            className={width ? cn('fill-none', strokes[tone]) : fills[tone]}
            strokeWidth={width}
            strokeDasharray={dash}
            clipPath={within && `url(#${id})`}
          />
        </Fragment>
      ))}
    </svg>
  );
}
