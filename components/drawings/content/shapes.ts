import { far, type PosterShapes, type Shape } from '../drawing';
import { signs } from './signs';

/** One brief, as wide as the three lines that leave it at 45 degrees. */
const fan: Shape[] = [
  { d: `M-${far} 670H421`, tone: 'night', width: 150 },
  {
    d: 'M420 620A70 70 0 0 0 469.5 599.5L893 176A88.8 88.8 0 0 1 955.8 150H1018M420 670H480A70 70 0 0 0 529.5 649.5L673 506A88.8 88.8 0 0 1 735.8 480H760M420 720H700',
    tone: 'night',
    width: 50,
  },
];

export const contentShapes: PosterShapes = {
  sheet: { base: 836, below: 240, size: 76, measure: 600, lead: 470, choices: 540 },
  wide: fan,
  // on phones they fall straight to their pieces: see content.css
  tall: [],
  share: {
    from: [-74, 48],
    title: { x: 45, width: 488, bottom: 324, size: 62 },
    head: 620,
    also: [
      { d: 'M1014 76h322v384h-322z', tone: 'paper' },
      { d: 'M1034 96h282v230h-282z', tone: 'night' },
      { d: signs.olive, tone: 'ground', at: [1075, 111, 2], within: 'M-20 0h141v100h-141z' },
      { d: 'M750 380h200v200h-200z', tone: 'night' },
      { d: signs.drop, tone: 'ground', at: [785, 415, 1.3] },
      { d: 'M690 645h416v150h-416z', tone: 'night' },
      { d: signs.play, tone: 'ground', at: [848, 670, 1] },
      { d: 'M1125 645h207v150h-207z', tone: 'paper' },
    ],
  },
};
