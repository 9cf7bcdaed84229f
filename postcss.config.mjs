// Paper is narrower than a wide window. Chromium and Firefox ask the paper how wide it is; WebKit asks the window from
// which it prints, and would press a desktop's columns onto a sheet.

/** From here on a width is none of A4's, upright and within its margins (43rem). */
const widerThanPaperRem = 48;

// as Tailwind writes them: (width < 64rem) becomes `not all and (min-width: 64rem)`
const upperBound = /not all and \(min-width:\s*([\d.]+)rem\)|\(not \(min-width:\s*([\d.]+)rem\)\)/;
const lowerBound = /\(min-width:\s*([\d.]+)rem\)/;

/**
 * @param {string} query
 * @param {RegExp} pattern
 */
const bound = (query, pattern) => Number((pattern.exec(query) ?? []).slice(1).find(Boolean));

/**
 * A media query with what holds on paper written into it: a width that paper has not is a screen's, and what is only for
 * narrower windows is for paper too. One that names its media stays as it is.
 *
 * @param {string} query
 */
function queryWithPaper(query) {
  if (/\b(screen|print)\b|,/.test(query)) return query;
  const lower = bound(query.replace(upperBound, ''), lowerBound);
  if (lower >= widerThanPaperRem) return `screen and ${query}`;
  return bound(query, upperBound) >= widerThanPaperRem ? `print, ${query}` : query;
}

/**
 * @typedef {{ params: string, nodes?: unknown[], remove(): void, replaceWith(nodes: unknown[]): void }} AtRule
 * @typedef {{
 *   walkAtRules(name: string, each: (rule: AtRule) => void): void,
 *   walkRules(selector: RegExp, each: (rule: { selectors: string[], remove(): void }) => void): void,
 *   walkDecls(property: string, each: (declaration: { value: string }) => void): void,
 * }} Sheet
 */

/** @type {{ postcssPlugin: string, OnceExit(sheet: Sheet): void }} */
const paperIsNarrow = {
  postcssPlugin: 'paper-is-narrow',
  OnceExit(sheet) {
    sheet.walkAtRules('media', (rule) => {
      rule.params = queryWithPaper(rule.params);
    });
  },
};

const partOfNoControl = /::-webkit-(date|calendar|inner|search)|::file-selector/;

/**
 * Without what Tailwind adds for browsers older than ours (package.json), for parts of controls that no page has, and for
 * a face that we name ourselves.
 *
 * @type {{ postcssPlugin: string, OnceExit(sheet: Sheet): void }}
 */
const onlyWhatWeSupport = {
  postcssPlugin: 'only-what-we-support',
  OnceExit(sheet) {
    sheet.walkAtRules('layer', (rule) => {
      if (rule.params === 'properties') rule.remove();
    });
    sheet.walkAtRules('supports', (rule) => {
      if (rule.params.includes('color-mix')) rule.replaceWith(rule.nodes ?? []);
    });
    sheet.walkDecls('font-family', (family) => {
      family.value = family.value.replace(/(--default-font-family),.*(?=\))/, '$1');
    });
    sheet.walkRules(partOfNoControl, (rule) => {
      const others = rule.selectors.filter((selector) => !partOfNoControl.test(selector));
      if (others.length === 0) rule.remove();
      else rule.selectors = others;
    });
  },
};

// by its name: Turbopack cannot bundle what is native in it
export default { plugins: ['@tailwindcss/postcss', paperIsNarrow, onlyWhatWeSupport] };
