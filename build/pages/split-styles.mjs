/** A page's style sheet, cut down to what the page can show before its scripts are there. */
import { PurgeCSS } from 'purgecss';
import { edit } from './page-document.mjs';
import { inLayer, layerOrder, outsideLayer } from './style-layers.mjs';

/** @import { Edit, PageElement } from './page-document.mjs' */

/** The attributes whose values our selectors ask for; all others matter by their names alone. */
const selectedByValue = /^(class|id|type|role|lang|data-.+)$/;

/** What scripts set before the whole sheet is there: the visitor's theme, and that nothing is painted yet. */
const setInBrowser = ['light', 'dark', 'data-unpainted'];

/**
 * The empty element that a page leaves behind its first screen (components/layout/page/later-styles.tsx).
 *
 * @param {PageElement} element
 */
const isFold = ({ name, attributes }) => name === 'style' && attributes.has('data-later');

/**
 * The site's sheet as Next links it. React, when it starts, looks for it by this address and adds what it does not find.
 *
 * @param {PageElement} element
 */
const isSiteSheet = ({ name, attributes }) =>
  name === 'link' && attributes.get('rel') === 'stylesheet' && attributes.has('data-precedence');

/** Declared a second time, by the page and by its sheet, typefaces would be fetched again. */
const fetchesTypefaces = /@font-face\s*\{[^}]*\burl\(/;

/**
 * A sheet names its files as seen from itself, a page as seen from the root.
 *
 * @param {string} css
 * @param {string} sheet its address
 */
function asSeenFromRoot(css, sheet) {
  return css.replace(
    /\burl\(\s*(?!["']?(?:data:|#))["']?([^"')]+?)["']?\s*\)/g,
    (_url, address) => {
      const { pathname, search, hash } = new URL(address, new URL(sheet, 'http://site'));
      return `url(${pathname}${search}${hash})`;
    },
  );
}

/**
 * What selectors can match in a page: its elements, its attributes, and the values of some.
 *
 * @param {PageElement[]} elements
 */
function selectableNames(elements) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const { name, attributes } of elements) {
    if (name === 'style' || name === 'script') continue;
    names.add(name);
    for (const [attribute, value] of attributes) {
      names.add(attribute);
      if (!selectedByValue.test(attribute)) continue;
      for (const each of value.split(/\s+/)) names.add(each);
    }
  }
  return [...names].sort();
}

/** What the first picture does without: motion, which ends at that picture, paper, and colours of the visitor's system. */
const lateBlock =
  /^\s*@(?:keyframes|media (?:print|screen and \(prefers-reduced-motion:\s*no-preference\)|\(forced-colors:\s*active\)))[\s{]/;

/**
 * The top-level blocks of a minified sheet, in their order.
 *
 * @param {string} css
 */
function topLevelBlocks(css) {
  const blocks = [];
  let [start, depth] = [0, 0];
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    const ends = depth === 0 && (css[at] === '}' || css[at] === ';');
    if (!ends) continue;
    blocks.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return [...blocks, css.slice(start)];
}

/** @type {Map<string, Promise<string>>} */
const purgedSheets = new Map();

/**
 * Tailwind registers more properties than a page's rules ask for.
 *
 * @param {string} css
 */
function withoutIdleProperties(css) {
  const asked = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/@property (--[\w-]+)\s*\{[^}]*\}/g, (rule, name) =>
    asked.has(name) ? rule : '',
  );
}

/**
 * @param {string} css
 * @param {string[]} names
 */
async function purged(css, names) {
  const [sheet] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => [...names, ...setInBrowser],
    // a custom property that no rule of the page asks for goes with the rules that did
    variables: true,
  });
  return withoutIdleProperties(sheet?.css ?? '');
}

/**
 * Pages of one kind have the same names in them: the work is done once for all of them.
 *
 * @param {string} css
 * @param {string[]} names
 */
function purge(css, names) {
  const key = JSON.stringify([css, names]);
  const sheet = purgedSheets.get(key) ?? purged(css, names);
  purgedSheets.set(key, sheet);
  return sheet;
}

/** Holds the rules of single sections, most of what a page has; the others are few and short. */
const sectionLayer = 'components';

/** @param {string} block */
const isLate = (block) => lateBlock.test(block);

/** @param {string} css */
function partedByLateness(css) {
  const blocks = topLevelBlocks(css);
  return {
    first: blocks.filter((block) => !isLate(block)).join(''),
    late: blocks.filter(isLate).join(''),
  };
}

/**
 * Where the page says where its first screen ends, the head keeps of its sections' rules those of what stands before
 * that. There the rules of all sections follow, those once more: in the order of the sheet none outweighs another for
 * its place. What the first picture does without comes last, on a page that does not say so at its end.
 *
 * @param {PageElement[]} elements
 * @param {PageElement} link
 * @param {string} css
 * @returns {Promise<Edit[]>}
 */
async function inlineSheet(elements, link, css) {
  const all = selectableNames(elements);
  const { first, late } = partedByLateness(await purge(css, all));
  /** @param {string} text */
  const inHead = (text) => edit.replace(link, `<style data-site="">${text}</style>`);
  const fold = elements.find(isFold);
  if (!fold) {
    const body = elements.find(({ name }) => name === 'body');
    const atEnd = late && body ? [edit.append(body, `<style>${late}</style>`)] : [];
    return [inHead(first), ...atEnd];
  }
  const above = selectableNames(elements.slice(0, elements.indexOf(fold)));
  const sections = inLayer(await purge(css, above), sectionLayer);
  const others = outsideLayer(first, sectionLayer);
  const later = inLayer(first, sectionLayer);
  return [inHead(layerOrder(css) + others + sections), edit.replaceText(fold, later + late)];
}

/**
 * Puts the rules that match something in the page into it, in place of the link to the whole sheet. That is for the
 * loader to add at the visitor's first interaction: what React may add to the page needs the rest. A sheet of typefaces stays
 * linked, switched off: React finds it there, and nobody fetches it.
 *
 * @param {PageElement[]} elements of the page as Next wrote it
 * @param {(address: string) => Promise<string>} readAsset the text of a file that the page links
 * @returns {Promise<{ edits: Edit[], sheet: string | undefined }>} the whole sheet's address, none for a page without
 * @throws {Error} for a page with several sheets, whose order the loader would not keep
 */
export async function splitStyles(elements, readAsset) {
  const links = elements.filter(isSiteSheet);
  const sheets = await Promise.all(
    links.map(async (link) => {
      const address = link.attributes.get('href') ?? '';
      return { link, address, css: asSeenFromRoot(await readAsset(address), address) };
    }),
  );
  const [whole, ...others] = sheets.filter(({ css }) => !fetchesTypefaces.test(css));
  if (!whole) return { edits: [], sheet: undefined };
  if (others.length > 0) throw new Error(`it has ${others.length + 1} style sheets instead of one`);
  const idle = sheets.filter((sheet) => sheet !== whole);
  return {
    edits: [
      ...idle.map(({ link }) => edit.addAttribute(link, 'disabled=""')),
      ...(await inlineSheet(elements, whole.link, sheets.map(({ css }) => css).join('\n'))),
    ],
    sheet: whole.address,
  };
}
