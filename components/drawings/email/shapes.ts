import { far, type PosterShapes } from '../drawing';

/** Down, around, and up again: the answer leaves on the line that the question came on. */
export const emailShapes: PosterShapes = {
  sheet: { base: 356, size: 116, measure: 700, lead: 560 },
  wide: [
    {
      d: `M876 -${far}V0A160 160 0 0 0 1196 0V-${far}`,
      tone: 'paper',
      width: 280,
    },
    { d: 'M1036 94a26 26 0 1 0 .1 0z', tone: 'ink', width: 11 },
  ],
  tall: [
    { d: 'M84 0V410A95 95 0 0 0 274 410V0', tone: 'paper', width: 168 },
    { d: 'M179 440a16 16 0 1 0 .1 0z', tone: 'ink', width: 7 },
  ],
  share: { from: [-54, -416], title: { x: 45, width: 600, bottom: 590, size: 80 } },
};
