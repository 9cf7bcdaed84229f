// The mark of content/logo.svg: read, checked, and as the components draw it.
import { optimize, type XastChild, type XastElement, type XastRoot } from 'svgo';
import { errorText } from '../lib/project';
import { mistake } from './brand-file';

export interface Mark {
  svg: XastElement;
  source: string;
  box: string;
}

const file = 'content/logo.svg';
const mostBytes = 3_000;

const childrenOf = (node: XastChild | XastRoot): XastElement[] =>
  'children' in node ? node.children.filter((child) => child.type === 'element') : [];
const elementsIn = (node: XastElement): XastElement[] => [
  node,
  ...childrenOf(node).flatMap(elementsIn),
];

function* faultsIn(svg: XastElement): Generator<[what: string, instead: string]> {
  for (const { name, attributes } of elementsIn(svg)) {
    if (/^(script|animate\w*|set|a)$/.test(name))
      yield ['does more than to be looked at', 'the drawing alone'];
    if (/^(foreignObject|image)$/.test(name))
      yield ['has HTML or pixels in it', 'shapes: path, circle, rect'];
    if (/^(text|tspan)$/.test(name))
      yield ['contains text, which needs a font of its own', 'its letters as paths'];
    if (name === 'use') yield ['repeats a shape (use)', 'the shape itself, each time'];
    for (const [key, value] of Object.entries(attributes)) {
      if (/^on/i.test(key)) yield [`runs a script (${key})`, 'the drawing alone'];
      const elsewhere = /href$/.test(key) ? /^[^#]/ : /url\(\s*["']?[^#"'\s]/;
      if (elsewhere.test(value))
        yield [`fetches ${key}="${value.slice(0, 40)}"`, 'what it needs, inside'];
    }
  }
  const { viewBox = '', width = '32', height = '32' } = svg.attributes;
  if (/^\s*-?[\d.]+([\s,]+-?[\d.]+){3}\s*$/.test(viewBox)) return;
  const box = [width, height].map((length) => Number.parseFloat(length) || 32).join(' ');
  yield ['has no viewBox, so nobody knows its size', `<svg viewBox="0 0 ${box}" …>`];
}

type Plugins = NonNullable<NonNullable<Parameters<typeof optimize>[1]>['plugins']>;

function read(text: string, plugins: Plugins = []) {
  let svg: XastElement | undefined;
  const see = (root: XastRoot) => {
    svg = childrenOf(root).find(({ name }) => name === 'svg');
    return {};
  };
  const { data } = optimize(text, { plugins: [...plugins, { name: 'see', fn: see }] });
  if (!svg) throw new Error('it does not begin with <svg …>');
  return { data, svg };
}

const tidying: Plugins = [
  {
    name: 'preset-default',
    params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } },
  },
  'convertStyleToAttrs',
  'removeTitle',
  'removeXlink',
  'removeDimensions',
  'removeXMLNS',
];

/** Reads the mark, without what drawing programs leave in it: the mark, or every mistake in the file. */
export function readMark(text: string): { mark?: Mark; mistakes: string[] } {
  try {
    const asDrawn = read(text).svg;
    const { data, svg } = read(text, tidying);
    const faults = [...faultsIn(asDrawn)];
    if (elementsIn(svg).some(({ name, attributes: a }) => name === 'style' || a.style || a.class))
      faults.push(['has rules that are no attributes', 'fill="…" at the shapes']);
    const bytes = Buffer.byteLength(data);
    if (bytes > mostBytes)
      faults.push([`has ${bytes} bytes, and every page carries it`, `${mostBytes} at most`]);
    const mistakes = new Set(faults.map(([what, instead]) => mistake(file, what, instead)));
    const box = asDrawn.attributes.viewBox?.trim() ?? '';
    return { mark: { svg, source: data, box }, mistakes: [...mistakes] };
  } catch (error) {
    const { reason = errorText(error), line } = Object(error);
    const place = line ? `${file}, line ${line}` : file;
    return { mistakes: [mistake(place, `is no SVG: ${reason}`, 'the file as it was exported')] };
  }
}

const camelCase = (name: string) =>
  name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());

/** With `id` in front of the names that the drawing's parts use among themselves. */
function attribute([name, value]: [string, string]): string {
  const own = value
    .replace(/url\(["']?#([^"')]+)["']?\)/g, (_, id) => `url(#\${id}${id})`)
    .replace(/^#(.+)$/, (all, id) => (name === 'href' ? `#\${id}${id}` : all));
  if (name === 'id') return `id={\`\${id}${value}\`}`;
  const said = own === value ? JSON.stringify(value) : `{\`${own}\`}`;
  return `${camelCase(name)}=${said}`;
}

function jsx(node: XastElement, depth: number): string {
  const attributes = Object.entries(node.attributes)
    .filter(([name]) => node.name !== 'svg' || !['viewBox', 'width', 'height'].includes(name))
    .map(attribute);
  const tag = node.name === 'svg' ? 'g' : node.name;
  const indent = '  '.repeat(depth);
  const open = [tag, ...attributes].join(' ');
  const inner = childrenOf(node).map((child) => jsx(child, depth + 1));
  return inner.length > 0
    ? `${indent}<${open}>\n${inner.join('\n')}\n${indent}</${tag}>`
    : `${indent}<${open} />`;
}

export function markModule({ svg, box }: Pick<Mark, 'svg' | 'box'>): string {
  const named = elementsIn(svg).some(({ attributes }) => attributes.id !== undefined);
  return `// Written by scripts/brand/mark.ts from content/logo.svg.

export const markBox = ${JSON.stringify(box)};

/** The mark's shapes; \`id\` is put before the names that they use among themselves. */
export function markShapes(${named ? 'id' : '_id'}: string) {
  return (
${jsx(svg, 2)}
  );
}
`;
}
