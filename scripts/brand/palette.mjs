// Every colour of the site, made of those in content/brand.json.
import { clampChroma, converter, formatHex, interpolate, wcagContrast } from 'culori';

/** @import { Colours, Pair } from './shape.mjs' */

/** @typedef {Record<string, Pair>} Palette by the token's name in CSS */

/** What the brand does not change: warnings, and another company's green. */
const fixed = {
  error: { light: '#b81d16', dark: '#ff8a80' },
  'on-error': { light: '#ffffff', dark: '#141414' },
  whatsapp: { light: '#25d366', dark: '#25d366' },
  'on-whatsapp': { light: '#08160d', dark: '#08160d' },
};

/** WCAG 2.2: text (SC 1.4.3), text as it ought to be (SC 1.4.6), what is not text (SC 1.4.11). */
export const LEAST = { text: 4.5, reading: 7, graphics: 3 };
/** Of text in a line's colour: some of it is small, and lies on grounds that are not quite the paper. */
const LINE_TEXT = 5.5;

/** @type {('light' | 'dark')[]} */
export const THEMES = ['light', 'dark'];

const oklch = converter('oklch');

/** @param {string} colour */
function inOklch(colour) {
  const found = oklch(colour);
  if (!found) throw new Error(`${colour} is no colour.`);
  return found;
}

/** @param {string} colour */
const same = (colour) => ({ light: colour, dark: colour });
/**
 * @param {string} from
 * @param {string} to
 * @param {number} share
 */
const mixed = (from, to, share) => formatHex(interpolate([from, to], 'oklab')(share));

/**
 * A colour of the palette.
 *
 * @param {Palette} palette
 * @param {string} token
 * @throws where there is none of that name
 */
export function colourOf(palette, token) {
  const pair = palette[token];
  if (!pair) throw new Error(`There is no colour ${token}.`);
  return pair;
}

/**
 * Whether the colour has that contrast to each of these grounds: `[[ground, ratio], …]`.
 *
 * @typedef {readonly [ground: string, least: number, ...unknown[]]} Demand a ground, and the least contrast to it
 * @param {string} colour
 * @param {Demand[]} demands
 */
export const stands = (colour, demands) =>
  demands.every(([ground, least]) => wcagContrast(colour, ground) >= least);

/**
 * The colour itself where it meets the demands, or the one of its hue that does and is nearest in lightness (OKLCH);
 * undefined where none does.
 *
 * @param {string} colour
 * @param {Demand[]} demands
 */
export function nearest(colour, demands) {
  const { h, c, l } = inOklch(colour);
  /** @param {number} lightness */
  const shade = (lightness) =>
    formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch'));
  if (stands(colour, demands)) return colour;
  for (let step = 1; step <= 1000; step += 1) {
    for (const lightness of [l - step / 1000, l + step / 1000]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = shade(lightness);
      if (stands(candidate, demands)) return candidate;
    }
  }
  return undefined;
}

/**
 * What is written on a ground: the first that can be read; black and white between them always can.
 *
 * @param {string} ground
 * @param {string[]} candidates
 */
const readableOn = (ground, candidates) =>
  [...candidates, '#000000'].find((colour) => stands(colour, [[ground, LEAST.text]])) ?? '#ffffff';

/**
 * A line's fill, its hue as text, and what is written on the fill.
 *
 * @param {string} name
 * @param {Pair} fill
 * @param {Pick<Colours, 'paper' | 'sheet' | 'ink'>} grounds
 * @returns {Record<string, Pair>}
 */
function lineColours(name, fill, { paper, sheet, ink }) {
  /** @param {'light' | 'dark'} theme */
  const text = (theme) =>
    nearest(fill[theme], [
      [paper[theme], LINE_TEXT],
      [sheet[theme], LINE_TEXT],
    ]) ?? ink[theme];
  return {
    [`line-${name}`]: { light: fill.light, dark: fill.dark },
    [`line-${name}-text`]: { light: text('light'), dark: text('dark') },
    [`line-${name}-on`]: {
      light: readableOn(fill.light, ['#ffffff', ink.light]),
      dark: readableOn(fill.dark, [paper.dark, '#ffffff']),
    },
  };
}

/**
 * All colour tokens by their names in CSS, each `{ light, dark }` as `#rrggbb`, of the `colours` of a brand. `desk` is what
 * a mail's sheet lies on.
 *
 * @param {Colours} colours
 * @returns {Palette}
 */
export function paletteOf(colours) {
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
    ...lineColours('brand', brand, grounds),
    ...Object.assign(
      {},
      ...Object.entries(lines).map(([n, line]) => lineColours(n, line, grounds)),
    ),
  };
}
