// The sources that follow from the brand, as text.

/**
 * @import { XastChild } from 'svgo'
 * @import { Mark } from './mark.mjs'
 * @import { Palette } from './palette.mjs'
 * @import { Pair } from './shape.mjs'
 */

/** @param {string} comment */
const written = (comment) => `${comment} Written by scripts/draw-brand.mjs`;

/** @param {[name: string, pair: Pair]} token */
const declared = ([name, { light, dark }]) =>
  `  --${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`;

/** The menu hangs in a header that may wear a line's colour: it keeps the page's own. */
const kept = ['paper', 'sheet', 'ink', 'muted', 'hairline'];

/** @param {string} name */
const livery = (name) =>
  [
    `  --line: var(--line-${name});`,
    `  --line-text: var(--line-${name}-text);`,
    `  --line-on: var(--line-${name}-on);`,
  ].join('\n');

/**
 * `styles/brand.css`: the colour tokens, and the colours that `data-line` stands for.
 *
 * @param {Palette} palette
 * @param {string[]} lineNames
 */
export function brandCss(palette, lineNames) {
  const { desk: _, ...tokens } = palette;
  const entries = Object.entries(tokens);
  return `/*
 * Written by scripts/draw-brand.mjs from content/brand.json: every colour of the site.
 * light-dark() picks by \`color-scheme\`, so a section or a page can switch ground by that one property.
 */
/* the menu hangs in a header that may wear a line's colour: it keeps the page's own */
:root,
.solutions-menu-panel {
${entries
  .filter(([name]) => kept.includes(name))
  .map(declared)
  .join('\n')}
}

:root {
${entries
  .filter(([name]) => !kept.includes(name))
  .map(declared)
  .join('\n')}
}

/* an element with data-line speaks in that line's colours; outside any, in the brand's */
:root,
[data-line] {
${livery('brand')}
}
${lineNames.map((name) => `[data-line="${name}"] {\n${livery(name)}\n}`).join('\n')}
`;
}

/**
 * `lib/brand-colours.ts`: the same for what cannot read CSS.
 *
 * @param {Palette} palette
 * @param {string[]} lineNames
 */
export function coloursModule(palette, lineNames) {
  const entries = Object.entries(palette).map(
    ([name, { light, dark }]) => `  '${name}': { light: '${light}', dark: '${dark}' },`,
  );
  return `${written('//')} from content/brand.json.

/** How many lines have a colour of their own; later lines start over. */
export const colouredLines = ${lineNames.length};

/** Each colour token of \`styles/brand.css\`; \`desk\` is what a mail's sheet lies on. */
export const brandColours = {
${entries.join('\n')}
} as const;
`;
}

/** @param {string} name */
const camelCase = (name) => name.replace(/[-:](\w)/g, (_, letter) => letter.toUpperCase());

/**
 * In braces and backquotes where the value names an id, which is the drawing's own; in quotes otherwise.
 *
 * @param {[name: string, value: string]} attribute
 * @param {Set<string>} names
 */
function attribute([name, value], names) {
  const own = value
    .replace(/url\(["']?#([^"')]+)["']?\)/g, (_, id) => `url(#\${id}${id})`)
    .replace(/^#(.+)$/, (all, id) => (name === 'href' ? `#\${id}${id}` : all));
  if (name === 'id') return names.has(value) ? `id={\`\${id}${value}\`}` : '';
  return own === value
    ? `${camelCase(name)}=${JSON.stringify(value)}`
    : `${camelCase(name)}={\`${own}\`}`;
}

/**
 * @param {XastChild} node
 * @param {Set<string>} names
 * @param {number} depth
 * @returns {string}
 */
function jsx(node, names, depth) {
  if (node.type !== 'element') return '';
  const attributes = Object.entries(node.attributes)
    .filter(([name]) => node.name !== 'svg' || !['viewBox', 'width', 'height'].includes(name))
    .map((each) => attribute(each, names))
    .filter(Boolean);
  const tag = node.name === 'svg' ? 'g' : node.name;
  const indent = '  '.repeat(depth);
  const open = [tag, ...attributes].join(' ');
  const inner = node.children.map((child) => jsx(child, names, depth + 1)).filter(Boolean);
  return inner.length > 0
    ? `${indent}<${open}>\n${inner.join('\n')}\n${indent}</${tag}>`
    : `${indent}<${open} />`;
}

/**
 * @param {XastChild} node
 * @returns {string[]}
 */
function idsIn(node) {
  if (node.type !== 'element') return [];
  const own = node.attributes.id ? [node.attributes.id] : [];
  return [...own, ...node.children.flatMap(idsIn)];
}

/**
 * `components/line/mark.tsx`: the mark's shapes.
 *
 * @param {Pick<Mark, 'svg' | 'box'>} mark
 */
export function markModule({ svg, box }) {
  const names = new Set(idsIn(svg));
  const parameter = names.size > 0 ? 'id' : '_id';
  return `${written('//')} from content/logo.svg.

export const markBox = ${JSON.stringify(box)};

/** The mark's shapes; \`id\` is put before the names that they use among themselves. */
export function markShapes(${parameter}: string) {
  return (
${jsx(svg, names, 2)}
  );
}
`;
}
