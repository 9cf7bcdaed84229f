import { colouredLines } from '@/lib/brand-colours';
import { colourToken } from '@/lib/design-tokens';
import { Html } from '@/lib/lead/text/html';

/** The site's light theme, as mail programs need it: written out at each element (tests/unit/lead/mail.test.ts). */
export const colours = {
  ground: colourToken('desk'),
  paper: colourToken('paper'),
  ink: colourToken('ink'),
  quiet: colourToken('muted'),
  rule: colourToken('hairline'),
  /** Borders of what can be pressed, on both themes' paper. */
  control: colourToken('control', 'dark'),
  line: colourToken('line-brand'),
  onLine: colourToken('line-brand-on'),
} as const;

/** The same in the dark. */
const darkColours = {
  ground: colourToken('desk', 'dark'),
  paper: colourToken('paper', 'dark'),
  ink: colourToken('ink', 'dark'),
  quiet: colourToken('muted', 'dark'),
  rule: colourToken('hairline', 'dark'),
  line: colourToken('line-brand', 'dark'),
  onLine: colourToken('line-brand-on', 'dark'),
} as const;

/** Fill of each line's sign, L1 first, and what is written on it; later lines start over. */
export const lineColours: readonly [fill: string, on: string][] = Array.from(
  { length: colouredLines },
  (_, index) => [colourToken(`line-${index + 1}`), colourToken(`line-${index + 1}-on`)],
);

export const font =
  "font-family:'Apfel Grotezk',Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif";

/**
 * Where the line runs, in pixels from the column's left edge. It is drawn of table cells with a ground, because Outlook
 * draws neither borders' radii nor background pictures: there a station is a square.
 */
export const track = {
  before: 32,
  line: 12,
  after: 36,
  right: 40,
  ring: 40,
  stop: 30,
} as const;

/** Clients that honour these rules turn the whole sheet over and narrow it; the others keep the inline styles. */
export const sheet = new Html(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 520px) {
  .ground { padding: 0 !important; }
  .before { width: 18px !important; }
  .after { width: 24px !important; }
  .ring { padding-left: 4px !important; }
  .stop { padding-left: 9px !important; }
  .label { width: 84px !important; }
  .right { width: 18px !important; }
  .name { font-size: 30px !important; line-height: 33px !important; }
  .stack { display: block !important; width: 100% !important; text-align: left !important; }
  .number { display: block !important; float: none !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${darkColours.ground} !important; }
  .paper { background-color: ${darkColours.paper} !important; }
  .ink { color: ${darkColours.ink} !important; }
  .quiet { color: ${darkColours.quiet} !important; }
  .rule { border-color: ${darkColours.rule} !important; }
  .control { border-color: ${colours.control} !important; }
  .line { background-color: ${darkColours.line} !important; }
  .on-line { color: ${darkColours.onLine} !important; }
  .past { background-color: ${darkColours.quiet} !important; }
  .mark { border-color: ${darkColours.line} !important; background-color: ${darkColours.paper} !important; }
  .station { border-color: ${darkColours.ink} !important; background-color: ${darkColours.paper} !important; }
  .terminus { background-color: ${darkColours.ink} !important; }
  .underline { border-color: ${darkColours.ink} !important; }
}`);
