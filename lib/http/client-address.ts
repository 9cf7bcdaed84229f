import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { processWide } from '@/lib/process-wide';

const longestAddress = 100;
const longestForwarded = 10 * longestAddress;

function plainAddress(text: string): string | null {
  if (text.length > longestAddress) return null;
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/%.*/s, '')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  const withoutPort = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(bare) ? bare.replace(/:\d+$/, '') : bare;
  return isIPv4(withoutPort) || isIPv6(withoutPort) ? withoutPort : null;
}

/** Bits of an IPv6 address that share one limit (RFC 6177). */
const ipv6NetworkBits = 64;
const bitsPerGroup = 16;

/** The /64 of an IPv6 address; IPv4 addresses stay whole. */
export function network(address: string): string {
  if (!isIPv6(address)) return address;
  // the URL parser normalises it (RFC 5952)
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array(8 - front.length - back.length).fill('0');
  const groups = [...front, ...zeros, ...back].slice(0, ipv6NetworkBits / bitsPerGroup);
  return `${groups.join(':')}::/${ipv6NetworkBits}`;
}

/**
 * The widest network that one customer gets, around what `network` gives: the /48 of an IPv6 /64 (RFC 6177, 2), the /24 of
 * an IPv4 address, the smallest that is routed (RFC 7454, 6.1.3).
 */
export function widerNetwork(narrow: string): string {
  if (isIPv4(narrow)) return `${narrow.slice(0, narrow.lastIndexOf('.'))}.0/24`;
  return `${narrow.split(':').slice(0, 3).join(':')}::/48`;
}

/** Null when unknown; with 0 hops the peer's network, else of the X-Forwarded-For entry that far from the end. */
export function networkBehind(peer: string, forwardedFor: string, trustedHops: number) {
  // a proxy adds at the end; more than ten hops there never are
  const last = forwardedFor.slice(-longestForwarded);
  const forwarded = last.split(',').filter((part) => part.trim());
  const seen = [...forwarded.slice(Math.max(forwarded.length - trustedHops, 0)), peer];
  const candidate = trustedHops === 0 ? peer : (seen.at(0) ?? '');
  const address = plainAddress(candidate);
  return address && network(address);
}

/** Headers that proxies add (RFC 7239; RFC 9110, 7.6.3; and the older ones). */
const forwarding = /^(?:forwarded|via|x-forwarded-(?:for|host|proto)|x-real-ip)$/;

/** Whether a proxy, or whoever passes for one, has sent a request on. */
export function isForwarded(headers: IncomingMessage['headers']): boolean {
  return Object.keys(headers).some((name) => forwarding.test(name));
}

/** Loopback (RFC 1122, 3.2.1.3; RFC 4291, 2.5.3 and 2.5.5.2), as Node writes addresses. */
function isOwnAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

/** Whether a request comes from this machine without a proxy; asked before Next adds headers of its own. */
export function isDirect({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>) {
  return !isForwarded(headers) && isOwnAddress(socket.remoteAddress ?? '');
}

export interface Client {
  network: string | null;
  direct: boolean;
}

const clients = processWide('clients', () => new AsyncLocalStorage<Client>());

/**
 * Outside of every request, from the server's start on. What is made within a request (a timer, a socket, a promise) keeps
 * its async context as long as it lives, and in a route handler that holds the whole request.
 */
const outside = processWide('outside-requests', () => AsyncLocalStorage.snapshot());

/** Runs an answer; route handlers, which see no socket, get the client from `outsideRequest`. */
export function answerClient<Result>(client: Client, work: () => Result): Result {
  return clients.run(client, work);
}

/**
 * Runs a route's work with the client that is being answered (unknown on a development server), outside the request's async
 * context: whatever lives longer keeps nothing of the request.
 */
export function outsideRequest<Result>(work: (client: Client) => Result): Result {
  const client = clients.getStore() ?? { network: null, direct: false };
  return outside(() => work(client));
}
