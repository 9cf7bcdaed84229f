import type { CSSProperties } from 'react';

/** Custom properties in pixels, for the styles in `app/map.css` and `app/run.css` to reckon with. */
export function px(values: Record<`--${string}`, number>): CSSProperties {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    `${Math.round(value * 10) / 10}px`,
  ]);
  return Object.fromEntries(entries);
}
