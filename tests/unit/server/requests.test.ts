import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { isDirect, network, networkBehind, widerNetwork } from '@/lib/http/client-address';
import { limitConnections, usualLimits } from '@/lib/server/connection-limits';
import { isAmbiguous } from '@/lib/server/request-line';
import { securityHeaders } from '@/lib/server/security-headers';
import { config, middleware } from '@/middleware';
import { everyPath } from '../../support/e2e/addresses';

// What the server makes of a request before any page or form is asked: whose it is, and whether it is heard at all.

const environment = process.env;
afterEach(() => {
  process.env = environment;
});

const chain = '203.0.113.9, 198.51.100.7, 198.51.100.8';

test('a client counts by the address that it cannot make up', () => {
  const seen: [peer: string, forwarded: string, hops: number, seen: string | null][] = [
    // whatever is forwarded without trusted proxies; behind one, and behind two
    ['192.0.2.1', '198.51.100.7', 0, '192.0.2.1'],
    ['10.0.0.1', chain, 1, '198.51.100.8'],
    ['10.0.0.1', chain, 2, '198.51.100.7'],
    // what came past the proxies
    ['192.0.2.1', '', 1, '192.0.2.1'],
    ['::ffff:192.0.2.1', '', 0, '192.0.2.1'],
    ['192.0.2.1:4711', '', 0, '192.0.2.1'],
    ['[2001:db8::1]:4711', '', 0, '2001:db8:0:0::/64'],
    ['fe80::1%eth0', '', 0, 'fe80:0:0:0::/64'],
    ['', '', 0, null],
    ['10.0.0.1', 'unknown', 1, null],
    ['10.0.0.1', `${','.repeat(15_000)}198.51.100.7`, 1, '198.51.100.7'],
  ];
  for (const [peer, forwarded, hops, address] of seen)
    expect([peer, networkBehind(peer, forwarded, hops)]).toEqual([peer, address]);
  // one household has one IPv6 network, however it writes its addresses
  expect(network('2001:db8:1:2:aaaa::1')).toBe(network('2001:0DB8:0001:0002:bbbb:0:0:9'));
  expect(network('2001:db8:1:2::1')).not.toBe(network('2001:db8:1:3::1'));
});

test('wider network: a /48 of IPv6, a /24 of IPv4', () => {
  expect(widerNetwork('192.0.2.17')).toBe('192.0.2.0/24');
  expect(widerNetwork(network('2001:db8:1:2::1'))).toBe(widerNetwork(network('2001:db8:1:3::1')));
  expect(widerNetwork(network('2001:db8:1::1'))).not.toBe(widerNetwork(network('2001:db8:2::1')));
  expect(widerNetwork(network('2001::1'))).toBe('2001:0:0::/48');
});

test('nobody but this machine reads how the site stands without a token', () => {
  const direct = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
    isDirect({ socket: { remoteAddress } as Socket, headers: { host: 'x', ...headers } });
  const own = ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'];
  expect(own.filter((address) => !direct(address))).toEqual([]);
  const others = ['::ffff:10.0.0.1', '203.0.113.7', '127.0.0.1.example', undefined];
  expect(others.filter((address) => direct(address))).toEqual([]);
  const proxied = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-proto'];
  expect(proxied.filter((name) => direct('127.0.0.1', { [name]: '::1' }))).toEqual([]);
});

test('middleware: no cache keeps how the site is, and nothing with a body passes it', () => {
  expect(middleware().headers.get('cache-control')).toBe('no-store');
  expect(config.matcher).toBe('/api/health/:path*');
});

test('https is asked for at the site’s own host, for all subdomains where its owner says so, and not over http', () => {
  const hsts = (https: boolean) => securityHeaders(https)['Strict-Transport-Security'];
  process.env = { ...environment, HSTS_INCLUDE_SUBDOMAINS: '' };
  expect([hsts(true), hsts(false)]).toEqual(['max-age=63072000', undefined]);
  process.env = { ...environment, HSTS_INCLUDE_SUBDOMAINS: 'true' };
  expect(hsts(true)).toBe('max-age=63072000; includeSubDomains');
});

test('no address of the site’s is one that two programs could read differently', () => {
  const harmless = ['/citt%C3%A0', '/100%25-x', '/..x/x../...', '/_next/app_%5Blegal%5D~1.js'];
  expect([...everyPath, ...harmless].filter(isAmbiguous)).toEqual([]);
});

test('who does not read the answer does not hold the connection for good', async () => {
  const server = createServer({ connectionsCheckingInterval: 5 }, (_, response) =>
    response.end(Buffer.alloc(50_000_000)),
  );
  limitConnections(server, { ...usualLimits, silenceMs: 20 }, 0);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const gone = new Promise((resolve) =>
    server.once('connection', (socket) => socket.once('close', resolve)),
  );
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  reader.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  reader.pause();
  await gone;
  reader.destroy();
  await new Promise((resolve) => server.close(resolve));
});
