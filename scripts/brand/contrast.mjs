// Whether the brand's colours can be read on each other, and which shade could where they cannot.
import { wcagContrast } from 'culori';
import { brandFile } from './mistakes.mjs';
import { colourOf, LEAST, nearest, paletteOf, stands, THEMES } from './palette.mjs';

/**
 * @import { BrandMistake } from './mistakes.mjs'
 * @import { Palette } from './palette.mjs'
 * @import { Colours } from './shape.mjs'
 */

/** @typedef {{ ground: string, least: number }} Ground a token, and the least contrast to it */

const grounds = ['paper', 'sheet'];
/**
 * @param {string[]} names
 * @param {number} least
 */
const on = (names, least) => names.map((ground) => ({ ground, least }));

/**
 * @param {string} name
 * @param {Ground[]} demands
 * @returns {[field: string, demands: Ground[]]}
 */
const field = (name, demands) => [name, demands];

/**
 * What must stand out from what, by the field whose colour could be another.
 *
 * @param {Colours} colours
 */
function demandsOf({ lines }) {
  const told = Object.entries(lines).filter(([, { bright }]) => !bright);
  /** @type {[field: string, demands: Ground[]][]} */
  const demands = [
    ['ink', on(grounds, LEAST.reading)],
    ['muted', on(grounds, LEAST.text)],
    ['control', on(grounds, LEAST.graphics)],
    ['brand', on(['paper'], LEAST.graphics)],
    ...told.map(([n]) => field(`lines.${n}`, on(['paper'], LEAST.graphics))),
    // warnings have their colour whatever the brand: it is the ground that must let them be read
    ...grounds.map((ground) => field(ground, on(['error'], LEAST.text))),
    ['lamp', on(['night'], LEAST.reading)],
    ['flap', on(['flap-ground', 'flap-ground-low', 'board'], LEAST.text)],
  ];
  return demands;
}

/**
 * The token that a field becomes.
 *
 * @param {string} field
 */
const tokenOf = (field) => field.replace(/^lines\./, 'line-').replace(/^brand$/, 'line-brand');

/**
 * @param {Palette} palette
 * @param {string} field
 * @param {Ground[]} demands
 * @param {'light' | 'dark'} theme
 * @param {boolean} single whether the field has one colour for both themes
 * @returns {BrandMistake | undefined}
 */
function mistakeIn(palette, field, demands, theme, single) {
  const colour = colourOf(palette, tokenOf(field))[theme];
  /** @type {[colour: string, least: number, name: string][]} */
  const pairs = demands.map(({ ground, least }) => [
    colourOf(palette, ground)[theme],
    least,
    ground,
  ]);
  const failed = pairs.find((pair) => !stands(colour, [pair]));
  if (!failed) return undefined;
  const [ground, least, name] = failed;
  const better = nearest(colour, pairs);
  const ratio = wcagContrast(colour, ground);
  const path = ['colours', ...field.split('.'), ...(single ? [] : [theme])];
  return {
    file: brandFile,
    field: path.join('.'),
    // cut off, not rounded: 2.96 is no 3
    what: `"${colour}" has a contrast of ${Math.floor(ratio * 100) / 100} to ${name} ${ground}, and needs ${least}`,
    instead: better
      ? `"${better}", the nearest shade of it that has${field.startsWith('lines.') ? '; or "bright": true beside it, where the line is told by its code' : ''}`
      : `no shade of it has: another ${name} first`,
  };
}

/**
 * Every pair of colours that cannot be told apart well enough, as `mistakes.mjs` has mistakes.
 *
 * @param {Colours} colours
 */
export function contrastMistakes(colours) {
  const palette = paletteOf(colours);
  return demandsOf(colours).flatMap(([field, demands]) => {
    const single = typeof Reflect.get(colours, field) === 'string';
    return (single ? THEMES.slice(0, 1) : THEMES)
      .map((theme) => mistakeIn(palette, field, demands, theme, single))
      .filter((mistake) => mistake !== undefined);
  });
}
