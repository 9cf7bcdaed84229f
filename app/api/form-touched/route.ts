import { EnvError } from '@/lib/env/environment';
import { receiveTouch } from '@/lib/lead/figures/touched';
import { leadService } from '@/lib/lead/ops/service';

function counterOrNull() {
  try {
    return leadService().counter;
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return null;
  }
}

/** For sites without nginx, which answers this address itself in a release. */
export function POST(request: Request): Response {
  return receiveTouch(request, counterOrNull());
}
