import { countedOf } from '@/lib/lead/figures/counted';
import { dataPolicy } from '@/lib/lead/http/answer';
import { currentClient } from '@/lib/lead/http/client-address';
import type { LeadService } from '@/lib/lead/ops/service';

type Counting = Pick<LeadService, 'counter' | 'limits'>;

/**
 * The first use of a form, as its page tells it (`components/contact/report-touched.ts`): counted, and nothing else. Answered
 * alike whether it counts or not: another site's page, an address that names no page, or too many of one network do not.
 */
export async function receiveTouch(
  { url, headers }: Request,
  service: Counting | null,
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
    const { network } = currentClient();
    if (!(await limits.overTouchedLimit(network))) counter.add(counted);
  }
  return new Response(null, { status: 204, headers: dataPolicy });
}
