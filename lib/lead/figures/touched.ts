import { subjectOf } from '@/lib/lead/figures/counted';
import type { Counter } from '@/lib/lead/figures/counter';
import { dataPolicy } from '@/lib/lead/http/answer';

/**
 * The first use of a form, as its page tells it (`components/contact/tell-touched.ts`): counted, and nothing else. Answered
 * alike whether it counts or not: another site's page, or an address that names no page, does not.
 */
export function receiveTouch({ url, headers }: Request, counter: Counter | null): Response {
  const said = new URL(url).searchParams;
  const subject = subjectOf({
    page: said.get('page'),
    source: said.get('utm_source'),
    campaign: said.get('utm_campaign'),
    cta: said.get('cta'),
  });
  const own = (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin';
  if (own && subject.page) counter?.add({ metric: 'touched', ...subject });
  return new Response(null, { status: 204, headers: dataPolicy });
}
