import { createHash } from 'node:crypto';
import { clientComponents, isClientScript } from '@/lib/internals/next';
import { errorText } from '../lib/project';
import type { Island } from './browser-scripts';
import { type Page, type PageElement, readPage, runs } from './page-document';
import { inlineStyles } from './styles';

const language = 'it';

const remedy =
  'render it by Island (components/islands/island.tsx; docs/decisions/0004-only-use-starts-react.md)';

/** Fetched ahead they would be paid by who only reads. */
const preloaded = ['script', 'style'];

interface Options {
  readAsset: (address: string) => Promise<string>;
  /** The one of every page. */
  script: string;
  islands: Record<string, Island>;
  /** What a library writes into the page when it is loaded. */
  runtimeStyle: string;
  /** By the numbers that pages have for them, the files of client components. */
  clientModules: Map<string, string>;
}

function islandsOf(page: Page, islands: Record<string, Island>): Island[] {
  const names = page.elements.flatMap(({ attributes }) => attributes.get('data-island') ?? []);
  return [...new Set(names)].map((name) => {
    const island = islands[name];
    if (!island) throw new Error(`no module is named ${name}`);
    return island;
  });
}

/** Next's client gives way to the site's own script, which stands first in the body. */
function replaceScripts(page: Page, script: string): void {
  const preloads = page
    .named('link')
    .filter(({ attributes }) => preloaded.includes(attributes.get('as') ?? ''));
  for (const each of [...page.named('script').filter(isClientScript), ...preloads])
    page.replace(each, '');
  if (/<\/script/i.test(script)) throw new Error('its script would end its element');
  page.prepend(page.only('body'), `<script>${script}</script>`);
}

const fetches = ({ name, attributes }: PageElement) =>
  (name === 'script' && attributes.has('src')) ||
  (name === 'link' && preloaded.includes(attributes.get('as') ?? '')) ||
  attributes.get('rel') === 'stylesheet';

function mistakesOf(page: Page): string[] {
  const scripts = page.named('script').filter(runs);
  const { attributes: fetched } = page.elements.find(fetches) ?? {};
  const sheets = page.named('style');
  const styled = page.elements.find(({ attributes }) => attributes.has('style'));
  return [
    scripts.length !== 1 && `it has ${scripts.length} scripts instead of one`,
    fetched && `it fetches ${fetched.get('src') ?? fetched.get('href')}`,
    (sheets.length !== 1 || sheets[0]?.text === '') && 'its style sheet is empty',
    styled && `a style attribute is left in it: <${styled.name}>`,
    page.only('html').attributes.get('lang') !== language && 'its language is not named',
  ].filter((mistake) => typeof mistake === 'string');
}

const textOf = ({ text }: PageElement) => text;

const hashes = (texts: string[]) =>
  [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Forbids all but the site's own files and the inline elements that the build wrote (CSP Level 3; Trusted Types). */
function contentSecurityPolicy(page: Page, runtimeStyle: string): string {
  const scripts = hashes(page.named('script').filter(runs).map(textOf));
  // a library's style element is checked twice: when it is added, still empty, and when it is filled
  const styles = hashes([...page.named('style').map(textOf), '', runtimeStyle]);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ['style-src', ...styles].join(' '),
    "img-src 'self' data:",
    ...(page.named('audio').length > 0 ? ["media-src 'self'"] : []),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * Finishes the page of the file `name`, and reads it again to be checked: the policy is that of the page as served.
 * Throws where a page is not as this step knows it.
 */
export async function finishPage(name: string, html: string, options: Options) {
  const { readAsset, script, islands, runtimeStyle, clientModules } = options;
  try {
    const page = readPage(html);
    const [dead] = clientComponents(page.named('script').map(textOf), clientModules);
    if (dead) throw new Error(`${dead} is a client component and in no island: ${remedy}`);
    const code = [script, ...islandsOf(page, islands).map((island) => island.code)].join('\n');
    await inlineStyles(page, html, code, readAsset);
    replaceScripts(page, script);

    const finished = page.toString();
    const result = readPage(finished);
    const mistakes = mistakesOf(result);
    if (mistakes.length > 0) throw new Error(mistakes.join('; '));
    return { html: finished, policy: contentSecurityPolicy(result, runtimeStyle) };
  } catch (error) {
    throw new Error(`${name}: ${errorText(error)}`, { cause: error });
  }
}
