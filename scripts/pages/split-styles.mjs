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

const purgedSheets = new Map();

/** Pages of one kind have the same names in them: the work is done once for all of them. */
function purge(css, names) {
  const key = JSON.stringify([css, names]);
  if (!purgedSheets.has(key)) {
    const purged = new PurgeCSS().purge({
      content: [{ raw: '', extension: 'html' }],
      css: [{ raw: css }],
      defaultExtractor: () => [...names, ...setInBrowser],
    });
    purgedSheets.set(
      key,
      purged.then(([sheet]) => sheet.css),
    );
  }
  return purgedSheets.get(key);
}

/** Holds the rules of single sections, most of what a page has; the others are few and short. */
const sectionLayer = 'components';

/**
 * Where the page says where its first screen ends, the head keeps of its sections' rules those of what stands before
 * that. There the rules of all sections follow, those once more: in the order of the sheet none outweighs another for
 * its place.
 */
async function inlineSheets(elements, sheets) {
  const all = selectableNames(elements);
  const whole = await Promise.all(sheets.map(({ text }) => purge(text, all)));
  const fold = elements.findIndex(isFold);
  if (fold < 0) return sheets.map((style, i) => edit.replaceText(style, whole[i]));
  const above = selectableNames(elements.slice(0, fold));
  const edits = sheets.map(async (style, i) => {
    const sections = inLayer(await purge(style.text, above), sectionLayer);
    const others = outsideLayer(whole[i], sectionLayer);
    return edit.replaceText(style, layerOrder(style.text) + others + sections);
  });
  const later = whole.map((css) => inLayer(css, sectionLayer)).join('');
  return [...(await Promise.all(edits)), edit.replaceText(elements[fold], later)];
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
