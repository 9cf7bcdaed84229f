import http from 'node:http';
import https from 'node:https';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { isPrivateHost } from '@/lib/env/network';
import { network } from '@/lib/lead/http/client-address';
import { type Finding, fail, leftToOwner, pass } from '../finding';

/** RFC 5737: an address that nobody has; only who claims it comes from there. */
const claimed = '203.0.113.77';

/** Milliseconds. */
const limit = 10_000;

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
    const { get } = url.protocol === 'https:' ? https : http;
    const request = get(url, { agent: false, headers, timeout: limit }, async (response) => {
      const own = (response.socket.localAddress ?? '').replace(/^::ffff:/, '');
      // no answer of the site's: its status says so
      const { data } = answer.safeParse(await json(response).catch(() => null));
      resolve({ own, client: data?.client ?? null, status: response.statusCode ?? 0 });
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', reject);
  });
}

const hops = 'TRUSTED_PROXY_HOPS is the number of proxies in front of the server, Caddy counted';

function findingOf({ own, client, status }: Seen): Finding {
  if (client === null) {
    return fail(
      `the server does not say whose address it counts by (${status})`,
      'name HEALTH_TOKEN in the server’s variables as here',
    );
  }
  if (client === claimed) {
    return fail(
      'whoever claims another address is counted by it: limits count for nobody',
      `too many proxies are believed: ${hops}`,
    );
  }
  if (client === network(own)) return pass('visitors are counted by their own address');
  // behind a router this machine does not know the address that it is seen with
  if (isPrivateHost(own) && !isPrivateHost(client.replace(/\/\d+$/, ''))) {
    return leftToOwner(
      `visitors are counted by an address of theirs or of a proxy: this machine is seen as ${client}`,
      `it should be this machine’s public address; if it is a proxy’s: ${hops}`,
    );
  }
  return fail(
    `this machine asks from ${own}, and is counted as ${client}, a machine in between: all share one limit`,
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
    return [findingOf(await askFrom(origin, healthToken))];
  } catch {
    return [leftToOwner('by whose address visitors are counted was not seen', 'see above')];
  }
}
