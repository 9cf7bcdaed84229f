/** The content security policy of one page, from what stands in it. */
import { createHash } from 'node:crypto';
import { type Page, type PageElement, runs } from './page-document';

/** The sources of inline texts, each once, as a policy has them. */
const hashes = (texts: string[]) =>
  [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

const textOf = ({ text }: PageElement) => text;

/**
 * Everything is forbidden but the site's own files and the inline elements that the build itself wrote
 * (CSP Level 3; Trusted Types).
 *
 * @param page as it will be served
 * @param runtimeStyle the style sheet that a library adds in the browser
 */
export function contentSecurityPolicy(page: Page, runtimeStyle: string): string {
  // one without a text is nothing to allow
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
