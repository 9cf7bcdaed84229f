import { far, type PosterShapes, type Shape } from '../drawing';
import { olive } from './olive';

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
      { d: olive.drop, tone: 'ground', at: [1090, 70, 2.4] },
      { d: 'M750 380h200v200h-200z', tone: 'night' },
      { d: olive.olive, tone: 'ground', at: [785, 415, 1.3] },
      { d: 'M690 645h207v150h-207zM908 645h207v150h-207zM1125 645h207v150h-207z', tone: 'paper' },
      { d: olive.leaf, tone: 'ground', at: [743, 670, 1] },
      { d: olive.press, tone: 'ground', at: [961, 670, 1] },
      { d: olive.bread, tone: 'ground', at: [1178, 670, 1] },
    ],
  },
};
