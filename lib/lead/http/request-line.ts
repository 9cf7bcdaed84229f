import type { IncomingMessage } from 'node:http';
import { allowedMethods } from '@/lib/lead/http/answer';
import { sendContactPath } from '@/lib/links';
import type { EarlyAnswer } from '@/lib/server/answer-first';

const pageMethods = 'GET, HEAD';

const refusal = (status: number, allow?: string): EarlyAnswer => ({
  status,
  headers: { 'cache-control': 'no-store', ...(allow && { allow }) },
});

/**
 * The answer to what Next's own server would answer with 500 and a stack in the log: `TRACE` with 405, and a target of
 * `*` with 400 (`OPTIONS *` with 204). Null for all else.
 */
export function refusalOf({ method, url = '' }: IncomingMessage): EarlyAnswer | null {
  // the whole server's methods; with any other method the asterisk is no target (RFC 9112, 3.2.4)
  if (url === '*') {
    return method === 'OPTIONS' ? refusal(204, `${pageMethods}, ${allowedMethods}`) : refusal(400);
  }
  // not to be made into a fetch request (Fetch Standard, 2.2.1), which is how Next passes one on
  if (method === 'TRACE') {
    return refusal(405, url.split('?')[0] === sendContactPath ? allowedMethods : pageMethods);
  }
  return null;
}
