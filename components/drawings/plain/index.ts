import { type Drawing, far, type PosterShapes } from '../drawing';

/** For a solution without a drawing of its own: its line, straight through its stops (`stops.tsx`). */
export const plain: PosterShapes & Pick<Drawing, 'parts'> = {
  sheet: { base: 310, below: 310, size: 104, measure: 1200, lead: 581 },
  wide: [{ d: `M-${far} 100H${far}`, tone: 'paper', width: 200 }],
  tall: [{ d: `M76 0V${far}`, tone: 'paper', width: 120 }],
  share: { from: [-54, -500], title: { x: 45, width: 1050, bottom: 393, size: 92 } },
  parts: { line: 'plain-line' },
};
