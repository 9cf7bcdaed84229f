import { AsyncLocalStorage } from 'node:async_hooks';
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

/** Who asks, as the server sees it. */
export interface Client {
  /** For counting; null when nothing is known of it. */
  network: string | null;
  /** Whether the request comes straight from this machine. */
  direct: boolean;
}

/** The server's parts are bundled apart and share no module's variables, but they share the process. */
const holder = globalThis as { [name: symbol]: AsyncLocalStorage<Client> | undefined };
const symbol = Symbol.for('linea.client');

function clients(): AsyncLocalStorage<Client> {
  holder[symbol] ??= new AsyncLocalStorage();
  return holder[symbol];
}

/**
 * Does what a client asks for. Route handlers see no socket: they find in `currentClient` who asks, and in no header that
 * a client could send.
 */
export function answerClient<Result>(client: Client, work: () => Result): Result {
  return clients().run(client, work);
}

/** Who asks for what is being answered; a development server knows nothing of it. */
export function currentClient(): Client {
  return clients().getStore() ?? { network: null, direct: false };
}
