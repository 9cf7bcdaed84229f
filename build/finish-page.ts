import { createHash } from 'node:crypto';
import { deferScripts } from '@/build/defer-scripts';
import { inlineStyles } from '@/build/inline-styles';
import { type Page, type PageElement, readPage, runs } from '@/build/page-document';
import { errorText } from '@/scripts/lib/project';

const language = 'it';

/** Stands when all else is gone, and has Next's own styles: no sheet of the site's. */
const withoutSheet = ['_global-error.html'];

const fetches = ({ name, attributes }: PageElement) =>
  (name === 'script' && attributes.has('src')) ||
  (name === 'link' && ['script', 'style'].includes(attributes.get('as') ?? '')) ||
  (attributes.get('rel') === 'stylesheet' && !attributes.has('disabled'));

function mistakesOf(page: Page, shouldHaveSheet: boolean): string[] {
  const scripts = page.named('script').filter(runs);
  const loaders = scripts.filter(({ attributes }) => attributes.has('data-boot'));
  const { attributes: fetched } = page.elements.find(fetches) ?? {};
  const sheets = page.named('style').filter(({ attributes }) => attributes.has('data-site'));
  const styled = page.elements.find(({ attributes }) => attributes.has('style'));
  return [
    loaders.length !== 1 && `it has ${loaders.length} loaders instead of one`,
    fetched && `it fetches ${fetched.get('src') ?? fetched.get('href')}`,
    scripts.some(({ text }) => /__next_f|TURBOPACK/.test(text)) && 'data for React is left in it',
    sheets.length > 0 !== shouldHaveSheet &&
      (shouldHaveSheet ? 'its style sheet is missing' : 'it has a style sheet'),
    sheets.some(({ text }) => text === '') && 'its style sheet is empty',
    styled && `a style attribute is left in it: <${styled.name}>`,
    page.only('html').attributes.get('lang') !== language && 'its language is not named',
  ].filter((mistake) => typeof mistake === 'string');
}

interface Options {
  loader: string;
  readAsset: (address: string) => Promise<string>;
  runtimeStyle: string;
}

/**
 * Finishes the page of the file `name`, and reads it again to be checked: the policy is that of the page as served.
 * Throws where a page is not as this step knows it.
 */
export async function finishPage(name: string, html: string, options: Options) {
  try {
    const page = readPage(html);
    const sheet = await inlineStyles(page, options.readAsset);
    const boot = deferScripts(page, options.loader, sheet);
    const root = page.only('html');
    // Next writes the shell of a failed page without a language (WCAG 3.1.1)
    if (!root.attributes.has('lang')) page.setAttribute(root, `lang="${language}"`);

    const finished = page.toString();
    const result = readPage(finished);
    const mistakes = mistakesOf(result, !withoutSheet.includes(name));
    if (mistakes.length > 0) throw new Error(mistakes.join('; '));
    return { html: finished, policy: contentSecurityPolicy(result, options.runtimeStyle), boot };
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
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default nextjs',
  ].join('; ');
}
