import { siteUrl } from '@/lib/env/env';

/** The origin in a build's pages (RFC 6761, 6.4), which the server replaces (lib/server/site-files.ts). */
export const placeholderOrigin = 'https://site-url.invalid';

/** The origin for what a page says of itself: a build's placeholder, and on a development server SITE_URL. */
export function pageOrigin(): string {
  return process.env.NODE_ENV === 'production' ? placeholderOrigin : siteUrl();
}

/** The whole address of a path of this site, as search engines and other sites have to see it. */
export function absolute(path: string): string {
  return new URL(path, pageOrigin()).href;
}
