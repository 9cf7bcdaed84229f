/** What is changed in a page of Next's output, so that it costs nothing before it is used. */
import { contentName } from './content-name.mjs';
import { edit, runs } from './page-document.mjs';

/** @import { Edit, Page, PageElement } from './page-document.mjs' */

const ownScripts = '/_next/static/';
/** What a page must not fetch ahead of the visitor's first interaction. */
const preloaded = ['script', 'style'];

/**
 * The script that tells the bundler's runtime where to begin, under the id that React gives it.
 *
 * @param {PageElement} script
 */
const isEntry = ({ attributes }) => attributes.get('id') === '_R_';
/**
 * Scripts that hand React the page's data.
 *
 * @param {PageElement} script
 */
const isData = (script) => runs(script) && script.text.includes('__next_f');

/** @param {Page} page */
function scriptsOf(page) {
  const scripts = page.named('script');
  return {
    // for browsers below our floor
    old: scripts.filter(({ attributes }) => attributes.has('nomodule')),
    chunks: scripts.filter(
      ({ attributes }) =>
        !attributes.has('nomodule') && attributes.get('src')?.startsWith(ownScripts),
    ),
    entries: scripts.filter((script) => isEntry(script) && !isData(script)),
    data: scripts.filter(isData),
    // a failed page preloads its sheet too, and links none
    preloads: page
      .named('link')
      .filter(({ attributes }) => preloaded.includes(attributes.get('as') ?? '')),
  };
}

/**
 * Throws where Next writes its pages otherwise than this step knows them.
 *
 * @param {ReturnType<typeof scriptsOf>} scripts
 */
function checkScripts({ chunks, entries, data }) {
  const missing = [
    chunks.length === 0 && `a script of ${ownScripts}`,
    entries.length !== 1 && 'one script with the id _R_',
    data.length === 0 && 'React’s data (__next_f)',
  ].filter(Boolean);
  if (missing.length > 0) throw new Error(`Next wrote it without ${missing.join(', ')}`);
}

/**
 * @param {Page} page
 * @param {string} name of an element that each page has
 */
function only(page, name) {
  const [element] = page.named(name);
  if (!element) throw new Error(`it has no <${name}>`);
  return element;
}

/**
 * Takes the framework's scripts out of a page and leaves the loader in their place.
 *
 * @param {Page} page as Next wrote it
 * @param {string} loader the inline loader's source
 * @param {string} [sheet] address of the style sheet that the scripts' work needs
 * @returns {{ edits: Edit[], boot: { path: string, source: string } }} `boot` is the file that hands React the page's
 *   data when the loader calls it, once all scripts are there
 * @throws {Error} for a page in which they are not found
 */
export function deferScripts(page, loader, sheet = '') {
  const scripts = scriptsOf(page);
  checkScripts(scripts);
  const { old, chunks, entries, data, preloads } = scripts;
  const body = [...entries, ...data].map(({ text }) => text).join(';\n');
  const source = `self.lineaBoot = () => {\n${body};\n};\n`;
  const path = `${ownScripts}boot/${contentName(source)}.js`;
  const addresses = chunks.map(({ attributes }) => attributes.get('src'));
  const files = [sheet, path, ...new Set(addresses)].join(' ');
  const bodyElement = only(page, 'body');
  return {
    edits: [
      ...[...old, ...chunks, ...entries, ...data, ...preloads].map(edit.remove),
      edit.append(bodyElement, `<script data-boot="${files}">${loader}</script>`),
    ],
    boot: { path, source },
  };
}

/**
 * Next writes the shell of a failed page without a language; the screen that fills it has this one (WCAG 3.1.1).
 *
 * @param {Page} page
 * @param {string} language
 */
export function nameLanguage(page, language) {
  return page
    .named('html')
    .filter(({ attributes }) => !attributes.has('lang'))
    .map((html) => edit.addAttribute(html, `lang="${language}"`));
}

/**
 * Turns style attributes into rules of a style element: a policy can name that by its hash, an
 * attribute it cannot. React leaves both alone when it takes the page over.
 *
 * @param {Page} page
 */
export function liftStyleAttributes(page) {
  const rules = new Map();
  const edits = [];
  for (const element of page.elements) {
    const style = element.attributes.get('style');
    if (style === undefined) continue;
    if (!rules.has(style)) rules.set(style, rules.size);
    edits.push(edit.replaceAttribute(element, 'style', `data-lifted="${rules.get(style)}"`));
  }
  if (rules.size === 0) return edits;
  const css = [...rules].map(([style, n]) => `[data-lifted="${n}"]{${style}}`).join('');
  if (css.includes('<')) throw new Error('a style attribute could end the style element');
  return [...edits, edit.append(only(page, 'head'), `<style>${css}</style>`)];
}
