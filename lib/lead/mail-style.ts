import { Html } from '@/lib/lead/html';

/** The site's light theme, as mail programs need it: written out at each element (tests/unit/lead-mail.test.ts). */
export const colours = {
  ground: '#E3DFD4',
  paper: '#F4F1EA',
  ink: '#111111',
  quiet: '#57534A',
  rule: '#D5CFC2',
  /** Borders of what can be pressed. */
  control: '#8A867C',
  line: '#D7261E',
  onLine: '#FFFFFF',
} as const;

/** The same in the dark. */
export const darkColours = {
  paper: '#141414',
  ink: '#F4F1EA',
  quiet: '#B5B0A5',
  line: '#FF6A5E',
} as const;

/** Fill of each line's sign, L1 first, and what is written on it; later lines start over. */
export const lineColours: readonly [fill: string, on: string][] = [
  ['#1F6B4F', '#FFFFFF'],
  ['#D7261E', '#FFFFFF'],
  ['#1D4E89', '#FFFFFF'],
  ['#E8A317', '#111111'],
  ['#6B3FA0', '#FFFFFF'],
  ['#8A4A1C', '#FFFFFF'],
  ['#0B6B75', '#FFFFFF'],
  ['#A3195B', '#FFFFFF'],
  ['#5B6410', '#FFFFFF'],
  ['#475569', '#FFFFFF'],
];

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
  .ground { background-color: #0B0B0B !important; }
  .paper { background-color: ${darkColours.paper} !important; }
  .ink { color: ${darkColours.ink} !important; }
  .quiet { color: ${darkColours.quiet} !important; }
  .rule { border-color: #3A3935 !important; }
  .control { border-color: ${colours.control} !important; }
  .line { background-color: ${darkColours.line} !important; }
  .on-line { color: ${darkColours.paper} !important; }
  .past { background-color: ${darkColours.quiet} !important; }
  .mark { border-color: ${darkColours.line} !important; background-color: ${darkColours.paper} !important; }
  .station { border-color: ${darkColours.ink} !important; background-color: ${darkColours.paper} !important; }
  .terminus { background-color: ${darkColours.ink} !important; }
  .underline { border-color: ${darkColours.ink} !important; }
}`);
