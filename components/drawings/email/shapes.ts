import { far, type PosterShapes } from '../drawing';

/** Down, around, and up again: the answer leaves on the line that the question came on. */
export const emailShapes: PosterShapes = {
  sheet: { base: 316, size: 116, measure: 780, lead: 560 },
  wide: [
    {
      d: `M936 -${far}V0A140 140 0 0 0 1216 0V-${far}`,
      tone: 'paper',
      width: 240,
    },
    { d: 'M1076 68a26 26 0 1 0 .1 0z', tone: 'ink', width: 11 },
  ],
  tall: [
    { d: 'M84 0V350A95 95 0 0 0 274 350V0', tone: 'paper', width: 168 },
    { d: 'M179 380a16 16 0 1 0 .1 0z', tone: 'ink', width: 7 },
  ],
  share: { from: [-54, -456], title: { x: 45, width: 640, bottom: 590, size: 80 } },
};
