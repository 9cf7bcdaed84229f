import { EnvError } from '@/lib/env';
import { dataPolicy } from '@/lib/lead/http/answer';
import { isAccepting } from '@/lib/lead/ops/health';
import { leadService } from '@/lib/lead/ops/service';

// the state of this moment, never of the build's
export const dynamic = 'force-dynamic';

async function accepting(): Promise<boolean> {
  try {
    return await isAccepting(leadService());
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return false;
  }
}

/** For load balancers, and public: whether requests can be taken here, and nothing else. */
export async function GET(): Promise<Response> {
  return (await accepting())
    ? Response.json({ status: 'ok' }, { headers: dataPolicy })
    : Response.json({ status: 'unavailable' }, { status: 503, headers: dataPolicy });
}
