import { far, type PosterShapes, type Shape } from './shape';

/** Where the tracks leave the mouth, and how they lie: middle of the first, pitch, width. */
const tracks = { x: 900, y: 512, pitch: 56, width: 48 };

/** A filled circle, as a path. */
export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`;

/*
 * One face of two halves that swap paper and ink, as the posters of the sixties did; where the halves meet stands
 * its profile. From its mouth leave three lines, one a language.
 */
export const halves = {
  paper: 'M900 70A210 210 0 0 0 690 280V520A210 210 0 0 0 900 730z',
  ink: 'M900 70A210 210 0 0 1 1110 280V520A210 210 0 0 1 900 730V430H828L900 300z',
};
export const shoulders = {
  ink: 'M900 700V836H560A340 130 0 0 1 840 740V660L900 720z',
  paper: 'M900 700V836H1240A340 130 0 0 0 960 740V660L900 720z',
};
export const shortHair = {
  ink: 'M900 70V190L800 290H690V280A210 210 0 0 1 900 70z',
  paper: 'M900 70V190L1000 290H1110V280A210 210 0 0 0 900 70z',
};
const mouth = `M900 ${tracks.y - 24}a80 80 0 0 0 0 160z`;

/** From the crown to the chin: 420 by 660, its upper left corner at 690, 70. */
export const face: readonly Shape[] = [
  { d: halves.paper, tone: 'paper' },
  { d: halves.ink + shortHair.ink + mouth + disc(800, 352, 34), tone: 'ink' },
  { d: shortHair.paper + disc(1000, 352, 34) + disc(790, 352, 12), tone: 'paper' },
  { d: disc(990, 352, 12), tone: 'ink' },
];

const shapes: Shape[] = [
  { d: shoulders.ink, tone: 'ink' },
  { d: shoulders.paper, tone: 'paper' },
  ...face,
  {
    d: [0, 1, 2].map((i) => `M${tracks.x} ${tracks.y + i * tracks.pitch}H${far}`).join(''),
    tone: 'paper',
    width: tracks.width,
  },
];

export const avatarShapes: PosterShapes = {
  wide: shapes,
  tall: shapes,
  share: { from: [-54, 40], title: { x: 45, y: 108, width: 560, size: 76 } },
};
