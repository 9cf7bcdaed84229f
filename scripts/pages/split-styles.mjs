/** A page's style sheet, cut down to what the page can show before its scripts are there. */
import { PurgeCSS } from 'purgecss';
import { contentName } from './content-name.mjs';
import { edit } from './page-document.mjs';

/** The attributes whose values our selectors ask for; all others matter by their names alone. */
const selectedByValue = /^(class|id|type|role|lang|data-.+)$/;

/** Classes that scripts set before the whole sheet is there: the visitor's theme, and the loader's failure. */
const setInBrowser = ['light', 'dark', 'unanswered'];

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
      defaultExtractor: () => names,
      safelist: setInBrowser,
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
  const names = selectableNames(elements);
  const purged = await Promise.all(sheets.map(({ text }) => purge(text, names)));
  const blocks = purged.map(topLevelBlocks);
  const isLate = (block) => lateBlock.test(block);
  const edits = sheets.map((style, i) =>
    edit.replaceText(style, blocks[i].filter((block) => !isLate(block)).join('')),
  );
  const late = blocks.flat().filter(isLate).join('');
  const body = elements.find(({ name }) => name === 'body');
  // at the end of the page, so that its first screen comes sooner
  if (late && body) edits.push(edit.append(body, `<style>${late}</style>`));
  const source = withoutTypefaces(sheets.map(({ text }) => text).join('\n'));
  return {
    edits,
    sheet: { path: `/_next/static/boot/${contentName(source)}.css`, source },
  };
}
