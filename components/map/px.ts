import type { CSSProperties } from 'react';

/** Custom properties in pixels, for the styles in `components/map/map.css` and `components/map/run.css` to reckon with. */
export function px(values: Record<`--${string}`, number>): CSSProperties {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    `${Math.round(value * 10) / 10}px`,
  ]);
  return Object.fromEntries(entries);
}
