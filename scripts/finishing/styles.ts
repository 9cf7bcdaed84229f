/** A page's styles in the page itself: the rules that can match something in it (docs/decisions/0005). */
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';
import purgeFromHtml from 'purgecss-from-html';
import { isSheet } from '@/lib/internals/next';
import type { Page } from './page-document';

const dashed = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase();

/**
 * What code may give an element: its words, as Tailwind 2 told PurgeCSS to find class names, and the properties that it sets,
 * each of which may be an attribute, or a `data-` attribute by way of `dataset`.
 */
function namesInCode(code: string): ExtractorResultDetailed {
  const words = code.match(/[^<>"'`\s]*[^<>"'`\s:]/g) ?? [];
  const set = [...code.matchAll(/[.{,](\w+)(?:(?:\?\?|\|\||&&)?=(?!=)|[:,}])/g)].flatMap(
    ([, name = '']) => [name, `data-${dashed(name)}`],
  );
  const attributes = { names: [...words, ...set], values: words };
  return { classes: words, ids: words, tags: words, attributes, undetermined: [] };
}

const propertiesIn = (text: string): string[] => text.match(/--[a-z][-\w]*/g) ?? [];

/** PurgeCSS does not look for the custom properties that they use. */
const keyframes = /@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*/g;

const asSeenFromRoot = (css: string, sheet: string) =>
  css.replace(/\burl\(\s*(?!["']?(?:data:|#))["']?([^"')]+?)["']?\s*\)/g, (_url, address) => {
    const { pathname, search, hash } = new URL(address, new URL(sheet, 'http://site'));
    return `url(${pathname}${search}${hash})`;
  });

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

const emptyRule = /@(?:media|supports|layer)[^{};]*\{\s*\}/g;

/** Without what PurgeCSS leaves: rules that have become empty, and what registers a custom property that nothing uses. */
function withoutLeftovers(css: string): string {
  const fewer = css.replace(emptyRule, '');
  if (fewer !== css) return withoutLeftovers(fewer);
  return css.replace(/@property (--[-\w]+)\{[^}]*\}/g, (rule, name) =>
    css.split(new RegExp(`${name}(?![-\\w])`)).length > 2 ? rule : '',
  );
}

/**
 * Puts a page's styles into it: the rules that can match something in the page as `html` has it, or what the `code` that
 * runs in it may add. `readAsset` gives the text of a sheet by its address.
 */
export async function inlineStyles(
  page: Page,
  html: string,
  code: string,
  readAsset: (address: string) => Promise<string>,
): Promise<void> {
  const lifted = liftStyleAttributes(page);
  const sheets = await Promise.all(
    page.elements.filter(isSheet).map(async (link) => {
      const address = link.attributes.get('href') ?? '';
      return { link, css: asSeenFromRoot(await readAsset(address), address) };
    }),
  );
  if (sheets.length === 0) throw new Error('its style sheet is missing');
  const css = sheets.map((sheet) => sheet.css).join('\n');
  const variables = [lifted, code, ...(css.match(keyframes) ?? [])].flatMap(propertiesIn);
  const [result] = await new PurgeCSS().purge({
    content: [
      { raw: html, extension: 'html' },
      { raw: code, extension: 'js' },
    ],
    css: [{ raw: css }],
    extractors: [
      { extensions: ['html'], extractor: purgeFromHtml },
      { extensions: ['js'], extractor: namesInCode },
    ],
    variables: true,
    keyframes: true,
    // it drops what names pseudo-classes alone, such as :focus-visible
    safelist: { standard: [/^:/], variables },
  });
  for (const { link } of sheets) page.replace(link, '');
  // behind the title and what link previews show: some robots read no more than 32 KB
  page.append(
    page.only('head'),
    `<style data-site="">${withoutLeftovers(result?.css ?? '')}${lifted}</style>`,
  );
}
