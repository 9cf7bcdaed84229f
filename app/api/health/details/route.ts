import { type Client, outsideRequest } from '@/lib/http/client-address';
import { checkHealth, mayReadDetails } from '@/lib/lead/agency/health';
import { dataPolicy } from '@/lib/lead/intake/answer';
import { configuredService } from '@/lib/lead/service';

export const dynamic = 'force-dynamic';

async function tellDetails(headers: Headers, client: Client): Promise<Response> {
  const service = configuredService();
  if (!mayReadDetails(headers, service?.config.healthToken ?? null, client)) {
    return new Response(null, { status: 404, headers: dataPolicy });
  }
  const health = service
    ? { ...(await checkHealth(service)), client: client.network }
    : { status: 'degraded', accepting: false, store: 'not_configured' };
  return Response.json(health, { status: health.status === 'ok' ? 200 : 503, headers: dataPolicy });
}

/**
 * For monitors; `Health` says what the fields mean, and `client` by which address the one who asks is counted. 503 as soon
 * as anything needs a hand.
 */
export function GET({ headers }: Request): Promise<Response> {
  return outsideRequest((client) => tellDetails(headers, client));
}
