/** A page's style sheet, cut down to what the page can show before its scripts are there. */
import { PurgeCSS } from 'purgecss';
import { contentName } from './content-name.mjs';
import { edit } from './page-document.mjs';
import { inLayer, layerOrder, outsideLayer } from './style-layers.mjs';

/** The attributes whose values our selectors ask for; all others matter by their names alone. */
const selectedByValue = /^(class|id|type|role|lang|data-.+)$/;

/** Classes and values that scripts set before the whole sheet is there: the visitor's theme, and the loader's failure. */
const setInBrowser = ['light', 'dark', 'unanswered'];

/** The empty element that a page leaves behind its first screen (components/site/later-styles.tsx). */
const isFold = ({ name, attributes }) => name === 'style' && attributes.has('data-later');

const isSiteSheet = ({ name, attributes }) => name === 'style' && attributes.has('data-href');

/** Declared a second time, typefaces would be fetched again, for nothing. */
function withoutTypefaces(css) {
  const rest = css.replace(/@font-face\s*\{[^}]*\}/g, '');
  if (rest.includes('@font-face')) throw new Error('its typefaces cannot be cut out of its sheet');
  return rest;
}

/** What selectors can match in a page: its elements, its attributes, and the values of some. */
function selectableNames(elements) {
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

/** The top-level blocks of a minified sheet, in their order. */
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

const purgedSheets = new Map();

/** Tailwind registers more properties than a page's rules ask for. */
function withoutIdleProperties(css) {
  const asked = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/@property (--[\w-]+)\s*\{[^}]*\}/g, (rule, name) =>
    asked.has(name) ? rule : '',
  );
}

/** Pages of one kind have the same names in them: the work is done once for all of them. */
function purge(css, names) {
  const key = JSON.stringify([css, names]);
  if (!purgedSheets.has(key)) {
    const purged = new PurgeCSS().purge({
      content: [{ raw: '', extension: 'html' }],
      css: [{ raw: css }],
      defaultExtractor: () => [...names, ...setInBrowser],
      // a custom property that no rule of the page asks for goes with the rules that did
      variables: true,
    });
    purgedSheets.set(
      key,
      purged.then(([sheet]) => withoutIdleProperties(sheet.css)),
    );
  }
  return purgedSheets.get(key);
}

/** Holds the rules of single sections, most of what a page has; the others are few and short. */
const sectionLayer = 'components';

const isLate = (block) => lateBlock.test(block);

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
 */
async function inlineSheets(elements, sheets) {
  const all = selectableNames(elements);
  const whole = await Promise.all(
    sheets.map(async ({ text }) => partedByLateness(await purge(text, all))),
  );
  const late = whole.map((css) => css.late).join('');
  const fold = elements.findIndex(isFold);
  if (fold < 0) {
    const edits = sheets.map((style, i) => edit.replaceText(style, whole[i].first));
    const body = elements.find(({ name }) => name === 'body');
    return late && body ? [...edits, edit.append(body, `<style>${late}</style>`)] : edits;
  }
  const above = selectableNames(elements.slice(0, fold));
  const edits = sheets.map(async (style, i) => {
    const sections = inLayer(await purge(style.text, above), sectionLayer);
    const others = outsideLayer(whole[i].first, sectionLayer);
    return edit.replaceText(style, layerOrder(style.text) + others + sections);
  });
  const later = whole.map(({ first }) => inLayer(first, sectionLayer)).join('');
  return [...(await Promise.all(edits)), edit.replaceText(elements[fold], later + late)];
}

/**
 * Leaves inline the rules that match something in the page, and hands the whole sheet out as a file for
 * the loader to add at the visitor's first sign: what React may add to the page needs the rest.
 *
 * @param {object[]} elements of the page as Next wrote it, with the site's style sheet inline
 * @returns {Promise<{ edits: object[], sheet: { path: string, source: string } | undefined }>} no sheet for a page
 *   without one
 */
export async function splitStyles(elements) {
  const sheets = elements.filter(isSiteSheet);
  if (sheets.length === 0) return { edits: [], sheet: undefined };
  const source = withoutTypefaces(sheets.map(({ text }) => text).join('\n'));
  return {
    edits: await inlineSheets(elements, sheets),
    sheet: { path: `/_next/static/boot/${contentName(source)}.css`, source },
  };
}
