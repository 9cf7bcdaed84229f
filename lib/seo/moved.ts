import type { IncomingMessage } from 'node:http';
import { redirects } from '@/content/redirects';
import { addressKey, everyRedirect } from '@/lib/seo/redirects.mjs';
import type { EarlyAnswer } from '@/lib/server/answer-first';

const moved = new Map(everyRedirect(redirects).map(({ from, to }) => [addressKey(from), to]));

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // not to be decoded: no address of the list
    return path;
  }
}

/**
 * The answer to an address that leads elsewhere, whatever is asked of it: 308, with the query. Null for all others. Asked
 * for again each time: a browser that kept it would go in circles when the address gets its page back. In a release
 * nginx answers the same by itself (deploy/nginx/http.conf).
 */
export function movedAnswer({ url = '' }: Pick<IncomingMessage, 'url'>): EarlyAnswer | null {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(url) ?? [];
  const to = moved.get(addressKey(decoded(path).replace(/\/$/, '')));
  if (!to) return null;
  const [target = '', anchor] = encodeURI(to).split('#');
  return {
    status: 308,
    headers: {
      location: `${target}${query}${anchor ? `#${anchor}` : ''}`,
      'cache-control': 'no-cache',
      vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
    },
  };
}
