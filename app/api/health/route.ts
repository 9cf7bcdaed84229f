import { outsideRequest } from '@/lib/http/client-address';
import { isAccepting } from '@/lib/lead/agency/health';
import { dataPolicy } from '@/lib/lead/intake/answer';
import { configuredService } from '@/lib/lead/service';

// the state of this moment, never of the build's
export const dynamic = 'force-dynamic';

/** For load balancers, and public: whether requests can be taken here, and nothing else. */
export async function GET(): Promise<Response> {
  const isOk = await outsideRequest(async () => {
    const service = configuredService();
    return service !== null && (await isAccepting(service));
  });
  return isOk
    ? Response.json({ status: 'ok' }, { headers: dataPolicy })
    : Response.json({ status: 'unavailable' }, { status: 503, headers: dataPolicy });
}
