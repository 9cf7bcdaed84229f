// Whether the brand's colours can be read on each other, and which shade could where they cannot.
import { wcagContrast } from 'culori';
import { LEAST, nearest, paletteOf, stands, THEMES } from './palette.mjs';

const grounds = ['paper', 'sheet'];
const on = (names, least) => names.map((ground) => ({ ground, least }));

/** What must stand out from what, by the field whose colour could be another. */
function demandsOf({ lines }) {
  const told = Object.entries(lines).filter(([, { bright }]) => !bright);
  return [
    ['ink', on(grounds, LEAST.reading)],
    ['muted', on(grounds, LEAST.text)],
    ['control', on(grounds, LEAST.graphics)],
    ['brand', on(['paper'], LEAST.graphics)],
    ...told.map(([n]) => [`lines.${n}`, on(['paper'], LEAST.graphics)]),
    // warnings have their colour whatever the brand: it is the ground that must let them be read
    ...grounds.map((ground) => [ground, on(['error'], LEAST.text)]),
    ['lamp', on(['night'], LEAST.reading)],
    ['flap', on(['flap-ground', 'flap-ground-low', 'board'], LEAST.text)],
  ];
}

/** The token that a field becomes. */
const tokenOf = (field) => field.replace(/^lines\./, 'line-').replace(/^brand$/, 'line-brand');

function mistakeIn(palette, place, field, demands, theme, single) {
  const colour = palette[tokenOf(field)][theme];
  const pairs = demands.map(({ ground, least }) => [palette[ground][theme], least, ground]);
  if (stands(colour, pairs)) return undefined;
  const [ground, least, name] = pairs.find((pair) => !stands(colour, [pair]));
  const better = nearest(colour, pairs);
  const ratio = wcagContrast(colour, ground);
  const path = ['colours', ...field.split('.'), ...(single ? [] : [theme])];
  return {
    file: place(path),
    field: path.join('.'),
    // cut off, not rounded: 2.96 is no 3
    what: `"${colour}" has a contrast of ${Math.floor(ratio * 100) / 100} to ${name} ${ground}, and needs ${least}`,
    instead: better
      ? `"${better}", the nearest shade of it that has${field.startsWith('lines.') ? '; or "bright": true beside it, where the line is told by its code' : ''}`
      : `no shade of it has: another ${name} first`,
  };
}

/** Every pair of colours that cannot be told apart well enough, as `mistakes.mjs` has mistakes; `place` says where. */
export function contrastMistakes(colours, place = () => 'content/brand.json') {
  const palette = paletteOf(colours);
  return demandsOf(colours).flatMap(([field, demands]) => {
    const single = typeof colours[field] === 'string';
    return (single ? ['light'] : THEMES)
      .map((theme) => mistakeIn(palette, place, field, demands, theme, single))
      .filter((mistake) => mistake !== undefined);
  });
}
