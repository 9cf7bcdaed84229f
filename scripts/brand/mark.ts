// The mark of content/logo.svg: read, checked, and as the components draw it.
import { optimize, type XastChild, type XastElement, type XastRoot } from 'svgo';
import { errorText } from '../lib/errors.mjs';
import type { BrandMistake } from './mistakes';

export interface Mark {
  svg: XastElement;
  source: string;
  /** Its viewBox. */
  box: string;
  /** Whether it keeps its own, instead of being drawn in the brand's. */
  ownColours: boolean;
}

/** Bytes: it stands on every page, twice, and a page's first flight is 14 KB. */
const most = 3_000;

const mistake = (what: string, instead: string, line?: unknown): BrandMistake => ({
  file: `content/logo.svg${line ? `, line ${line}` : ''}`,
  what,
  instead,
});

const unfit: [names: RegExp, what: string, instead: string][] = [
  [/^script$/, 'contains a script', 'the drawing without it: it needs none'],
  [/^foreignObject$/, 'contains HTML (foreignObject)', 'shapes: path, circle, rect'],
  [/^image$/, 'contains a picture of pixels', 'shapes: have the picture traced, or draw it anew'],
  [/^t(ext|span)$/, 'contains text, which needs a font of its own', 'its letters as paths'],
  [/^use$/, 'repeats a shape (use)', 'the shape itself, each time'],
  [/^a$/, 'contains a link', 'the drawing without it: the header’s is around it'],
  [/^(animate\w*|set)$/, 'moves', 'a drawing that stands still'],
];

const childrenOf = (node: XastChild | XastRoot): XastElement[] =>
  'children' in node ? node.children.filter((child) => child.type === 'element') : [];
const elementsIn = (node: XastElement): XastElement[] => [
  node,
  ...childrenOf(node).flatMap(elementsIn),
];

function attributeMistakes([name, value]: [string, string]): BrandMistake[] {
  if (/^on/i.test(name)) return [mistake(`runs a script (${name})`, 'the drawing without it')];
  const elsewhere = /href$/.test(name) ? !value.startsWith('#') : /url\(\s*["']?[^#"']/.test(value);
  const what = `fetches ${name}="${value.slice(0, 40)}"`;
  return elsewhere ? [mistake(what, 'what it needs, inside the file')] : [];
}

/** What cannot be in the file as it is. */
function mistakesIn(svg: XastElement): BrandMistake[] {
  const found = elementsIn(svg).flatMap(({ name, attributes }) => [
    ...unfit
      .filter(([names]) => names.test(name))
      .map(([, what, instead]) => mistake(what, instead)),
    ...Object.entries(attributes).flatMap(attributeMistakes),
  ]);
  const { viewBox, width, height } = svg.attributes;
  if (!/^\s*-?[\d.]+([\s,]+-?[\d.]+){3}\s*$/.test(viewBox ?? '')) {
    const [wide, high] = [width, height].map((length) => Number.parseFloat(length ?? '') || 32);
    const written = `<svg viewBox="0 0 ${wide} ${high}" …>`;
    found.push(mistake('has no viewBox, so nobody knows how large it is', written));
  }
  return found;
}

/** What the file must not have once it is tidied. */
function mistakesLeft(svg: XastElement, size: number): BrandMistake[] {
  const rules = elementsIn(svg).some(
    ({ name, attributes }) => name === 'style' || attributes.style || attributes.class,
  );
  const what = 'has rules in a <style> that are no attributes';
  return [
    ...(rules ? [mistake(what, 'fill="…" and stroke="…" at the shapes')] : []),
    ...(size > most
      ? [mistake(`has ${size} bytes, and every page carries it`, `a drawing of ${most} at most`)]
      : []),
  ];
}

/** As it is, and without what drawing programs leave in it: text, and the `svg` element. */
function read(text: string, plugins: NonNullable<Parameters<typeof optimize>[1]>['plugins'] = []) {
  let svg: XastElement | undefined;
  const see = (root: XastRoot) => {
    svg = childrenOf(root).find(({ name }) => name === 'svg');
    return {};
  };
  const { data } = optimize(text, { plugins: [...plugins, { name: 'see', fn: see }] });
  if (!svg) throw new Error('it does not begin with <svg …>');
  return { data, svg };
}

/** Reads the mark. One that says `currentColor` is drawn in the brand's colours; any other keeps its own. */
export function readMark(
  text: string,
): { mark: Mark; mistakes?: undefined } | { mark?: undefined; mistakes: BrandMistake[] } {
  try {
    const whole = read(text).svg;
    const { attributes } = whole;
    const box = attributes.viewBox?.trim() ?? '';
    const wrong = mistakesIn(whole);
    const { data, svg } = read(text, [
      {
        name: 'preset-default',
        params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } },
      },
      'convertStyleToAttrs',
      'removeTitle',
      'removeXlink',
      'removeDimensions',
      'removeXMLNS',
    ]);
    const all = [...wrong, ...mistakesLeft(svg, Buffer.byteLength(data))];
    const mistakes = all.filter(({ what }, i) => all.findIndex((it) => it.what === what) === i);
    if (mistakes.length > 0) return { mistakes };
    return { mark: { svg, source: data, box, ownColours: !/currentColor/i.test(data) } };
  } catch (error) {
    // svgo's parser throws the reason, and the line
    const { reason = errorText(error), line } = Object(error);
    const instead = 'the file as a drawing program exports it (SVG)';
    return { mistakes: [mistake(`is no SVG: ${reason}`, instead, line)] };
  }
}

const camelCase = (name: string) =>
  name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());

/** In braces and backquotes where the value names an id, which is the drawing's own; in quotes otherwise. */
function attribute([name, value]: [string, string], ids: Set<string>): string {
  const own = value
    .replace(/url\(["']?#([^"')]+)["']?\)/g, (_, id) => `url(#\${id}${id})`)
    .replace(/^#(.+)$/, (all, id) => (name === 'href' ? `#\${id}${id}` : all));
  if (name === 'id') return ids.has(value) ? `id={\`\${id}${value}\`}` : '';
  return own === value
    ? `${camelCase(name)}=${JSON.stringify(value)}`
    : `${camelCase(name)}={\`${own}\`}`;
}

function jsx(node: XastElement, ids: Set<string>, depth: number): string {
  const attributes = Object.entries(node.attributes)
    .filter(([name]) => node.name !== 'svg' || !['viewBox', 'width', 'height'].includes(name))
    .map((each) => attribute(each, ids))
    .filter(Boolean);
  const tag = node.name === 'svg' ? 'g' : node.name;
  const indent = '  '.repeat(depth);
  const open = [tag, ...attributes].join(' ');
  const inner = childrenOf(node).map((child) => jsx(child, ids, depth + 1));
  return inner.length > 0
    ? `${indent}<${open}>\n${inner.join('\n')}\n${indent}</${tag}>`
    : `${indent}<${open} />`;
}

/** `components/line/mark.tsx`: the mark's shapes. */
export function markModule({ svg, box }: Pick<Mark, 'svg' | 'box'>): string {
  const ids = new Set(elementsIn(svg).flatMap(({ attributes }) => attributes.id ?? []));
  return `// Written by scripts/draw-brand.ts from content/logo.svg.

export const markBox = ${JSON.stringify(box)};

/** The mark's shapes; \`id\` is put before the names that they use among themselves. */
export function markShapes(${ids.size > 0 ? 'id' : '_id'}: string) {
  return (
${jsx(svg, ids, 2)}
  );
}
`;
}
