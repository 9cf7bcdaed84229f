import { EnvError } from '@/lib/env';
import { dataPolicy } from '@/lib/lead/answer';
import { checkHealth } from '@/lib/lead/health';
import { leadService } from '@/lib/lead/service';

// the state of this moment, never of the build's
export const dynamic = 'force-dynamic';

/** The queue for whoever watches the site; `checkHealth` says what the fields mean. */
export async function GET(): Promise<Response> {
  try {
    const { health, httpStatus } = await checkHealth(leadService().store);
    return Response.json(health, { status: httpStatus, headers: dataPolicy });
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const health = { status: 'degraded', store: 'not_configured' };
    return Response.json(health, { status: 503, headers: dataPolicy });
  }
}
