/** The content security policy of one page, from what stands in it. */
import { createHash } from 'node:crypto';
import { runs } from './page-document.mjs';

/** @import { Page, PageElement } from './page-document.mjs' */

/** @param {string} content */
const source = (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * The sources of elements, each once, as a policy's hashes see them. An empty one is nothing to allow.
 *
 * @param {PageElement[]} elements
 */
const contents = (elements) => [...new Set(elements.map(({ text }) => text))].filter(Boolean);

/**
 * Everything is forbidden but the site's own files and the inline elements that the build itself wrote
 * (CSP Level 3; Trusted Types).
 *
 * @param {Page} page as it will be served
 * @param {string[]} runtimeStyles style sheets that a library adds in the browser
 */
export function contentSecurityPolicy(page, runtimeStyles) {
  const scripts = contents(page.named('script').filter(runs)).map(source);
  // a library's style element is checked twice: when it is added, still empty, and when it is filled
  const added = runtimeStyles.length > 0 ? ['', ...runtimeStyles] : [];
  const styles = [...new Set([...contents(page.named('style')), ...added])].map(source);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'nextjs'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
