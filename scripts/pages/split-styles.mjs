/** A page's style sheet, cut down to what the page can show before its scripts are there. */
import { PurgeCSS } from 'purgecss';
import { contentName } from './rewrite-page.mjs';

const siteStyle = /(<style\b[^>]*\bdata-href="[^"]*"[^>]*>)([\s\S]*?)(<\/style>)/g;
const notMarkup = /<(style|script)\b[\s\S]*?<\/\1>/g;
const openingTag = /<([a-z][\w-]*)((?:[^<>"]|"[^"]*")*)>/gi;
const attribute = /([^\s"=/]+)(?:="([^"]*)")?/g;
/** The attributes whose values our selectors ask for; all others matter by their names alone. */
const selectedByValue = /^(class|id|type|role|lang|data-.+)$/;

/** Set by a script before the first paint: the visitor's theme. */
const setInBrowser = ['light', 'dark'];

/** Declared a second time, typefaces would be fetched again, for nothing. */
const withoutTypefaces = (css) => css.replace(/@font-face\s*\{[^}]*\}/g, '');

/** What selectors can match in a page: its elements, its attributes, and the values of some. */
function selectableNames(html) {
  const names = new Set();
  for (const [, element, attributes] of html.replace(notMarkup, '').matchAll(openingTag)) {
    names.add(element);
    for (const [, name, value] of attributes.matchAll(attribute)) {
      names.add(name);
      if (!value || !selectedByValue.test(name)) continue;
      const decoded = value.replaceAll('&gt;', '>').replaceAll('&amp;', '&');
      for (const each of decoded.split(/\s+/)) names.add(each);
    }
  }
  return [...names].sort();
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
 * @param {string} html as Next wrote it, with the site's style sheet inline
 * @returns {Promise<{ html: string, sheet: { path: string, source: string } | null }>} no sheet for a page
 *   without one: the global error's, which stands when all else is gone
 */
export async function splitStyles(html) {
  const sheets = [...html.matchAll(siteStyle)].map(([, , css]) => css);
  if (sheets.length === 0) return { html, sheet: null };
  const names = selectableNames(html);
  const kept = await Promise.all(sheets.map((css) => purge(css, names)));
  const source = withoutTypefaces(sheets.join('\n'));
  return {
    html: html.replace(siteStyle, (_match, open, _css, close) => open + kept.shift() + close),
    sheet: { path: `/_next/static/boot/${contentName(source)}.css`, source },
  };
}
