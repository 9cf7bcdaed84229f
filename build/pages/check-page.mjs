/** What a finished page must have, and what it must not have any more. */
import { runs } from './page-document.mjs';

/** @import { Page, PageElement } from './page-document.mjs' */

/** Stands when all else is gone, and has Next's own styles: no sheet of the site's. */
const withoutSheet = ['_global-error.html'];

/**
 * Whether a link fetches a style sheet, before the loader does.
 *
 * @param {PageElement} link
 */
const linksSheet = ({ attributes }) =>
  attributes.get('as') === 'style' ||
  (attributes.get('rel') === 'stylesheet' && !attributes.has('disabled'));

/**
 * What is wrong with a finished page; an empty list for a right one.
 *
 * @param {string} name the page's file
 * @param {Page} page as it will be served
 * @param {string} policy the content security policy that goes with it
 * @returns {string[]}
 */
export function mistakesOf(name, page, policy) {
  const scripts = page.named('script').filter(runs);
  const loaders = scripts.filter(({ attributes }) => attributes.has('data-boot'));
  const [sheet = '', ...files] = loaders[0]?.attributes.get('data-boot')?.split(' ') ?? [];
  const fetched = scripts.filter(({ attributes }) => attributes.has('src'));
  const preloads = page.named('link').filter(({ attributes }) => attributes.get('as') === 'script');
  const sheets = page.named('style').filter(({ attributes }) => attributes.has('data-site'));
  const linked = page.named('link').filter(linksSheet);
  const later = page.named('style').filter(({ attributes }) => attributes.has('data-later'));
  const styled = page.elements.filter(({ attributes }) => attributes.has('style'));
  const data = scripts.filter(({ text }) => /__next_f|TURBOPACK/.test(text));
  const shouldHaveSheet = !withoutSheet.includes(name);
  const hashes = policy.match(/script-src [^;]*/)?.[0].match(/'sha256-/g) ?? [];
  const inline = new Set(scripts.filter(({ text }) => text !== '').map(({ text }) => text));
  /** @param {PageElement[]} list */
  const addresses = (list) =>
    list.map(({ attributes }) => attributes.get('src') ?? attributes.get('href')).join(', ');
  return [
    loaders.length !== 1 && `it has ${loaders.length} loaders instead of one`,
    !/^\/_next\/static\/boot\/[\da-f]+\.js$/.test(files[0] ?? '') && 'its loader knows no data',
    files.length < 2 && 'its loader knows no script',
    fetched.length > 0 && `scripts are left in it: ${addresses(fetched)}`,
    data.length > 0 && 'data for React is left in it',
    preloads.length > 0 && `preloads of scripts are left in it: ${addresses(preloads)}`,
    sheets.length > 0 !== shouldHaveSheet &&
      (shouldHaveSheet ? 'its style sheet is missing' : 'it has a style sheet'),
    sheet.endsWith('.css') !== shouldHaveSheet &&
      (shouldHaveSheet ? 'its loader knows no sheet' : 'its loader has a sheet'),
    linked.length > 0 && 'a style sheet is linked in it',
    sheets.some(({ text }) => text === '') && 'its style sheet is empty',
    later.length > 1 && `it has ${later.length} places for later styles instead of one`,
    later.some(({ text }) => text === '') && 'its later styles are empty',
    styled.length > 0 && `a style attribute is left in it: <${styled[0]?.name}>`,
    page.named('html')[0]?.attributes.get('lang') !== 'it' && 'its language is not named',
    hashes.length !== inline.size &&
      `its policy names ${hashes.length} of ${inline.size} inline scripts`,
  ].filter((mistake) => mistake !== false);
}
