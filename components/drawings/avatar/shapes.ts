import { far, type PosterShapes, type Shape } from '../drawing';

/** Where the tracks leave the mouth, and how they lie: middle of the first, pitch, width. */
const tracks = { x: 900, y: 512, pitch: 56, width: 48 };

/** A filled circle, as a path. */
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`;

/*
 * One face of two halves that swap paper and ink, as the posters of the sixties did; where the halves meet stands
 * its profile. From its mouth leave three lines, one a language.
 */
const halves = {
  paper: 'M900 70A210 210 0 0 0 690 280V520A210 210 0 0 0 900 730z',
  ink: 'M900 70A210 210 0 0 1 1110 280V520A210 210 0 0 1 900 730V430H828L900 300z',
};
/** The same without what hair covers: at an edge that two share, the lower would shine through. */
const belowShortHair = {
  paper: 'M900 180L790 290H690V520A210 210 0 0 0 900 730z',
  ink: 'M900 180L1010 290H1110V520A210 210 0 0 1 900 730V430H828L900 300z',
};
const belowLongHair = {
  paper: 'M690 280H900V730A210 210 0 0 1 690 520z',
  ink: 'M900 280H1110V520A210 210 0 0 1 900 730V430H828L900 300z',
};
const shoulders = {
  ink: 'M900 700V836H560A340 130 0 0 1 840 740V660L900 720z',
  paper: 'M900 700V836H1240A340 130 0 0 0 960 740V660L900 720z',
};
const shortHair = {
  ink: 'M900 70V190L800 290H690V280A210 210 0 0 1 900 70z',
  paper: 'M900 70V190L1000 290H1110V280A210 210 0 0 0 900 70z',
};
export const mouth = `M900 ${tracks.y - 24}a80 80 0 0 0 0 160z`;

const eyes = {
  ink: disc(800, 352, 34),
  paper: disc(1000, 352, 34) + disc(790, 352, 12),
  pupil: disc(990, 352, 12),
};

interface Halves {
  ink: string;
  paper: string;
}

/** A head, and what it has of its own: what is ink on the left is paper on the right. */
const head = (bare: Halves, own: Halves): Shape[] => [
  { d: bare.paper, tone: 'paper' },
  { d: bare.ink + own.ink + eyes.ink, tone: 'ink' },
  { d: own.paper + eyes.paper, tone: 'paper' },
  { d: eyes.pupil, tone: 'ink' },
];

const carlo = head(belowShortHair, shortHair);

/** From the crown to the chin: 420 by 660, its upper left corner at 690, 70. */
export const face: readonly Shape[] = [...carlo, { d: mouth, tone: 'ink' }];

/** Those who can stand in his place. */
export const otherFaces: Record<'nadia' | 'franco', readonly Shape[]> = {
  nadia: [
    { d: 'M900 40A246 246 0 0 0 654 286V690H900z', tone: 'ink' },
    { d: 'M900 40A246 246 0 0 1 1146 286V690H900z', tone: 'paper' },
    ...head(belowLongHair, { ink: '', paper: '' }),
  ],
  franco: [
    ...head(halves, {
      ink: 'M900 446H838L786 508C836 514 872 506 900 488z',
      paper: 'M900 446H962L1014 508C964 514 928 506 900 488z',
    }),
    {
      d: 'M732 352a68 68 0 1 0 136 0a68 68 0 1 0-136 0M868 340H900M732 340H690',
      tone: 'ink',
      width: 14,
    },
    {
      d: 'M932 352a68 68 0 1 0 136 0a68 68 0 1 0-136 0M932 340H900M1068 340H1110',
      tone: 'paper',
      width: 14,
    },
  ],
};

/** Down to the shoulders, without the mouth: on the page that moves, and the tracks are chosen. */
export const bust: readonly Shape[] = [
  { d: shoulders.ink, tone: 'ink' },
  { d: shoulders.paper, tone: 'paper' },
  ...carlo,
];

export const avatarShapes: PosterShapes = {
  sheet: { below: 144, size: 92, measure: 640, lead: 500, choices: 520 },
  wide: [],
  tall: [],
  share: {
    from: [-170, 40],
    title: { x: 45, width: 640, bottom: 560, size: 80 },
    also: [
      ...bust,
      { d: mouth, tone: 'ink' },
      {
        d: [0, 1, 2].map((i) => `M${tracks.x} ${tracks.y + i * tracks.pitch}H${far}`).join(''),
        tone: 'paper',
        width: tracks.width,
      },
    ],
  },
};
