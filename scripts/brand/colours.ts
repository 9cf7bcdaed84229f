// Every colour of the site, made of the few in content/brand.json, each a shade that can be read where it shows.
import { lineOf, mistake, placed } from '../content/place';
import { type Brand, brandFile, type Pair } from './brand-file';
import { contrast, darkFirst, mixed, nearest, standsOn } from './shades';

export type Palette = Record<string, Pair>;
type Colours = Brand['colours'];
type Theme = keyof Pair;

const whatsapp = {
  whatsapp: { light: '#25d366', dark: '#25d366' },
  'on-whatsapp': { light: '#08160d', dark: '#08160d' },
};
const red: Pair = { light: '#b81d16', dark: '#ff8a80' };

/** Text (SC 1.4.3), text as it ought to be (SC 1.4.6), what is not text (SC 1.4.11), small text in a line's colour. */
const least = { text: 4.5, reading: 7, graphics: 3, lineText: 5.5 };

/** Of the way from paper to ink, and how much is added of the tint that the lighter of the two has. */
const between = {
  muted: { light: [0.69, 1], dark: [0.72, 0.9] },
  hairline: { light: [0.135, 1.1], dark: [0.17, 0.3] },
  control: { light: [0.515, 0.9], dark: [0.525, 0.8] },
} as const;

const themes = ['light', 'dark'] as const;
const pair = (colour: (theme: Theme) => string): Pair => ({
  light: colour('light'),
  dark: colour('dark'),
});
const same = (colour: string) => pair(() => colour);

/** What lies on the paper: a little lighter than it. */
const sheetOf = ({ paper, ink }: Colours) =>
  pair((theme) => {
    const [, lighter] = darkFirst(paper[theme], ink[theme]);
    const [share, tint] = lighter === paper[theme] ? [0.64, 0.1] : [0.037, 0];
    return mixed(paper[theme], '#ffffff', share, tint);
  });

function neutrals(colours: Colours) {
  const { paper, ink } = colours;
  const sheet = sheetOf(colours);
  const readable = (colour: string, theme: Theme, ratio: number) =>
    nearest(colour, [paper[theme], sheet[theme]], ratio) ?? ink[theme];
  const shade = (name: keyof typeof between, ratio: number) =>
    pair((theme) => {
      const [share, tint] = between[name][theme];
      const [, tintOf] = darkFirst(paper[theme], ink[theme]);
      return readable(mixed(paper[theme], ink[theme], share, tint, tintOf), theme, ratio);
    });
  const [muted, hairline] = [shade('muted', least.text), shade('hairline', 1)];
  const control = shade('control', least.graphics);
  const error = pair((theme) => readable(red[theme], theme, least.text));
  return { paper, sheet, ink, muted, hairline, control, error };
}

/** The hospitality page's board and what is dark or lit in both themes. */
function nightColours(colours: Colours) {
  const [night, lamp] = darkFirst(colours.ink.light, colours.paper.light);
  const board = mixed(night, '#000000', 0.36);
  return {
    night: same(night),
    lamp: same(lamp),
    'flap-ground': same(mixed(board, lamp, 0.13)),
    'flap-ground-low': same(mixed(board, lamp, 0.1)),
    board: same(board),
    ...lineColours('signal', same(colours.signal), colours),
  };
}

/** Black or white where neither of the theme's own can be read on it. */
const on = (fill: string, theme: Theme, { paper, ink }: Pick<Colours, 'paper' | 'ink'>) =>
  [...(theme === 'light' ? ['#ffffff', ink.light] : [paper.dark, '#ffffff']), '#000000'].find(
    standsOn([fill], least.text),
  ) ?? '#ffffff';

function lineColours(name: string, line: Pair, colours: Colours): Palette {
  const { paper, ink } = colours;
  const sheet = sheetOf(colours);
  return {
    [name]: pair((theme) => line[theme]),
    [`${name}-text`]: pair(
      (theme) => nearest(line[theme], [paper[theme], sheet[theme]], least.lineText) ?? ink[theme],
    ),
    [`${name}-on`]: pair((theme) => on(line[theme], theme, colours)),
  };
}

export function paletteOf(colours: Colours): Palette {
  const ground = neutrals(colours);
  const dark = nightColours(colours);
  const { error, paper, hairline } = ground;
  const lines = Object.entries(colours.lines).map(([n, line]) =>
    lineColours(`line-${n}`, line, colours),
  );
  return {
    ...ground,
    'on-error': pair((theme) => on(error[theme], theme, colours)),
    ...whatsapp,
    ...dark,
    desk: { light: mixed(paper.light, hairline.light, 0.5), dark: dark.board.dark },
    ...Object.assign(lineColours('line-brand', colours.brand, colours), ...lines),
  };
}

const written = (ratio: number) => String(Math.floor(ratio * 100) / 100).replace('.', ',');

/** Which colours of the brand do not stand out from what they lie on, each with the nearest shade that does. */
export function contrastMistakes(colours: Colours): string[] {
  const palette = paletteOf(colours);
  const demands: Record<string, [grounds: string[], ratio: number]> = {
    ink: [['paper', 'sheet'], least.reading],
    signal: [['night', 'flap-ground', 'flap-ground-low', 'board'], least.text],
    'line-brand': [['paper'], least.graphics],
  };
  for (const [number, { bright }] of Object.entries(colours.lines))
    if (!bright) demands[`line-${number}`] = [['paper'], least.graphics];
  const found = Object.entries(demands).flatMap(([token, [names, ratio]]) =>
    themes.flatMap((theme) => {
      const colour = palette[token]?.[theme] ?? '';
      const grounds = names.map((name) => palette[name]?.[theme] ?? '');
      const ground = grounds.find((each) => contrast(colour, each) < ratio);
      if (!ground) return [];
      const field = token.replace('line-brand', 'brand').replace('line-', 'lines.');
      const which = field === 'signal' ? '' : { light: ' (chiaro)', dark: ' (scuro)' }[theme];
      const has = written(contrast(colour, ground));
      const what = `"${colour}"${which} su "${ground}" ha un contrasto di ${has}: ne serve ${written(ratio)}`;
      const better = nearest(colour, grounds, ratio);
      const or = field.startsWith('lines')
        ? '; oppure "bright": true, e la linea si riconosce dal codice'
        : '';
      const instead = better
        ? `scrivi "${better}", la sfumatura più vicina che basta${or}`
        : 'nessuna sua sfumatura basta: cambia "paper", lo sfondo, in uno più chiaro o più scuro';
      const line = lineOf(brandFile, 'colours', `"${colour}"`);
      return mistake(placed(brandFile, line, `colours.${field}`), what, instead);
    }),
  );
  return [...new Set(found)];
}
