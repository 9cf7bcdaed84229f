/**
 * The drawings of the posters, in units of a poster 1440 wide or of a phone 390 wide. A drawing is stretched by
 * nothing: one unit is the same in both directions, and what reaches a side of the window runs far beyond it.
 */

/** Paper and ink turn with the theme; ground is the poster's own colour. */
export type Tone = 'paper' | 'ink' | 'ground';

/** One path, drawn as a line where it has a width and filled where it has none. */
export interface Shape {
  d: string;
  tone: Tone;
  width?: number;
  /** Lengths of dash and gap, for the ticks of a ruler. */
  dash?: string;
  /** The path outside which it is not seen. */
  within?: string;
}

/** Where a share image, 1200 by 630, looks at the wide drawing, and where its title stands, in pixels. */
export interface ShareFrame {
  /** Upper left corner in the drawing's units. */
  from: readonly [number, number];
  title: { x: number; y: number; width: number; size: number };
  /** What is written on the paper instead of the ground. */
  onPaper?: true;
}

export interface PosterShapes {
  wide: readonly Shape[];
  tall: readonly Shape[];
  share: ShareFrame;
}

/** Beyond any window, to either side. */
export const far = 4000;
