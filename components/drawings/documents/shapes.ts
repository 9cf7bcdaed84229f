import { far, type PosterShapes, type Shape } from '../drawing';

/** All that lies to the left of its right edge and above its lower one. */
const sheet = (right: number, bottom: number) => `M-${far} -${far}H${right}V${bottom}H-${far}z`;

const diagonal = Math.SQRT1_2;

/**
 * One letter as a pen makes it: up at 45 degrees, around, straight down through its own stroke, and on. Gives the
 * path and where on the line the next one may begin.
 */
function letter(x: number, y: number, height: number, radius: number, foot: number) {
  const top = y - height;
  const upX = x + foot * diagonal;
  const upY = y - foot * (1 - diagonal);
  const turnY = top + radius * (1 + diagonal);
  const turnX = upX + upY - turnY;
  const downX = turnX - radius * (1 + diagonal);
  const end = downX + foot;
  const d =
    `A${foot} ${foot} 0 0 0 ${upX} ${upY}L${turnX} ${turnY}` +
    `A${radius} ${radius} 0 1 0 ${downX} ${top + radius}V${y - foot}A${foot} ${foot} 0 0 0 ${end} ${y}`;
  return { d, end };
}

/** A name written in one go along the line at height y, 30 wide at scale 1: the line itself makes the letters. */
export function signature(y: number, scale: number): string {
  let x = 30 * scale;
  let d = `M-${far} ${y}H${x}`;
  for (const [height, radius, foot, gap] of [
    [236, 52, 40, 34],
    [120, 30, 34, 8],
    [120, 30, 34, 8],
    [196, 40, 38, 26],
    [84, 24, 26, 0],
  ] as const) {
    const next = letter(x, y, height * scale, radius * scale, foot * scale);
    x = next.end + gap * scale;
    d += `${next.d}H${x}`;
  }
  return `${d}H${far}`.replace(/(?<!\d)\d+\.\d+/g, (value) =>
    String(Math.round(Number(value) * 10) / 10),
  );
}

/** The name at scale 1, and how thick the pen is. */
export const signatureSize = { width: 570, height: 236 };
export const penWidth = 30;

/** In the line's colour on the sheet, in the sheet's beside it. */
function signed(paper: string, y: number): Shape[] {
  const d = signature(y, 1);
  return [
    { d, tone: 'paper', width: penWidth },
    { d: paper, tone: 'paper' },
    { d, tone: 'ground', width: penWidth, within: paper },
  ];
}

/** The page is a sheet, and the line signs it. On the page itself one can sign: stage.tsx. */
export const documentsShapes: PosterShapes = {
  sheet: { below: 380, size: 92, measure: 880, lead: 880 },
  wide: [],
  tall: [],
  share: {
    from: [-54, -440],
    title: { x: 45, width: 720, bottom: 344, size: 74 },
    head: 740,
    also: signed(sheet(900, 300), 236),
  },
};
