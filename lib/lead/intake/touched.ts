import { countedOf } from '@/lib/figures/counted';
import type { Counter } from '@/lib/figures/sums';
import type { Client } from '@/lib/http/client-address';
import { dataHeaders } from '@/lib/lead/intake/answer';
import type { Limits } from '@/lib/lead/intake/limits';

/** Counts the first use of a form on a page of this site, within the limit. */
export async function receiveTouch(
  { url, headers }: Request,
  service: { counter: Counter; limits: Limits } | null,
  { network }: Pick<Client, 'network'>,
): Promise<Response> {
  const said = new URL(url).searchParams;
  const counted = countedOf('touched', {
    page: said.get('page'),
    source: said.get('utm_source'),
    campaign: said.get('utm_campaign'),
    cta: said.get('cta'),
  });
  const own = (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin';
  if (service && own && counted) {
    const { counter, limits } = service;
    if (!(await limits.overTouchedLimit(network))) counter.add(counted);
  }
  return new Response(null, { status: 204, headers: dataHeaders });
}
