// The mark of content/logo.svg: read, checked, and as the components and the icons draw it.
import { optimize } from 'svgo';
import { errorText } from '../lib/errors.mjs';

/**
 * @import { XastChild, XastElement, XastRoot } from 'svgo'
 * @import { BrandMistake } from './mistakes.mjs'
 */

/**
 * @typedef {object} Mark
 * @property {XastElement} svg
 * @property {string} source
 * @property {string} box its viewBox
 * @property {boolean} ownColours whether it keeps its own, instead of being drawn in the brand's
 */

const FILE = 'content/logo.svg';
/** Bytes: it stands on every page, twice, and a page's first flight is 14 KB. */
const MOST = 3_000;

/**
 * @param {string} what
 * @param {string} instead
 * @param {number} [line]
 * @returns {BrandMistake}
 */
const mistake = (what, instead, line) => ({
  file: line ? `${FILE}, line ${line}` : FILE,
  what,
  instead,
});

/** @type {Record<string, [what: string, instead: string]>} */
const unfit = {
  script: ['contains a script', 'the drawing without it: it needs none'],
  foreignObject: ['contains HTML (foreignObject)', 'shapes: path, circle, rect'],
  image: ['contains a picture of pixels', 'shapes: have the picture traced, or draw it anew'],
  text: ['contains text, which needs a font that visitors may not have', 'its letters as paths'],
  use: ['repeats a shape (use)', 'the shape itself, each time'],
  a: ['contains a link', 'the drawing without it: the header’s is around it'],
  animate: ['moves', 'a drawing that stands still'],
};
/** @type {[what: string, instead: string]} */
const styled = [
  'has rules in a <style> that are no attributes',
  'fill="…" and stroke="…" at the shapes',
];
/** @param {string} name */
const kindOf = (name) =>
  /^(animate\w*|set)$/.test(name) ? 'animate' : name === 'tspan' ? 'text' : name;

/**
 * @param {XastChild} node
 * @returns {Generator<XastElement>}
 */
function* elements(node) {
  if (node.type === 'element') yield node;
  for (const child of 'children' in node ? node.children : []) yield* elements(child);
}

/** @param {[name: string, value: string]} attribute */
function attributeMistake([name, value]) {
  if (/^on/i.test(name)) return mistake(`runs a script (${name})`, 'the drawing without it');
  if (name === 'style' || name === 'class') return mistake(...styled);
  const elsewhere = /href$/.test(name) ? !value.startsWith('#') : /url\(\s*["']?[^#"']/.test(value);
  return elsewhere
    ? mistake(`fetches ${name}="${value.slice(0, 40)}"`, 'what it needs, inside the file')
    : undefined;
}

/**
 * @param {XastElement} svg
 * @param {number} size bytes
 * @returns {BrandMistake[]}
 */
function mistakesIn(svg, size) {
  /** @type {(BrandMistake | undefined)[]} */
  const found = [];
  const { viewBox, width, height } = svg.attributes;
  if (!/^\s*-?[\d.]+([\s,]+-?[\d.]+){3}\s*$/.test(viewBox ?? '')) {
    const [wide, high] = [width, height].map((length) => Number.parseFloat(length ?? ''));
    const box = wide && high && wide > 0 && high > 0 ? `0 0 ${wide} ${high}` : '0 0 32 32';
    found.push(
      mistake('has no viewBox, so nobody knows how large it is', `<svg viewBox="${box}" …>`),
    );
  }
  for (const { name, attributes } of elements(svg)) {
    const kind = kindOf(name);
    const fault = kind === 'style' ? styled : unfit[kind];
    if (fault) found.push(mistake(...fault));
    found.push(...Object.entries(attributes).map(attributeMistake));
  }
  if (size > MOST) {
    found.push(
      mistake(
        `has ${size} bytes, and every page carries it`,
        `a simpler drawing, of ${MOST} at most`,
      ),
    );
  }
  /** @type {Map<string, BrandMistake>} */
  const told = new Map();
  for (const each of found) if (each && !told.has(each.what)) told.set(each.what, each);
  return [...told.values()];
}

/**
 * svgo's parser throws the reason, and the line.
 *
 * @param {unknown} error
 */
function noDrawing(error) {
  const reason = error instanceof Error && 'reason' in error ? error.reason : errorText(error);
  const line = error instanceof Error && 'line' in error ? Number(error.line) : undefined;
  return mistake(`is no SVG: ${reason}`, 'the file as a drawing program exports it (SVG)', line);
}

/** @param {XastRoot | undefined} tree */
const svgIn = (tree) =>
  tree?.children.filter((node) => node.type === 'element').find(({ name }) => name === 'svg');

/**
 * Without what drawing programs leave in it; `tree` is what is left, as svgo has it.
 *
 * @param {string} text
 */
function tidied(text) {
  /** @type {XastRoot | undefined} */
  let tree;
  const { data } = optimize(text, {
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } },
      },
      'convertStyleToAttrs',
      'removeTitle',
      'removeXlink',
      'removeDimensions',
      'removeXMLNS',
      {
        name: 'keep',
        fn: (root) => {
          tree = root;
          return {};
        },
      },
    ],
  });
  return { data, svg: svgIn(tree) };
}

/**
 * Reads the mark. `{ mark: { svg, box, ownColours } }`, or `{ mistakes }`. A mark that says `currentColor` is drawn in the
 * brand's colours; any other keeps its own.
 *
 * @param {string} text
 * @returns {{ mark: Mark, mistakes?: undefined } | { mark?: undefined, mistakes: BrandMistake[] }}
 */
export function readMark(text) {
  /** @type {XastRoot | undefined} */
  let raw;
  let tidy;
  try {
    optimize(text, {
      plugins: [
        {
          name: 'see',
          fn: (root) => {
            raw = root;
            return {};
          },
        },
      ],
    });
    tidy = tidied(text);
  } catch (error) {
    return { mistakes: [noDrawing(error)] };
  }
  const whole = svgIn(raw);
  if (!whole || !tidy.svg)
    return { mistakes: [mistake('is no SVG', 'a file that begins with <svg …>')] };
  const size = Buffer.byteLength(tidy.data);
  // what is unfit is told of the file as it is; styles and classes only where tidying has left some
  /** @param {BrandMistake} each */
  const styles = (each) => /<style>/.test(each.what);
  const mistakes = [
    ...mistakesIn(whole, size).filter((each) => !styles(each)),
    ...mistakesIn(tidy.svg, 0).filter(styles),
  ];
  if (mistakes.length > 0) return { mistakes };
  return {
    mark: {
      svg: tidy.svg,
      source: tidy.data,
      box: whole.attributes.viewBox?.trim() ?? '',
      ownColours: !/currentColor/i.test(tidy.data),
    },
  };
}
