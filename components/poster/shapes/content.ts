import { oliveShapes } from './olive';
import { far, type PosterShapes, type Shape } from './shape';

/** One brief, as wide as the three lines that leave it at 45 degrees. */
const fan: Shape[] = [
  { d: `M-${far} 670H421`, tone: 'night', width: 144 },
  {
    d: 'M420 620A70 70 0 0 0 469.5 599.5L893 176A88.8 88.8 0 0 1 955.8 150H1010M420 670H480A70 70 0 0 0 529.5 649.5L673 506A88.8 88.8 0 0 1 735.8 480H760M420 720H700',
    tone: 'night',
    width: 44,
  },
];

const fall: Shape[] = [
  { d: `M-${far} 62H${far}`, tone: 'night', width: 124 },
  { d: 'M78 110V190M179 110V420M280 110V190', tone: 'night', width: 36 },
];

export const contentShapes: PosterShapes = {
  wide: fan,
  tall: fall,
  share: {
    from: [-54, 60],
    title: { x: 45, y: 108, width: 480, size: 62 },
    also: [
      { d: 'M1010 76h322v384h-322z', tone: 'paper' },
      { d: oliveShapes.drop, tone: 'ground', at: [1090, 70, 2.4] },
      { d: 'M750 380h200v200h-200z', tone: 'night' },
      { d: oliveShapes.olive, tone: 'ground', at: [785, 415, 1.3] },
      { d: 'M690 645h207v150h-207zM908 645h207v150h-207zM1125 645h207v150h-207z', tone: 'paper' },
      { d: oliveShapes.branch, tone: 'ground', at: [743, 670, 1] },
      { d: oliveShapes.press, tone: 'ground', at: [961, 670, 1] },
      { d: oliveShapes.bread, tone: 'ground', at: [1178, 670, 1] },
    ],
  },
};
