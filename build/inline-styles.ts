/** A page's styles in the page itself: the rules that can match something in it (docs/decisions/0005). */
import { PurgeCSS } from 'purgecss';
import type { Page, PageElement } from './page-document';
import { type ShortNames, shortenPage, shortenProperties, shortenSheet } from './short-names';

/** The attributes whose values our selectors ask for; all others matter by their names alone. */
const selectedByValue = /^(class|id|type|role|lang|data-.+)$/;

const setInBrowser = [
  'light',
  'dark',
  'data-entered',
  'data-status',
  'data-stale',
  'data-state',
  'aria-busy',
  'inert',
  'started',
  'late',
  'failed',
  'data-age',
  'playing',
  'paused',
  'done',
  'ahead',
];

/** A sheet as Next links it. */
const isSiteSheet = ({ name, attributes }: PageElement) =>
  name === 'link' && attributes.get('rel') === 'stylesheet' && attributes.has('data-precedence');

const asSeenFromRoot = (css: string, sheet: string) =>
  css.replace(/\burl\(\s*(?!["']?(?:data:|#))["']?([^"')]+?)["']?\s*\)/g, (_url, address) => {
    const { pathname, search, hash } = new URL(address, new URL(sheet, 'http://site'));
    return `url(${pathname}${search}${hash})`;
  });

function selectableNames(elements: PageElement[], added: Added[]): string[] {
  const names = new Set([...setInBrowser, ...added.flatMap((each) => each.names)]);
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

function purge(css: string, names: string[], variables: string[]): Promise<string> {
  const key = JSON.stringify([css, names, variables]);
  const sheet =
    purgedSheets.get(key) ??
    new PurgeCSS()
      .purge({
        content: [{ raw: '', extension: 'html' }],
        css: [{ raw: css }],
        defaultExtractor: () => names,
        variables: true,
        keyframes: true,
        dynamicAttributes: ['href'],
        safelist: { variables },
      })
      .then(([result]) => withoutLeftovers(result?.css ?? ''));
  purgedSheets.set(key, sheet);
  return sheet;
}

const emptyRule = /@(?:media|supports|layer)[^{};]*\{\s*\}/g;

/** Without what PurgeCSS leaves: rules that have become empty, and what registers a custom property that nothing uses. */
function withoutLeftovers(css: string): string {
  const fewer = css.replace(emptyRule, '');
  if (fewer !== css) return withoutLeftovers(fewer);
  return css.replace(/@property (--[-\w]+)\{[^}]*\}/g, (rule, name) =>
    css.split(new RegExp(`${name}(?![-\\w])`)).length > 2 ? rule : '',
  );
}

/** Style attributes as rules: a policy can name those by their hash. React leaves both alone when it hydrates. */
function liftStyleAttributes(page: Page): string {
  const rules = new Map<string, number>();
  for (const element of page.elements) {
    const style = element.attributes.get('style');
    if (style === undefined) continue;
    if (!rules.has(style)) rules.set(style, rules.size);
    page.replaceAttribute(element, 'style', `data-lifted="${rules.get(style)}"`);
  }
  const css = [...rules].map(([style, n]) => `[data-lifted="${n}"]{${style}}`).join('');
  if (css.includes('<')) throw new Error('a style attribute could end the style element');
  return css;
}

/** What scripts may add to a page: names that need styles, and the custom properties that they know by name. */
export interface Added {
  names: string[];
  variables: string[];
}

/** Puts a page's styles into it: the rules that can match something in it, or in what may be added. */
export async function inlineStyles(
  page: Page,
  readAsset: (address: string) => Promise<string>,
  added: Added[],
  names: ShortNames,
): Promise<void> {
  const lifted = liftStyleAttributes(page);
  const sheets = await Promise.all(
    page.elements.filter(isSiteSheet).map(async (link) => {
      const address = link.attributes.get('href') ?? '';
      return { link, css: asSeenFromRoot(await readAsset(address), address) };
    }),
  );
  if (sheets.length === 0) throw new Error('its style sheet is missing');
  const css = sheets.map((sheet) => sheet.css).join('\n');
  const variables = added.flatMap((each) => each.variables);
  const own = await purge(css, selectableNames(page.elements, added), variables);
  shortenPage(page, names);
  for (const { link } of sheets) page.replace(link, '');
  // behind the title and what link previews show: some robots read no more than 32 KB
  page.append(
    page.only('head'),
    `<style data-site="">${shortenProperties(shortenSheet(own, names) + lifted, variables)}</style>`,
  );
}
