import { createHash } from 'node:crypto';
import { clientComponents } from '@/build/client-components';
import { type Added, inlineStyles } from '@/build/inline-styles';
import { type Page, type PageElement, readPage, runs } from '@/build/page-document';
import { propertiesIn, type ShortNames } from '@/build/short-names';
import { errorText } from '@/scripts/lib/project';

const language = 'it';

const decision = 'see docs/decisions/0004-only-use-starts-react.md';

/** Fetched ahead they would be paid by who only reads. */
const preloaded = ['script', 'style'];

/** Next's own, whose client is in no finished page. */
const isClient = (script: PageElement) =>
  script.attributes.has('src') || /__next_f|TURBOPACK/.test(script.text);

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

interface Options {
  readAsset: (address: string) => Promise<string>;
  /** The script of a page that has these attributes. */
  scriptFor: (attributes: Set<string>) => Promise<string>;
  /** By name, what they may add to a page. */
  islands: Record<string, Added>;
  runtimeStyle: string;
  /** By the numbers that pages have for them, the files of client components. */
  clientModules: Map<string, string>;
  /** Of utilities, for the markup and the sheet. */
  names: ShortNames;
}

/** Next's client gives way to the page's own script, which stands first in its body. */
function replaceScripts(page: Page, script: string): void {
  const client = page.named('script').filter(runs).filter(isClient);
  const preloads = page
    .named('link')
    .filter(({ attributes }) => preloaded.includes(attributes.get('as') ?? ''));
  for (const each of [...client, ...preloads]) page.replace(each, '');
  if (/<\/script/i.test(script)) throw new Error('its script would end its element');
  page.prepend(page.only('body'), `<script>${script}</script>`);
}

/**
 * Finishes the page of the file `name`, and reads it again to be checked: the policy is that of the page as served.
 * Throws where a page is not as this step knows it.
 */
export async function finishPage(name: string, html: string, options: Options) {
  try {
    const page = readPage(html);
    const added = page.elements.flatMap(({ attributes }) => {
      const name = attributes.get('data-island');
      if (name === undefined) return [];
      const island = options.islands[name];
      if (!island) throw new Error(`no module is named ${name}`);
      return [island];
    });
    const [dead] = clientComponents(page.named('script').map(textOf), options.clientModules);
    if (dead) throw new Error(`${dead} is a client component and in no island: ${decision}`);
    const attributes = new Set(page.elements.flatMap((element) => [...element.attributes.keys()]));
    const script = await options.scriptFor(attributes);
    added.push({ names: [], variables: propertiesIn(script) });
    await inlineStyles(page, options.readAsset, added, options.names);
    replaceScripts(page, script);

    const finished = page.toString();
    const result = readPage(finished);
    const mistakes = mistakesOf(result);
    if (mistakes.length > 0) throw new Error(mistakes.join('; '));
    return { html: finished, policy: contentSecurityPolicy(result, options.runtimeStyle) };
  } catch (error) {
    throw new Error(`${name}: ${errorText(error)}`, { cause: error });
  }
}

const hashes = (texts: string[]) =>
  [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

const textOf = ({ text }: PageElement) => text;

/** Forbids all but the site's own files and the inline elements that the build wrote (CSP Level 3; Trusted Types). */
function contentSecurityPolicy(page: Page, runtimeStyle: string): string {
  const scripts = hashes(page.named('script').filter(runs).map(textOf).filter(Boolean));
  // a library's style element is checked twice: when it is added, still empty, and when it is filled
  const styles = hashes([...page.named('style').map(textOf), '', runtimeStyle]);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ['style-src', ...styles].join(' '),
    "img-src 'self' data:",
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
