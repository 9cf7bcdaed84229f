import { far, type PosterShapes, type Shape } from '../drawing';

interface Funnel {
  /** Six lines come in from the right, so thick and so far apart. */
  line: number;
  gap: number;
  top: number;
  /** The one that they become: its sides, and where each leaves the diagonal. */
  left: number;
  right: number;
  diagonals: readonly [left: number, right: number];
  /** How far the gaps between the six go down the diagonal, to nothing. */
  taper: number;
  bend: number;
}

const count = 6;

/** Lines from the right, side by side, that turn down together and are one. A diagonal is all points of one x + y. */
function funnel({ line, gap, top, left, right, diagonals, taper, bend }: Funnel): Shape[] {
  const bottom = top + count * line + (count - 1) * gap;
  const [outer, inner] = diagonals;
  const soft = bend / 3;
  const d =
    `M${far} ${top}H${outer - top + bend}Q${outer - top} ${top} ${outer - top - bend} ${top + bend}` +
    `L${left + bend} ${outer - left - bend}Q${left} ${outer - left} ${left} ${outer - left + bend}V${far}` +
    `H${right}V${inner - right + soft}Q${right} ${inner - right} ${right + soft} ${inner - right - soft}` +
    `L${inner - bottom - soft} ${bottom + soft}Q${inner - bottom} ${bottom} ${inner - bottom + soft} ${bottom}H${far}z`;
  const gaps = Array.from({ length: count - 1 }, (_, i) => {
    const above = top + (i + 1) * line + i * gap;
    const below = above + gap;
    const x = outer + ((i + 1) * (inner - outer)) / count - above;
    return `M${far} ${above}H${x}l${-taper} ${taper}L${x + gap * (Math.SQRT2 - 1)} ${below}H${far}z`;
  });
  return [
    { d, tone: 'paper' },
    { d: gaps.join(''), tone: 'ground' },
  ];
}

/** A tick for each of fifteen days, well within the line: the ring comes to rest on the last of seventeen. */
const days = (x: number, y: number, day: number, length: number): Shape => ({
  d: `M${x + length / 2} ${y - 1}v${14 * day + 2}`,
  tone: 'ink',
  width: length,
  dash: `2 ${day - 2}`,
});

export const leadShapes: PosterShapes = {
  sheet: { base: 836, size: 70, measure: 680, lead: 580 },
  wide: [
    ...funnel({
      line: 34,
      gap: 8,
      top: 24,
      left: 702,
      right: 874,
      diagonals: [1010, 1216],
      taper: 120,
      bend: 24,
    }),
    days(722, 404, 24, 20),
  ],
  tall: [
    ...funnel({
      line: 22,
      gap: 5,
      top: 0,
      left: 0,
      right: 76,
      diagonals: [130, 240],
      taper: 32,
      bend: 14,
    }),
    days(10, 292, 16, 12),
  ],
  share: { from: [-54, 0], title: { x: 45, width: 560, bottom: 590, size: 76 }, head: 620 },
};
