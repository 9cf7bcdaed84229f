import type { IncomingMessage } from 'node:http';
import { assistantPath } from '@/lib/assistant/protocol';
import { allowedMethods } from '@/lib/lead/intake/answer';
import { formTouchedPath, isSignedPath, securityTextPath, sendContactPath } from '@/lib/links';
import { type Answer, refused } from '@/lib/server/answer';

const separator = /\\|%(?:25)*(?:2f|5c|00)/i;

const encodedDot = /%(?:25)*2e/gi;

const control = /\p{Cc}/u;

const targetPath = (target: string) => target.split('?', 1)[0] ?? '';

/**
 * Whether programs could read a path differently: an encoded slash, backslash, dot segment or control character, or not
 * UTF-8 (RFC 3986, 2.1, 3.3, 7.3; RFC 3629, 3).
 */
export function isAmbiguous(target: string): boolean {
  const path = targetPath(target);
  if (separator.test(path)) return true;
  const segments = path.replace(encodedDot, '.').split('/');
  if (segments.some((segment) => segment === '.' || segment === '..')) return true;
  try {
    return control.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

const pageMethods = 'GET, HEAD';

/** More than browsers and proxies send; beyond a thousand Node drops the last, which are the proxy's. */
const mostHeaderLines = 200;

/** Longer than any address of the site with its campaign (RFC 9110, 4.1, wants 8,000 at least). */
const longestTarget = 8_000;

/** Host and port (RFC 9110, 7.2; RFC 1035, 2.3.4); a URL parser guesses. */
const hostAndPort = /^(?:[\w.-]{0,255}|\[[\da-f:.]{2,45}\])(?::\d{0,5})?$/i;

/** Once, as it must (RFC 9112, 3.2); HTTP/1.0 need not. */
function namesItsHost({ httpVersion, headersDistinct: { host = [] } }: IncomingMessage): boolean {
  if (host.length === 0) return httpVersion === '1.0';
  return host.length === 1 && host.every((name) => hostAndPort.test(name));
}

/**
 * 400 for an ambiguous path, host or `*` (`OPTIONS *`: 204), 414 for a target that is too long (RFC 9110, 15.5.15), 431 for
 * too many headers (RFC 6585, 5); else null.
 */
export function refusalOf(request: IncomingMessage): Answer | null {
  const { method, url = '', rawHeaders } = request;
  if (!namesItsHost(request)) return refused(400);
  // with any other method it is no target (RFC 9112, 3.2.4)
  if (url === '*') {
    return method === 'OPTIONS'
      ? refused(204, { allow: `${pageMethods}, ${allowedMethods}` })
      : refused(400);
  }
  if (url.length > longestTarget) return refused(414);
  if (isAmbiguous(url)) return refused(400);
  return rawHeaders.length > 2 * mostHeaderLines ? refused(431) : null;
}

export const healthPath = '/api/health';

const applicationPaths = [
  ...[sendContactPath, formTouchedPath, assistantPath, securityTextPath],
  ...[healthPath, `${healthPath}/details`],
];

/** Whether Next answers at this address, and not a file. */
export const isApplication = (path: string): boolean =>
  applicationPaths.includes(path) || isSignedPath(path);

function methodsOf(path: string): string {
  if (path === sendContactPath) return allowedMethods;
  if (path === formTouchedPath) return 'POST';
  if (path === assistantPath) return 'GET, POST';
  return isSignedPath(path) ? `${pageMethods}, POST` : pageMethods;
}

const refusedByRoute = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'];

/** 405 for a method that an address does not have (RFC 9110, 15.5.6), else null; Next would render a page for a POST. */
export function methodRefusal({ method = '', url = '' }: IncomingMessage): Answer | null {
  const path = targetPath(url).replace(/(?<=.)\/$/, '');
  const allow = methodsOf(path);
  const known = path === sendContactPath ? refusedByRoute : [];
  return [...allow.split(', '), ...known].includes(method) ? null : refused(405, { allow });
}
