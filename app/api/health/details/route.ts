import { currentClient } from '@/lib/http/client-address';
import { checkHealth, mayReadDetails } from '@/lib/lead/agency/health';
import { dataPolicy } from '@/lib/lead/intake/answer';
import { configuredService } from '@/lib/lead/service';

export const dynamic = 'force-dynamic';

/**
 * For monitors; `Health` says what the fields mean, and `client` by which address the one who asks is counted. 503 as soon
 * as anything needs a hand.
 */
export async function GET({ headers }: Request): Promise<Response> {
  const service = configuredService();
  if (!mayReadDetails(headers, service?.config.healthToken ?? null)) {
    return new Response(null, { status: 404, headers: dataPolicy });
  }
  const health = service
    ? { ...(await checkHealth(service)), client: currentClient().network }
    : { status: 'degraded', accepting: false, store: 'not_configured' };
  return Response.json(health, { status: health.status === 'ok' ? 200 : 503, headers: dataPolicy });
}
