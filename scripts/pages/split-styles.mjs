/** A page's style sheet, cut down to what the page can show before its scripts are there. */
import { PurgeCSS } from 'purgecss';
import { contentName } from './rewrite-page.mjs';

const siteStyle = /(<style\b[^>]*\bdata-href="[^"]*"[^>]*>)([\s\S]*?)(<\/style>)/g;
const notMarkup = /<(style|script)\b[\s\S]*?<\/\1>/g;

/** Names of elements, classes and attributes as they stand in markup, Tailwind's own (`lg:flex`) included. */
const namesIn = (markup) =>
  markup
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .match(/[^\s"'=<>/]+(?:[/>][^\s"'=<]+)*/g) ?? [];

/** Set by a script before the first paint: the visitor's theme. */
const setInBrowser = ['light', 'dark'];

/** Declared a second time, typefaces would be fetched again, for nothing. */
const withoutTypefaces = (css) => css.replace(/@font-face\s*\{[^}]*\}/g, '');

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
  const purged = await new PurgeCSS().purge({
    content: [{ raw: html.replace(notMarkup, ''), extension: 'html' }],
    css: sheets.map((raw) => ({ raw })),
    defaultExtractor: namesIn,
    safelist: setInBrowser,
  });
  const kept = purged.map(({ css }) => css);
  const source = withoutTypefaces(sheets.join('\n'));
  return {
    html: html.replace(siteStyle, (_match, open, _css, close) => open + kept.shift() + close),
    sheet: { path: `/_next/static/boot/${contentName(source)}.css`, source },
  };
}
