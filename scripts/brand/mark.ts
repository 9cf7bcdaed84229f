// The mark of content/logo.svg: tidied, checked, and as the header draws it.
import { optimize, type PluginConfig, type XastElement } from 'svgo';
import { mistake, placed } from '../content/place';
import { errorText } from '../lib/project';

const file = 'content/logo.svg';
const mostBytes = 3_000;
const shape =
  /^(svg|g|defs|path|circle|ellipse|rect|line|poly(line|gon)|(linear|radial)Gradient|stop|clipPath|mask|pattern|filter|fe(?!Image)\w+)$/;

/** What drawing programs leave goes; rules become attributes, for a `style` would hold for the whole page. */
const tidying: PluginConfig[] = [
  {
    name: 'preset-default',
    params: {
      overrides: { inlineStyles: { onlyMatchedOnce: false }, removeDesc: { removeAny: true } },
    },
  },
  'convertStyleToAttrs',
  'removeScripts',
  'removeTitle',
  'removeXlink',
  'removeDimensions',
  'removeXMLNS',
];

function* faultsIn({ name, attributes }: XastElement): Generator<[what: string, instead: string]> {
  if (!shape.test(name))
    yield [
      `contiene <${name}>`,
      'soltanto forme: lettere convertite in tracciati, colori come fill="…", niente immagini, niente che si muova',
    ];
  if (name === 'svg' && !/^\s*-?[\d.]+([\s,]+-?[\d.]+){3}\s*$/.test(attributes.viewBox ?? ''))
    yield ['non ha viewBox, e le misure non si sanno', 'larghezza e altezza: viewBox="0 0 32 32"'];
  for (const [key, value] of Object.entries(attributes)) {
    if (/^(on\w+|style|class)$/i.test(key)) yield [`contiene ${key}="…"`, 'fill="…" sulle forme'];
    if (/href$/.test(key) ? /^[^#]/.test(value) : /url\(\s*["']?[^#"'\s]/.test(value))
      yield [`va a prendere ${key}="${value.slice(0, 40)}"`, 'metti dentro quello che serve'];
  }
}

/** Reads the mark: as one `<svg>` without what drawing programs leave in it, and every mistake in the file. */
export function readMark(text: string): { mark: string; mistakes: string[] } {
  const mistakes = new Set<string>();
  const add = (place: string, what: string, instead: string) =>
    mistakes.add(mistake(place, what, instead));
  const enter = (element: XastElement) => {
    for (const fault of faultsIn(element)) add(file, ...fault);
  };
  let mark = '';
  try {
    const checking = { name: 'check', fn: () => ({ element: { enter } }) };
    mark = optimize(text, { plugins: [...tidying, checking] }).data;
    const bytes = Buffer.byteLength(mark);
    if (bytes > mostBytes)
      add(file, `pesa ${bytes} byte, e sta in ogni pagina`, `al massimo ${mostBytes}`);
    if (!mark.startsWith('<svg')) add(file, 'non è un SVG', 'esportalo di nuovo');
  } catch (error) {
    const { reason = errorText(error), line } = Object(error);
    add(placed(file, line ?? null), `non è un SVG: ${reason}`, 'esportalo di nuovo');
  }
  return { mark, mistakes: [...mistakes] };
}

/** A module with the mark's shapes, whose names for each other begin with what it is given. */
export function markModule(mark: string): string {
  const prefixIds: PluginConfig = { name: 'prefixIds', params: { prefix: '%id%', delim: '' } };
  const { data } = optimize(mark, { plugins: [prefixIds] });
  const [viewBox, box] = / viewBox="([^"]*)"/.exec(data) ?? [''];
  const shapes = data.replace(viewBox, '').replace(/^<svg/, '<g').replace(/svg>$/, 'g>');
  return `// Written by scripts/brand/mark.ts from content/logo.svg.

export const markBox = ${JSON.stringify(box)};

/** The mark's shapes as markup; \`id\` is put before the names that they use among themselves. */
export const markShapes = (id: string) => ${JSON.stringify(shapes)}.replaceAll('%id%', id);
`;
}
