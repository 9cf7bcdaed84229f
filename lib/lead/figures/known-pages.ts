import { redirects } from '@/content/redirects';
import { solutions } from '@/content/solutions';
import { legalNames, legalPath } from '@/lib/legal/links';
import { canonicalPages } from '@/lib/seo/canonical-pages';
import { everyRedirect } from '@/lib/seo/redirects.mjs';

let known: ReadonlySet<string> | undefined;

/**
 * Whether a path is, or was, a page of this site: what is counted by page is counted by these, and no path that somebody
 * invents is kept.
 */
export function isKnownPage(path: string): boolean {
  known ??= new Set([
    ...canonicalPages.map((page) => page.path),
    // the second address of each: app/property-managers, app/solutions
    '/property-managers',
    ...solutions.map(({ slug }) => `/solutions/${slug}`),
    ...legalNames().map(legalPath),
    ...everyRedirect(redirects).map(({ from }) => from),
  ]);
  return known.has(path);
}
