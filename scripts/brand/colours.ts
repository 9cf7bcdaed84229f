// Every colour of the site, made of those in content/brand.json, and whether they can be read on each other.
import { clampChroma, converter, formatHex, interpolate, wcagContrast } from 'culori';
import { type BrandMistake, brandFile } from './mistakes';
import type { Colours, Pair } from './shape';

/** By the token's name in CSS. */
export type Palette = Record<string, Pair>;
/** A ground, and the least contrast to it. */
type Demand = readonly [ground: string, least: number];
type Theme = keyof Pair;

/** What the brand does not change: warnings, and another company's green. */
const fixed = {
  error: { light: '#b81d16', dark: '#ff8a80' },
  'on-error': { light: '#ffffff', dark: '#141414' },
  whatsapp: { light: '#25d366', dark: '#25d366' },
  'on-whatsapp': { light: '#08160d', dark: '#08160d' },
};

/** WCAG 2.2: text (SC 1.4.3), text as it ought to be (SC 1.4.6), what is not text (SC 1.4.11). */
const least = { text: 4.5, reading: 7, graphics: 3 };
/** Of text in a line's colour: some of it is small, and lies on grounds that are not quite the paper. */
const lineText = 5.5;

const oklch = converter('oklch');
const same = (colour: string): Pair => ({ light: colour, dark: colour });
const mixed = (from: string, to: string, share: number) =>
  formatHex(interpolate([from, to], 'oklab')(share));

export function colourOf(palette: Palette, token: string): Pair {
  const pair = palette[token];
  if (!pair) throw new Error(`There is no colour ${token}.`);
  return pair;
}

const stands = (colour: string, demands: readonly Demand[]) =>
  demands.every(([ground, ratio]) => wcagContrast(colour, ground) >= ratio);

/** The colour where it meets the demands, or the one of its hue that does and is nearest in lightness, if any. */
function nearest(colour: string, demands: readonly Demand[]): string | undefined {
  const own = oklch(colour);
  if (!own || stands(colour, demands)) return colour;
  for (let step = 1; step <= 1000; step += 1) {
    for (const l of [own.l - step / 1000, own.l + step / 1000]) {
      const shade = formatHex(clampChroma({ ...own, l }, 'oklch'));
      if (l >= 0 && l <= 1 && stands(shade, demands)) return shade;
    }
  }
  return undefined;
}

/** What is written on a ground: the first that can be read; black and white between them always can. */
const readableOn = (ground: string, candidates: string[]) =>
  [...candidates, '#000000'].find((colour) => stands(colour, [[ground, least.text]])) ?? '#ffffff';

/** A line's fill, its hue as text, and what is written on the fill. */
function lineColours(name: string, fill: Pair, { paper, sheet, ink }: Omit<Colours, 'lines'>) {
  const text = (theme: Theme) => {
    const grounds: Demand[] = [
      [paper[theme], lineText],
      [sheet[theme], lineText],
    ];
    return nearest(fill[theme], grounds) ?? ink[theme];
  };
  return {
    [`line-${name}`]: { light: fill.light, dark: fill.dark },
    [`line-${name}-text`]: { light: text('light'), dark: text('dark') },
    [`line-${name}-on`]: {
      light: readableOn(fill.light, ['#ffffff', ink.light]),
      dark: readableOn(fill.dark, [paper.dark, '#ffffff']),
    },
  };
}

/** All colour tokens, as `#rrggbb`, of the `colours` of a brand. `desk` is what a mail's sheet lies on. */
export function paletteOf(colours: Colours): Palette {
  const { brand, lines, night, lamp, flap, board, ...grounds } = colours;
  const { paper, hairline } = grounds;
  return {
    ...grounds,
    ...fixed,
    night: same(night),
    lamp: same(lamp),
    flap: same(flap),
    'flap-ground': same(mixed(board, lamp, 0.16)),
    'flap-ground-low': same(mixed(board, lamp, 0.13)),
    board: same(board),
    desk: { light: mixed(paper.light, hairline.light, 0.5), dark: board },
    ...lineColours('brand', brand, colours),
    ...Object.assign(
      {},
      ...Object.entries(lines).map(([n, line]) => lineColours(n, line, colours)),
    ),
  };
}

const grounds = ['paper', 'sheet'];

/** By the field whose colour could be another: the tokens from which it must stand out, and how far. */
function demandsOf({ lines }: Colours): [field: string, on: string[], ratio: number][] {
  const quiet = Object.entries(lines).filter(([, { bright }]) => !bright);
  return [
    ['ink', grounds, least.reading],
    ['muted', grounds, least.text],
    ['control', grounds, least.graphics],
    ...['brand', ...quiet.map(([n]) => `lines.${n}`)].map((field): [string, string[], number] => [
      field,
      ['paper'],
      least.graphics,
    ]),
    // warnings have their colour whatever the brand: it is the ground that must let them be read
    ...grounds.map((field): [string, string[], number] => [field, ['error'], least.text]),
    ['lamp', ['night'], least.reading],
    ['flap', ['flap-ground', 'flap-ground-low', 'board'], least.text],
  ];
}

/** Every pair of colours that cannot be told apart well enough, with the nearest shade that can. */
export function contrastMistakes(colours: Colours): BrandMistake[] {
  const palette = paletteOf(colours);
  return demandsOf(colours).flatMap(([field, on, ratio]) => {
    const single = typeof Reflect.get(colours, field) === 'string';
    const token = field.replace(/^lines\./, 'line-').replace(/^brand$/, 'line-brand');
    const themes: Theme[] = single ? ['light'] : ['light', 'dark'];
    return themes.flatMap((theme) => {
      const colour = colourOf(palette, token)[theme];
      const demands = on.map((name): Demand => [colourOf(palette, name)[theme], ratio]);
      const failed = demands.findIndex((demand) => !stands(colour, [demand]));
      const [ground] = demands[failed] ?? [];
      if (!ground) return [];
      // cut off, not rounded: 2.96 is no 3
      const has = Math.floor(wcagContrast(colour, ground) * 100) / 100;
      const better = nearest(colour, demands);
      const bright = '; or "bright": true beside it, where the line is told by its code';
      return {
        file: brandFile,
        field: ['colours', field, ...(single ? [] : [theme])].join('.'),
        what: `"${colour}" has a contrast of ${has} to ${on[failed]} ${ground}, and needs ${ratio}`,
        instead: better
          ? `"${better}", the nearest shade of it that has${field.startsWith('lines.') ? bright : ''}`
          : `no shade of it has: another ${on[failed]} first`,
      };
    });
  });
}
