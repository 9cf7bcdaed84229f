import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import { currentClient } from '@/lib/lead/http/client-address';

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
function isOwnAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

/** Whether a request comes straight from this machine; asked before Next adds forwarding headers of its own. */
export function isDirect({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const forwarded = forwardingHeaders.some((name) => name in headers);
  return !forwarded && isOwnAddress(socket.remoteAddress ?? '');
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request shows this token (RFC 6750, 2.1); the time that it takes says nothing of it. */
function hasToken(headers: Headers, token: string): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** Whether a request may read the details of health: it comes from this machine alone, or shows HEALTH_TOKEN. */
export function mayReadDetails(headers: Headers, healthToken: string | null): boolean {
  if (currentClient().direct) return true;
  return healthToken !== null && hasToken(headers, healthToken);
}
