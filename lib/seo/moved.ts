import { redirects } from '@/content/redirects';
import { addressKey, everyRedirect } from '@/lib/seo/redirects.mjs';

const moved = new Map(everyRedirect(redirects).map(({ from, to }) => [addressKey(from), to]));

/** Where an address leads that a page had before, with its query (`?` included); null for all others. */
export function movedTo(path: string, query: string): string | null {
  const to = moved.get(addressKey(path));
  if (!to) return null;
  const [target = '', anchor] = encodeURI(to).split('#');
  return `${target}${query}${anchor ? `#${anchor}` : ''}`;
}
