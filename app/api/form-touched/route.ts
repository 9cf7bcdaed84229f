import { outsideRequest } from '@/lib/http/client-address';
import { receiveTouch } from '@/lib/lead/intake/touched';
import { configuredService } from '@/lib/lead/service';

/** Where a page reports that its form was begun. */
export function POST(request: Request): Promise<Response> {
  return outsideRequest((client) => receiveTouch(request, configuredService(), client));
}
