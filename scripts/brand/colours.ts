// Every colour of the site, made of those in content/brand.json, and whether they can be read on each other (WCAG 2.2).
import { mistake } from '../content/place';
import { type Brand, brandFile, type Pair } from './brand-file';

export type Palette = Record<string, Pair>;
type Colours = Brand['colours'];

const fixed = {
  error: { light: '#b81d16', dark: '#ff8a80' },
  'on-error': { light: '#ffffff', dark: '#141414' },
  whatsapp: { light: '#25d366', dark: '#25d366' },
  'on-whatsapp': { light: '#08160d', dark: '#08160d' },
};

/** Text (SC 1.4.3), text as it ought to be (SC 1.4.6), what is not text (SC 1.4.11), small text in a line's colour. */
const least = { text: 4.5, reading: 7, graphics: 3, lineText: 5.5 };

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function mixed(from: string, to: string, share: number): string {
  const end = channels(to);
  const parts = channels(from).map((one, i) => Math.round(one + ((end[i] ?? 0) - one) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const standsOn = (grounds: string[], ratio: number) => (colour: string) =>
  grounds.every((ground) => contrast(colour, ground) >= ratio);

/** The colour, or its nearest shade that stands out so far from all of these grounds, if any. */
const nearest = (colour: string, grounds: string[], ratio: number) =>
  Array.from({ length: 200 }, (_, step) =>
    ['#000000', '#ffffff'].map((end) => mixed(colour, end, step / 200)),
  )
    .flat()
    .find(standsOn(grounds, ratio));

function lineColours(name: string, { light, dark }: Pair, { paper, sheet, ink }: Colours): Palette {
  const text = (fill: string, theme: keyof Pair) =>
    nearest(fill, [paper[theme], sheet[theme]], least.lineText) ?? ink[theme];
  const on = (fill: string, ...candidates: string[]) =>
    [...candidates, '#000000'].find(standsOn([fill], least.text)) ?? '#ffffff';
  return {
    [`line-${name}`]: { light, dark },
    [`line-${name}-text`]: { light: text(light, 'light'), dark: text(dark, 'dark') },
    [`line-${name}-on`]: {
      light: on(light, '#ffffff', ink.light),
      dark: on(dark, paper.dark, '#ffffff'),
    },
  };
}

export function paletteOf(colours: Colours): Palette {
  const { brand, lines, night, lamp, flap, board, ...grounds } = colours;
  const same = (colour: string): Pair => ({ light: colour, dark: colour });
  const ofLines = Object.entries(lines).map(([n, line]) => lineColours(n, line, colours));
  return {
    ...grounds,
    ...fixed,
    night: same(night),
    lamp: same(lamp),
    flap: same(flap),
    'flap-ground': same(mixed(board, lamp, 0.13)),
    'flap-ground-low': same(mixed(board, lamp, 0.1)),
    board: same(board),
    desk: { light: mixed(grounds.paper.light, grounds.hairline.light, 0.5), dark: board },
    ...Object.assign(lineColours('brand', brand, colours), ...ofLines),
  };
}

/** Which colours of the brand do not stand out from what they lie on, each with the nearest shade that does. */
export function contrastMistakes(colours: Colours): string[] {
  const palette = paletteOf(colours);
  const demands: Record<string, [grounds: string[], ratio: number]> = {
    ink: [['paper', 'sheet'], least.reading],
    muted: [['paper', 'sheet'], least.text],
    control: [['paper', 'sheet'], least.graphics],
    paper: [['error'], least.text],
    sheet: [['error'], least.text],
    lamp: [['night'], least.reading],
    flap: [['flap-ground', 'flap-ground-low', 'board'], least.text],
    'line-brand': [['paper'], least.graphics],
  };
  for (const [number, { bright }] of Object.entries(colours.lines))
    if (!bright) demands[`line-${number}`] = [['paper'], least.graphics];
  return Object.entries(demands).flatMap(([token, [names, ratio]]) =>
    (['light', 'dark'] as const).flatMap((theme) => {
      const colour = palette[token]?.[theme] ?? '';
      const grounds = names.map((name) => palette[name]?.[theme] ?? '');
      const ground = grounds.find((each) => contrast(colour, each) < ratio);
      if (!ground) return [];
      const field = token.replace('line-brand', 'brand').replace('line-', 'lines.');
      const has = Math.floor(contrast(colour, ground) * 100) / 100;
      const what = `"${colour}" (${theme}) has a contrast of ${has} to ${ground}, and needs ${ratio}`;
      const better = nearest(colour, grounds, ratio);
      const or = field.startsWith('lines') ? '; or "bright": true, where its code tells it' : '';
      const instead = better ? `"${better}", its nearest shade that has${or}` : 'another ground';
      return mistake(`${brandFile}, colours.${field}`, what, instead);
    }),
  );
}
