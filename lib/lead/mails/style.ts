import type { CSSProperties } from 'react';
import { colouredLines } from '@/lib/brand-colours';
import { colourToken, type Theme } from '@/lib/design-tokens';

const coloursOf = (theme: Theme) => ({
  ground: colourToken('desk', theme),
  paper: colourToken('paper', theme),
  ink: colourToken('ink', theme),
  quiet: colourToken('muted', theme),
  rule: colourToken('hairline', theme),
  line: colourToken('line-brand', theme),
  onLine: colourToken('line-brand-on', theme),
});

const { ground, paper, ink, quiet, rule, line, onLine } = coloursOf('light');
const dark = coloursOf('dark');
/** Borders of controls, on the paper of both themes. */
const control = colourToken('control', 'dark');

/** Fill and text of each line's sign, L1 first; later lines start over. */
export const lineColours: readonly [fill: string, on: string][] = Array.from(
  { length: colouredLines },
  (_, index) => [colourToken(`line-${index + 1}`), colourToken(`line-${index + 1}-on`)],
);

const type = (size: number, leading: number, more = '') =>
  `margin: 0; font-family: Helvetica Neue,Helvetica,Arial,sans-serif; font-size: ${size}px; line-height: ${leading}px; ${more}`;

/** By class, for the light theme; mail programs need them inline. */
const rules: Record<string, string> = {
  ground: `background-color: ${ground}`,
  paper: `background-color: ${paper}`,
  ink: `color: ${ink}`,
  quiet: `color: ${quiet}`,
  rule: `border-top: 1px solid ${rule}; padding: 20px 0 0`,
  line: `background-color: ${line}`,
  blank: 'font-size: 0; line-height: 0',
  content: 'padding: 0; vertical-align: top; word-break: break-word; overflow-wrap: anywhere',
  preview: 'display: none; max-height: 0; overflow: hidden',
  mark: `border: 9px solid ${line}; border-radius: 50%; background-color: ${paper}`,
  station: `border: 5px solid ${ink}; border-radius: 50%; background-color: ${paper}`,
  terminus: `font-size: 0; line-height: 0; background-color: ${ink}`,
  brand: type(21, 26, 'font-weight: bold; letter-spacing: -0.4px'),
  aside: type(14, 20),
  signature: type(13, 20),
  company: type(12, 17),
  link: 'text-decoration: underline',
  h46: type(46, 48, 'font-weight: bold; letter-spacing: -1.1px'),
  h34: type(34, 37, 'font-weight: bold; letter-spacing: -0.8px'),
  h26: type(26, 30, 'font-weight: bold; letter-spacing: -0.7px'),
  h20: type(20, 26, 'font-weight: bold; letter-spacing: -0.4px'),
  p19: type(19, 28),
  p17: type(17, 26),
  p15: type(15, 24),
  p14: type(14, 20),
  heading: type(15, 22, 'font-weight: bold'),
  quote: type(17, 27, 'padding: 0; text-indent: -0.56em'),
  short: type(23, 32, 'font-weight: bold; letter-spacing: -0.3px'),
  notice: type(15, 22, `border: 2px solid ${ink}; padding: 10px 14px`),
  button: type(18, 24, 'display: block; padding: 16px 20px; font-weight: bold'),
  'on-line': `color: ${onLine}; text-decoration: none`,
  beside: 'font-weight: normal; float: right; white-space: nowrap',
  below: 'font-weight: normal; display: block; font-size: 15px; line-height: 21px',
  links: type(16, 22, 'vertical-align: top'),
  pressed: `display: inline-block; margin-right: 24px; border-bottom: 2px solid ${ink}; padding: 8px 0 2px; font-weight: bold; text-decoration: none`,
  remark: type(15, 22, 'padding: 8px 0 0; vertical-align: top'),
  control: type(
    15,
    22,
    `display: inline-block; margin: 0 8px 8px 0; border: 1px solid ${control}; padding: 10px 14px; text-decoration: none; white-space: nowrap`,
  ),
  'small-link': type(13, 20, 'display: inline-block; padding: 12px 0; text-decoration: underline'),
  sign: type(15, 30, 'width: 44px; height: 30px; font-weight: bold'),
  'signed-by': type(16, 22, 'padding: 0 0 0 14px'),
  label: type(14, 20, 'width: 128px; padding: 3px 12px 3px 0; vertical-align: top'),
  detail: `${type(14, 20)} padding: 3px 0; vertical-align: top; word-break: break-word; overflow-wrap: anywhere`,
  measure: type(
    15,
    22,
    `padding: 6px 0; border-top: 1px solid ${rule}; font-weight: normal; word-break: break-word; overflow-wrap: anywhere`,
  ),
  number: type(
    15,
    22,
    `padding: 6px 0 6px 12px; border-top: 1px solid ${rule}; width: 72px; vertical-align: top`,
  ),
  column: type(13, 18, 'padding: 0 0 6px 12px; vertical-align: bottom; font-weight: normal'),
  total: 'font-weight: bold',
};

const property = (name: string) =>
  name.trim().replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Classes with their declarations inline; the later one wins. */
export function look(className: string, more?: CSSProperties) {
  const texts = className.split(' ').flatMap((name) => rules[name]?.split(';') ?? []);
  const declarations = texts.filter((text) => text.includes(':')).map((text) => text.split(':'));
  const style = declarations.map(([name = '', value]) => [property(name), value?.trim()]);
  return { className, style: { ...Object.fromEntries(style), ...more } };
}

/**
 * Measures of the line in pixels. Table cells with a background draw it: Outlook knows neither radii nor background
 * images.
 */
export const track = { before: 32, line: 12, after: 36, right: 40, ring: 40, stop: 30 } as const;

/** The line's own colour, the brand's without its number: for clients that read style sheets, over what is inline. */
export function lineRules(line?: number, theme: Theme = 'light'): string {
  const name = line === undefined ? 'line-brand' : `line-${((line - 1) % colouredLines) + 1}`;
  const [fill, on] = [colourToken(name, theme), colourToken(`${name}-on`, theme)];
  return `
  .line { background-color: ${fill} !important; }
  .on-line { color: ${on} !important; }
  .mark { border-color: ${fill} !important; }`;
}

/** For clients that read style sheets: the line's colour, dark theme, narrow screens. */
export const sheetOf = (line?: number): string => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }${lineRules(line)}
@media (max-width: 520px) {
  .ground { padding: 0 !important; }
  .before { width: 18px !important; }
  .after { width: 24px !important; }
  .ring { padding-left: 4px !important; }
  .stop { padding-left: 9px !important; }
  .label { width: 84px !important; }
  .number { width: 60px !important; }
  .right { width: 18px !important; }
  .h46, .h34 { font-size: 30px !important; line-height: 33px !important; }
  .stack { display: block !important; width: 100% !important; text-align: left !important; }
  .beside { display: block !important; float: none !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${dark.ground} !important; }
  .paper { background-color: ${dark.paper} !important; }
  .ink { color: ${dark.ink} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .rule, .measure, .number { border-color: ${dark.rule} !important; }
  .control { border-color: ${control} !important; }
${lineRules(line, 'dark')}
  .mark { background-color: ${dark.paper} !important; }
  .station { border-color: ${dark.ink} !important; background-color: ${dark.paper} !important; }
  .terminus { background-color: ${dark.ink} !important; }
  .underline { border-color: ${dark.ink} !important; }
}`;
