import { siteUrl } from '@/lib/env/environment';

/** The whole address of a path of this site, as search engines and other sites have to see it. */
export function absolute(path: string): string {
  return new URL(path, siteUrl()).href;
}
