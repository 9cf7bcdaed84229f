import { Fragment, useId } from 'react';
import type { Shape, Tone } from '@/components/drawings/drawing';
import { cn } from '@/lib/utils';

const strokes: Record<Tone, string> = {
  paper: 'stroke-paper',
  ink: 'stroke-ink',
  night: 'stroke-night',
  ground: 'stroke-line',
};
const fills: Record<Tone, string> = {
  paper: 'fill-paper',
  ink: 'fill-ink',
  night: 'fill-night',
  ground: 'fill-line',
};

/** The paths of a drawing, in the theme's colours, for the SVG around them. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  const id = useId();
  return shapes.map(({ d, tone, width, dash, within }) => (
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
  ));
}
