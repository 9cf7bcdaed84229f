import { far, type PosterShapes } from './shape';

/** Down, around, and up again: the answer leaves on the line that the question came on. */
export const mailShapes: PosterShapes = {
  wide: [
    {
      d: `M932 -${far}V0A140 140 0 0 0 1212 0V-${far}`,
      tone: 'paper',
      width: 240,
    },
  ],
  tall: [{ d: 'M84 0V350A95 95 0 0 0 274 350V0', tone: 'paper', width: 168 }],
  share: { from: [-54, -456], title: { x: 45, y: 108, width: 640, size: 80 } },
};
