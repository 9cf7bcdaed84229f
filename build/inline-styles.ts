/** A page's styles in the page itself: the rules that can match something in it (docs/decisions/0005). */
import { PurgeCSS } from 'purgecss';
import type { Page, PageElement } from './page-document';

/** The attributes whose values our selectors ask for; all others matter by their names alone. */
const selectedByValue = /^(class|id|type|role|lang|data-.+)$/;

const setInBrowser = [
  'light',
  'dark',
  'data-entered',
  'data-status',
  'data-age',
  'playing',
  'paused',
  'done',
  'ahead',
];

/** The site's sheet as Next links it. React, when it starts, looks for it by this address and adds what it does not find. */
const isSiteSheet = ({ name, attributes }: PageElement) =>
  name === 'link' && attributes.get('rel') === 'stylesheet' && attributes.has('data-precedence');

/** Declared a second time, by the page and by its sheet, typefaces would be fetched again. */
const fetchesTypefaces = /@font-face\s*\{[^}]*\burl\(/;

const asSeenFromRoot = (css: string, sheet: string) =>
  css.replace(/\burl\(\s*(?!["']?(?:data:|#))["']?([^"')]+?)["']?\s*\)/g, (_url, address) => {
    const { pathname, search, hash } = new URL(address, new URL(sheet, 'http://site'));
    return `url(${pathname}${search}${hash})`;
  });

function selectableNames(elements: PageElement[]): string[] {
  const names = new Set(setInBrowser);
  for (const { name, attributes } of elements) {
    if (name === 'style' || name === 'script') continue;
    names.add(name);
    for (const [attribute, value] of attributes) {
      names.add(attribute);
      if (selectedByValue.test(attribute)) for (const each of value.split(/\s+/)) names.add(each);
    }
  }
  return [...names].sort();
}

const purgedSheets = new Map<string, Promise<string>>();

function purge(css: string, names: string[]): Promise<string> {
  const key = JSON.stringify([css, names]);
  const sheet =
    purgedSheets.get(key) ??
    new PurgeCSS()
      .purge({
        content: [{ raw: '', extension: 'html' }],
        css: [{ raw: css }],
        defaultExtractor: () => names,
        variables: true,
      })
      .then(([result]) => result?.css ?? '');
  purgedSheets.set(key, sheet);
  return sheet;
}

/** Style attributes as rules: a policy can name those by their hash. React leaves both alone when it hydrates. */
function liftStyleAttributes(page: Page): string {
  const rules = new Map<string, number>();
  for (const element of page.elements) {
    const style = element.attributes.get('style');
    if (style === undefined) continue;
    if (!rules.has(style)) rules.set(style, rules.size);
    page.setAttribute(element, `data-lifted="${rules.get(style)}"`, 'style');
  }
  const css = [...rules].map(([style, n]) => `[data-lifted="${n}"]{${style}}`).join('');
  if (css.includes('<')) throw new Error('a style attribute could end the style element');
  return css;
}

/**
 * Puts a page's styles into it, and gives the address of the whole sheet, which what React adds needs. A sheet of
 * typefaces stays linked, disabled: React finds it there.
 */
export async function inlineStyles(
  page: Page,
  readAsset: (address: string) => Promise<string>,
): Promise<string> {
  const lifted = liftStyleAttributes(page);
  const sheets = await Promise.all(
    page.elements.filter(isSiteSheet).map(async (link) => {
      const address = link.attributes.get('href') ?? '';
      return { link, address, css: asSeenFromRoot(await readAsset(address), address) };
    }),
  );
  const [whole, ...others] = sheets.filter(({ css }) => !fetchesTypefaces.test(css));
  if (others.length > 0) throw new Error(`it has ${others.length + 1} style sheets instead of one`);
  if (!whole && lifted) page.append(page.only('head'), `<style>${lifted}</style>`);
  if (!whole) return '';
  for (const { link } of sheets) if (link !== whole.link) page.setAttribute(link, 'disabled=""');
  const css = sheets.map((sheet) => sheet.css).join('\n');
  const own = await purge(css, selectableNames(page.elements));
  page.replace(whole.link, `<style data-site="">${own}${lifted}</style>`);
  return whole.address;
}
