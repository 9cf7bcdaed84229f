import { localSiteUrl } from '@/lib/env/environment';
import { isLoopback } from '@/lib/env/schemas';

/**
 * The origin that `next build` wrote into the pages; null outside of a build. `next.config.ts` hands it over, and the
 * build puts it in place of the name: the environment of the start has no part in it.
 */
export function builtFor(): string | null {
  const siteUrl = process.env.BUILD_SITE_URL;
  if (siteUrl === undefined) return null;
  return siteUrl ? new URL(siteUrl).origin : localSiteUrl;
}

/**
 * What is wrong with starting a build at an origin, with what to do about it; null when nothing is. Started elsewhere
 * its pages would name another address, without sitemap or with noindex. This machine is no site, so that any build can
 * be tried on it.
 */
export function wrongBuild(siteUrl: string, built: string | null): string | null {
  if (built === null || built === siteUrl || isLoopback(new URL(siteUrl).hostname)) return null;
  return [
    `This build is not for SITE_URL=${siteUrl}: it was made for ${built}, and its pages say so.`,
    `Build it again, SITE_URL=${siteUrl} npm run build (or npm run package),`,
    `or start it with SITE_URL=${built}.`,
  ].join('\n');
}
