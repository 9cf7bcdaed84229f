import { grid } from './grid';

/** One line's way between a station and its row, from left to right: straight, at 45°, straight. */
export interface Way {
  /** Height at its left end. */
  y1: number;
  /** Height at its right end. */
  y2: number;
  /** Where the diagonal begins, were its corners not rounded. */
  turn: number;
  width: number;
}

/** What a bend of 45° takes along the line and across it. */
const along = grid.radius * Math.SQRT1_2;
const across = grid.radius * (1 - Math.SQRT1_2);
const tangent = grid.radius * (Math.SQRT2 - 1);

const short = (value: number) => String(Math.round(value * 100) / 100);

/** The way as an SVG path, moved up by `top`. */
export function linePath({ y1, y2, turn, width }: Way, top = 0): string {
  const start = `M0 ${short(y1 - top)}`;
  if (y1 === y2) return `${start}H${short(width)}`;
  const down = y2 > y1;
  const sign = down ? 1 : -1;
  const bend = (clockwise: boolean) =>
    `a${grid.radius} ${grid.radius} 0 0 ${clockwise ? 1 : 0} ${short(along)} ${short(sign * across)}`;
  const straight = Math.abs(y2 - y1) - 2 * across;
  const diagonal = `l${short(straight)} ${short(sign * straight)}`;
  return `${start}H${short(turn - tangent)}${bend(down)}${diagonal}${bend(!down)}H${short(width)}`;
}
