import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { countedOf } from '@/lib/figures/counted';
import type { Counter } from '@/lib/figures/sums';

export const pageChannel = 'site.page';

interface ServedPage {
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
}

const agentRead = 1_000;

function isFromWithin({ referer, host }: IncomingHttpHeaders): boolean {
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === host;
}

function isOpened(headers: IncomingHttpHeaders): boolean {
  const wanted =
    /text\/html/.test(headers.accept ?? '') || headers['sec-fetch-dest'] === 'document';
  const ahead = headers['sec-purpose'] ?? headers.purpose;
  return wanted && !ahead && !isFromWithin(headers);
}

function count({ path, query, headers }: ServedPage, counter: Counter): void {
  const asked = new URLSearchParams(query);
  // a link of this site, from a browser without Referer
  if (!isOpened(headers) || asked.has('landing')) return;
  const agent = (headers['user-agent'] ?? '').slice(0, agentRead);
  if (agent === '' || isbot(agent)) return;
  const counted = countedOf('visit', {
    page: path,
    source: asked.get('utm_source'),
    campaign: asked.get('utm_campaign'),
  });
  if (counted) counter.add(counted);
}

/** Counts pages opened from outside the site, except prefetches and self-declared programs. */
export function countVisits(counter: () => Counter): void {
  subscribe(pageChannel, (page) => count(page as ServedPage, counter()));
}
