import http from 'node:http';
import https from 'node:https';
import { BlockList, isIPv6 } from 'node:net';
import { z } from 'zod';
import { network } from '@/lib/lead/http/client-address';
import { check, type Finding, fail, leftToOwner } from '../finding';

/** RFC 5737: an address that nobody has; only who claims it comes from there. */
const claimed = '203.0.113.77';

/** Milliseconds. */
const limit = 10_000;

/** Of no visitor (RFC 1918, 6598, 4193, 4291, loopback and link-local). */
const inner = new BlockList();
for (const [address, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
] as const) {
  inner.addSubnet(address, bits, 'ipv4');
}
for (const [address, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const) {
  inner.addSubnet(address, bits, 'ipv6');
}

/** An address or the network of one, as the server counts by it. */
const isInner = (seen: string) => {
  const address = seen.replace(/\/\d+$/, '');
  return inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};

interface Seen {
  /** The address that the request left this machine with. */
  own: string;
  /** The one that the server counts it by; null where it says none. */
  client: string | null;
  status: number;
}

const answer = z.object({ client: z.string().nullish() });

function askFrom(origin: string, token: string): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const url = new URL('/api/health/details', origin);
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': claimed };
    const client = url.protocol === 'https:' ? https : http;
    const request = client.get(url, { agent: false, headers, timeout: limit }, (response) => {
      const own = (response.socket.localAddress ?? '').replace(/^::ffff:/, '');
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('error', reject);
      response.on('end', () => {
        let seen: string | null = null;
        try {
          seen = answer.parse(JSON.parse(text)).client ?? null;
        } catch {
          // no answer of the site's: its status says so
        }
        resolve({ own, client: seen, status: response.statusCode ?? 0 });
      });
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', reject);
  });
}

const hops =
  'TRUSTED_PROXY_HOPS is the number of proxies in front, the release’s nginx counted; one in front of that nginx also wants `--behind` (deploy/README.md)';

function verdict({ own, client, status }: Seen): Finding {
  if (client === null) {
    return fail(
      `the server does not say whose address it counts by (${status})`,
      'serve a release of this version, and name HEALTH_TOKEN in the server’s variables as here',
    );
  }
  if (client === claimed) {
    return fail(
      'whoever claims another address is counted by it: limits count for nobody',
      `too many proxies are believed: ${hops}`,
    );
  }
  if (client === network(own))
    return check(true, `visitors are counted by their own address`, '', '');
  if (isInner(client)) {
    return fail(
      `every visitor is counted as ${client}, a machine in between: all share one limit`,
      `too few proxies are believed: ${hops}`,
    );
  }
  if (isInner(own)) {
    return leftToOwner(
      `visitors are counted by an address of theirs or of a proxy: this machine is seen as ${client}`,
      `it should be this machine’s public address; if it is a proxy’s: ${hops}`,
    );
  }
  return fail(
    `this machine asks from ${own}, and is counted as ${client}: a proxy in between`,
    `too few proxies are believed: ${hops}`,
  );
}

/**
 * By whose address the server counts visitors, seen by a request of our own through the public address, with an address
 * in it that we only claim. The server tells it to whoever has HEALTH_TOKEN.
 */
export async function checkVisitorAddress(
  origin: string,
  healthToken: string | null,
): Promise<Finding[]> {
  if (!healthToken) {
    return [
      leftToOwner(
        'by whose address visitors are counted was not seen: there is no HEALTH_TOKEN',
        `set HEALTH_TOKEN and run it again; ${hops}`,
      ),
    ];
  }
  try {
    return [verdict(await askFrom(origin, healthToken))];
  } catch {
    return [leftToOwner('by whose address visitors are counted was not seen', 'see above')];
  }
}
