import { BlockList, isIPv6 } from 'node:net';
import { getDomain } from 'tldts';

/** The part of Node's DNS resolver that SPF asks. */
export interface SpfDns {
  resolveTxt(name: string): Promise<string[][]>;
  resolve4(name: string): Promise<string[]>;
  resolve6(name: string): Promise<string[]>;
  resolveMx(name: string): Promise<{ exchange: string }[]>;
}

/** What a record says of a mail server, all its includes read. */
export interface SpfReading {
  /** Whether it lets an address of the mail server send; `anyone` where it lets everybody. */
  allows: 'server' | 'anyone' | 'no';
  /** An include or redirect of the mail server's own organisation: the provider's way of naming its machines. */
  provider: string | null;
  /** Questions to DNS; more than ten are an error at the receiver (RFC 7208, 4.6.4). */
  lookups: number;
}

export const mostLookups = 10;

/** What DNS does not know is no answer, and here nothing that is let in. */
async function orNothing<T>(answer: Promise<T[]>): Promise<T[]> {
  return await answer.catch(() => []);
}

async function addressesOf(dns: SpfDns, name: string): Promise<string[]> {
  const both = await Promise.all([orNothing(dns.resolve4(name)), orNothing(dns.resolve6(name))]);
  return both.flat();
}

async function recordOf(dns: SpfDns, domain: string): Promise<string | null> {
  const texts = (await orNothing(dns.resolveTxt(domain))).map((parts) => parts.join(''));
  return texts.find((text) => /^v=spf1(\s|$)/i.test(text)) ?? null;
}

function contains(network: string, bits: number | undefined, addresses: string[]): boolean {
  const family = isIPv6(network) ? 'ipv6' : 'ipv4';
  const list = new BlockList();
  try {
    list.addSubnet(network, bits ?? (family === 'ipv6' ? 128 : 32), family);
  } catch {
    return false;
  }
  return addresses.some(
    (address) => isIPv6(address) === isIPv6(network) && list.check(address, family),
  );
}

interface Walk {
  dns: SpfDns;
  /** The mail server's. */
  addresses: string[];
  organisation: string | null;
  reading: SpfReading;
}

/** `a` and `mx` (RFC 7208, 5.3 and 5.4), with the bits of IPv4 alone: those of IPv6 are hardly ever written. */
async function matchesHosts(walk: Walk, kind: 'a' | 'mx', target: string, bits?: number) {
  walk.reading.lookups += 1;
  const hosts =
    kind === 'a'
      ? [target]
      : (await orNothing(walk.dns.resolveMx(target))).map(({ exchange }) => exchange);
  const found = (await Promise.all(hosts.map((host) => addressesOf(walk.dns, host)))).flat();
  return found.some((address) => contains(address, isIPv6(address) ? 128 : bits, walk.addresses));
}

/** One term, without its qualifier. Gives whether it speaks of the mail server. */
async function term(walk: Walk, domain: string, text: string, refuses: boolean): Promise<boolean> {
  const [, name = '', value = '', , bits] =
    /^(\w+)[:=]?([^/]*)(\/(\d+))?/.exec(text.toLowerCase()) ?? [];
  const cidr = bits === undefined ? undefined : Number(bits);
  // a macro depends on the message, which there is none of
  if (value.includes('%')) return false;
  if (name === 'all') {
    if (!refuses) walk.reading.allows = 'anyone';
    return true;
  }
  if (name === 'ip4' || name === 'ip6') return contains(value, cidr, walk.addresses);
  if (name === 'a' || name === 'mx') return await matchesHosts(walk, name, value || domain, cidr);
  if (name !== 'include' && name !== 'redirect') return false;
  walk.reading.lookups += 1;
  if (walk.organisation !== null && getDomain(value) === walk.organisation) {
    walk.reading.provider = value;
  }
  return await record(walk, value);
}

async function record(walk: Walk, domain: string): Promise<boolean> {
  if (walk.reading.lookups > mostLookups) return false;
  const [, ...terms] = ((await recordOf(walk.dns, domain)) ?? '').split(/\s+/).filter(Boolean);
  let allowed = false;
  for (const each of terms) {
    // what refuses lets nobody in, and asks DNS all the same when it names hosts
    const refuses = /^[-~?]/.test(each);
    const lets = await term(walk, domain, each.replace(/^[-~?+]/, ''), refuses);
    if (lets && !refuses) allowed = true;
  }
  return allowed;
}

/**
 * Reads the SPF record of a domain for a mail server (RFC 7208; macros and `exists` are left out). Null where there is
 * none, or where the mail server has no address.
 */
export async function readSpf(
  dns: SpfDns,
  domain: string,
  mailServer: string,
): Promise<SpfReading | null> {
  const [addresses, present] = await Promise.all([
    addressesOf(dns, mailServer),
    recordOf(dns, domain),
  ]);
  if (present === null || addresses.length === 0) return null;
  const reading: SpfReading = { allows: 'no', provider: null, lookups: 0 };
  const walk = { dns, addresses, organisation: getDomain(mailServer), reading };
  const allowed = await record(walk, domain);
  if (allowed && reading.allows === 'no') reading.allows = 'server';
  return reading;
}
