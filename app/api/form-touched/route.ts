import { receiveTouch } from '@/lib/lead/http/touched';

/** Where a page reports that its form was begun. */
export function POST(request: Request): Promise<Response> {
  return receiveTouch(request);
}
