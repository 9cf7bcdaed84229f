import { EnvError } from '@/lib/env';
import { receiveTouch } from '@/lib/lead/http/touched';
import { leadService } from '@/lib/lead/ops/service';

function serviceOrNull() {
  try {
    return leadService();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return null;
  }
}

/** Where a page tells that its form was begun. */
export function POST(request: Request): Promise<Response> {
  return receiveTouch(request, serviceOrNull());
}
