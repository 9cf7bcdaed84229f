import { createHash, timingSafeEqual } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import { peerHeader } from '@/lib/lead/http/peer';

/** What proxies add to a request that they pass on (RFC 7239; RFC 9110, 7.6.3; and what came before them). */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Of this machine (RFC 1122, 3.2.1.3; RFC 4291, 2.5.3 and 2.5.5.2), as Node writes a socket's address. */
export function isOwnAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

const directHeader = () => {
  const name = peerHeader();
  return name && `${name}-direct`;
};

/**
 * Marks every request from now on that comes straight from this machine. It is done where the request enters: Next adds
 * forwarding headers of its own. The mark's name is as unknown outside as the peer's.
 */
export function markDirectRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const header = directHeader();
    const forwarded = forwardingHeaders.some((name) => name in request.headers);
    if (!header || forwarded || !isOwnAddress(request.socket.remoteAddress ?? '')) return;
    request.headers[header] = '1';
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request shows this token (RFC 6750, 2.1); the time that it takes says nothing of it. */
function hasToken(headers: Headers, token: string): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** Whether a request may read the details of health: it comes from this machine alone, or shows HEALTH_TOKEN. */
export function mayReadDetails(headers: Headers, healthToken: string | null): boolean {
  const header = directHeader();
  if (header && headers.get(header) === '1') return true;
  return healthToken !== null && hasToken(headers, healthToken);
}
