import type { StageProps } from '@/components/poster/choices';
import type { Axis, Scene } from '@/content/demos/types';

/**
 * The drawings of the posters, in units of a poster 1440 wide or of a phone 390 wide. A drawing is stretched by
 * nothing: one unit is the same in both directions, and what reaches a side of the window runs far beyond it.
 */

/** Paper and ink turn with the theme, night does not; ground is the poster's own colour. */
export type Tone = 'paper' | 'ink' | 'night' | 'ground';

/** One path, drawn as a line where it has a width and filled where it has none. */
export interface Shape {
  d: string;
  tone: Tone;
  width?: number;
  /** Lengths of dash and gap, for the ticks of a ruler. */
  dash?: string;
  /** Where the path's own origin lies, and how many times its size it is drawn. */
  at?: readonly [x: number, y: number, times: number];
  /** The path outside which it is not seen. */
  within?: string;
}

/** Where a share image, 1200 by 630, looks at the wide drawing, and where its title stands, in pixels. */
interface ShareFrame {
  /** Upper left corner in the drawing's units. */
  from: readonly [number, number];
  /** `size` is its largest, `bottom` where the room for it ends. */
  title: { x: number; width: number; bottom: number; size: number };
  /** How wide the name above the title may be, where that is not as wide as the title. */
  head?: number;
  /** The title stands on paper instead of the ground. */
  onPaper?: true;
  /** What the page sets as text and pictures on the line, in few strokes. */
  also?: readonly Shape[];
}

/** Where the words stand on a wide sheet, in units. */
interface Sheet {
  /** How far above the sheet's foot the drawing's origin lies. */
  base?: number;
  /** What the words leave free below them, and on their left. */
  below?: number;
  shift?: number;
  /** The title's size, and how wide it may be. */
  size: number;
  measure: number;
  /** How wide the lead and the choices below it may be. */
  lead?: number;
  choices?: number;
}

export interface PosterShapes {
  sheet: Sheet;
  wide: readonly Shape[];
  tall: readonly Shape[];
  share: ShareFrame;
}

/** Classes of a drawing's own sheet, for what all posters have. */
interface PosterParts {
  sheet?: string;
  words?: string;
  lead?: string;
  actions?: string;
  line?: string;
  choices?: string;
  legend?: string;
  /** Of a drawing whose conversation the owner's assistant goes on from. */
  asks?: { line: string; field: string };
  wide?: string;
  tall?: string;
}

/** The pieces of a solution's spine that may have a shape of their own: the first section's, the results', the use cases', … */
export type SpinePart = 'first' | 'through' | 'results' | 'cases' | 'after-cases' | 'end';

/** All of one solution's drawing. */
export interface Drawing extends PosterShapes {
  /** Of the poster and all that stands on it. */
  className: string;
  parts?: PosterParts;
  /** What goes on down the page: classes of each `piece` in a section's margin, and of single ones. */
  spine?: Partial<Record<SpinePart | 'piece', string>>;
  /** What stands on the line. */
  Stage: (props: StageProps) => React.JSX.Element;
  /** What it delivers, in miniature. */
  Product: () => React.JSX.Element;
  /** What of it lies on the owner's desk, where that is no list: the rest is in `content/desks.ts`. */
  Desk?: () => React.JSX.Element;
  /** What is chosen below the words, where that is not done on the drawing. */
  choices?: { axes: readonly Axis[]; scenes: readonly [Scene, ...Scene[]] };
  /** Where the line is uncovered from, once; unless it is said, from the left. */
  enters?: 'above' | 'right' | 'at once';
  /** The words stand on the sheet instead of the line's colour. */
  onPaper?: true;
  /** The line signs the price. */
  signsPrice?: true;
}

/** Beyond any window, to either side. */
export const far = 4000;
