import { far, type PosterShapes, type Shape } from './shape';

/** One brief, as wide as the three lines that leave it at 45 degrees. */
const fan: Shape[] = [
  { d: `M-${far} 670H421`, tone: 'ink', width: 144 },
  {
    d: 'M420 620A70 70 0 0 0 469.5 599.5L893 176A88.8 88.8 0 0 1 955.8 150H1010M420 670H480A70 70 0 0 0 529.5 649.5L673 506A88.8 88.8 0 0 1 735.8 480H760M420 720H700',
    tone: 'ink',
    width: 44,
  },
];

const fall: Shape[] = [
  { d: `M-${far} 62H${far}`, tone: 'ink', width: 124 },
  { d: 'M78 110V190M179 110V420M280 110V190', tone: 'ink', width: 36 },
];

export const contentShapes: PosterShapes = {
  wide: fan,
  tall: fall,
  share: { from: [-54, 60], title: { x: 45, y: 108, width: 640, size: 72 } },
};
