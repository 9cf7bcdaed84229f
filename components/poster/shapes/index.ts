import type { DrawingId } from '@/content/types';
import { avatarShapes } from './avatar';
import { callShapes } from './call';
import { chatShapes } from './chat';
import { documentsShapes } from './documents';
import { leadShapes } from './lead';
import { oliveShapes } from './olive';
import { far, type PosterShapes, type Shape } from './shape';

/** One brief, as wide as the three lines that leave it at 45 degrees. */
const fan: Shape[] = [
  { d: `M-${far} 670H421`, tone: 'night', width: 150 },
  {
    d: 'M420 620A70 70 0 0 0 469.5 599.5L893 176A88.8 88.8 0 0 1 955.8 150H1018M420 670H480A70 70 0 0 0 529.5 649.5L673 506A88.8 88.8 0 0 1 735.8 480H760M420 720H700',
    tone: 'night',
    width: 50,
  },
];

const contentShapes: PosterShapes = {
  sheet: { base: 836, below: 240, size: 76, measure: 600 },
  wide: fan,
  // on phones they fall straight to their pieces: see content-poster.css
  tall: [],
  share: {
    from: [-54, 60],
    title: { x: 45, y: 108, width: 480, size: 62 },
    head: 660,
    also: [
      { d: 'M1014 76h322v384h-322z', tone: 'paper' },
      { d: oliveShapes.drop, tone: 'ground', at: [1090, 70, 2.4] },
      { d: 'M750 380h200v200h-200z', tone: 'night' },
      { d: oliveShapes.olive, tone: 'ground', at: [785, 415, 1.3] },
      { d: 'M690 645h207v150h-207zM908 645h207v150h-207zM1125 645h207v150h-207z', tone: 'paper' },
      { d: oliveShapes.leaf, tone: 'ground', at: [743, 670, 1] },
      { d: oliveShapes.press, tone: 'ground', at: [961, 670, 1] },
      { d: oliveShapes.bread, tone: 'ground', at: [1178, 670, 1] },
    ],
  },
};

/** Down, around, and up again: the answer leaves on the line that the question came on. */
const mailShapes: PosterShapes = {
  sheet: { base: 316, size: 116, measure: 780 },
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
  share: { from: [-54, -456], title: { x: 45, y: 108, width: 640, size: 80 } },
};

/** For a solution without a drawing of its own: its line, straight through. */
const plainShapes: PosterShapes = {
  sheet: { base: 310, below: 310, size: 104, measure: 1200 },
  wide: [{ d: `M-${far} 100H${far}`, tone: 'paper', width: 200 }],
  tall: [{ d: `M76 0V${far}`, tone: 'paper', width: 120 }],
  share: { from: [-54, -440], title: { x: 45, y: 108, width: 1050, size: 92 } },
};

const shapesById: Record<DrawingId, PosterShapes> = {
  chatbot: chatShapes,
  voicebot: callShapes,
  email: mailShapes,
  content: contentShapes,
  avatar: avatarShapes,
  documents: documentsShapes,
  lead: leadShapes,
};

/** The poster's geometry, for the page and for its share image. */
export function posterShapes(drawing: DrawingId | undefined): PosterShapes {
  return drawing ? shapesById[drawing] : plainShapes;
}
