import { isIPv4, isIPv6 } from 'node:net';

/** More than an IPv6 address takes with brackets, zone and port. */
const longestAddress = 100;

/** An address without port, brackets, zone and IPv4-in-IPv6 prefix; null when it is none. */
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

/** Bits of an IPv6 address that share one limit: what one connection or machine is given (RFC 6177). */
const ipv6NetworkBits = 64;
const bitsPerGroup = 16;

/** The network of an IPv6 address, as large as `ipv6NetworkBits` says; IPv4 addresses stay whole. */
export function network(address: string): string {
  if (!isIPv6(address)) return address;
  // the URL parser writes every IPv6 address in one way (RFC 5952)
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array(8 - front.length - back.length).fill('0');
  const groups = [...front, ...zeros, ...back].slice(0, ipv6NetworkBits / bitsPerGroup);
  return `${groups.join(':')}::/${ipv6NetworkBits}`;
}

/**
 * The client's network, for counting; null when nothing is known of it. `trustedHops` is the number of proxies in front
 * of the server that add what they see to X-Forwarded-For: with 0 the header is not looked at, with 1 its last entry is
 * the client's, and so on. What a client writes into the header itself stands further left and is never reached.
 */
export function networkBehind(
  peer: string,
  forwardedFor: string,
  trustedHops: number,
): string | null {
  const forwarded = forwardedFor.split(',').filter((part) => part.trim());
  const seen = [...forwarded.slice(Math.max(forwarded.length - trustedHops, 0)), peer];
  const candidate = trustedHops === 0 ? peer : (seen.at(0) ?? '');
  const address = plainAddress(candidate);
  return address && network(address);
}

/**
 * What the server tells route handlers, which see no socket, in headers of these names; what a client sends under them is
 * dropped (lib/server/handler.ts). On a development server there is no one to write them.
 */
export const toldHeaders = { network: 'x-client-network', direct: 'x-client-direct' };

/** The client's network, as a route handler is told it; null when nothing is known of it. */
export function clientNetwork(headers: Headers): string | null {
  return headers.get(toldHeaders.network) || null;
}
