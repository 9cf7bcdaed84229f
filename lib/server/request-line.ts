import type { IncomingMessage } from 'node:http';
import { allowedMethods } from '@/lib/lead/http/answer';
import { actionPath, formTouchedPath, sendContactPath } from '@/lib/links';
import { isAmbiguous, targetPath } from '@/lib/server/request-target';

/** An answer without a body. */
export interface Refusal {
  status: number;
  headers: Record<string, string>;
}

const pageMethods = 'GET, HEAD';

/** More than any browser and its proxies send. Beyond a thousand Node drops the last, which are the proxy's own. */
const mostHeaderLines = 200;

const refusal = (status: number, allow?: string): Refusal => ({
  status,
  headers: allow ? { allow } : {},
});

/**
 * The answer to what no route is to see: 400 to a path that can be read in two ways and to a target of `*`
 * (`OPTIONS *`: 204), 431 to too many header lines (RFC 6585, 5). Null for all else.
 */
export function refusalOf({ method, url = '', rawHeaders }: IncomingMessage): Refusal | null {
  // the whole server's methods; with any other method the asterisk is no target (RFC 9112, 3.2.4)
  if (url === '*') {
    return method === 'OPTIONS' ? refusal(204, `${pageMethods}, ${allowedMethods}`) : refusal(400);
  }
  if (isAmbiguous(url)) return refusal(400);
  return rawHeaders.length > 2 * mostHeaderLines ? refusal(431) : null;
}

/** What an address can be asked for; of what is not there, no more than of a page. */
function methodsOf(path: string): string {
  if (path === sendContactPath) return allowedMethods;
  if (path === formTouchedPath) return 'POST';
  const token = path.startsWith(actionPath) && !path.includes('/', actionPath.length);
  return token ? `${pageMethods}, POST` : pageMethods;
}

/** Methods that the form's address refuses itself, in JSON: lib/lead/http/receive.ts. */
const refusedByRoute = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'];

/**
 * 405 to a method that an address does not have (RFC 9110, 15.5.6); null for all else. Next itself renders a page on
 * request for a POST to it, whatever name the address has, and cannot answer TRACE at all.
 */
export function methodRefusal({ method = '', url = '' }: IncomingMessage): Refusal | null {
  // Next leads to the address without the slash
  const path = targetPath(url).replace(/(?<=.)\/$/, '');
  const allow = methodsOf(path);
  const known = path === sendContactPath ? refusedByRoute : [];
  return [...allow.split(', '), ...known].includes(method) ? null : refusal(405, allow);
}
