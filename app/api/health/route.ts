import { EnvError } from '@/lib/env';
import { checkHealth } from '@/lib/lead/health';
import { leadService } from '@/lib/lead/service';

// the state of this moment, never of the build's
export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  try {
    const { health, httpStatus } = await checkHealth(leadService().store);
    return Response.json(health, { status: httpStatus });
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return Response.json({ status: 'degraded', store: 'not_configured' }, { status: 503 });
  }
}
