import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { NextRequest } from 'next/server';
import { isDirect, network, networkBehind } from '@/lib/http/client-address';
import { type Limits, limitConnections, usualLimits } from '@/lib/server/connection-limits';
import { isAmbiguous, refusalOf } from '@/lib/server/request-line';
import { securityHeaders } from '@/lib/server/security-headers';
import { config, middleware } from '@/middleware';
import { everyPath } from '@/tests/support/e2e/addresses';
import { ambiguousTargets } from '@/tests/support/e2e/hostile-targets';

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
  ];
  for (const [peer, forwarded, hops, address] of seen)
    expect([peer, networkBehind(peer, forwarded, hops)]).toEqual([peer, address]);
  // one household has one IPv6 network, however it writes its addresses
  expect(network('2001:db8:1:2:aaaa::1')).toBe(network('2001:0DB8:0001:0002:bbbb:0:0:9'));
  expect(network('2001:db8:1:2::1')).not.toBe(network('2001:db8:1:3::1'));
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

const api = 'https://www.linea.example/api/send-contact';

test('each request to the API is found in the log by an id of its own, and no answer is cached', () => {
  const request = new NextRequest(api, { headers: { 'x-request-id': 'forged' } });
  const ids = [middleware(request), middleware(request)].map(({ headers }) => {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-middleware-request-x-request-id')).toBe(headers.get('x-request-id'));
    return headers.get('x-request-id');
  });
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(ids[0]).not.toBe(ids[1]);
  expect(config.matcher).toBe('/api/:path*');
});

test('what a visitor typed without scripts is kept in the browser’s own history, and in no other cache', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
  const request = new NextRequest(api, { method: 'POST', headers });
  expect(middleware(request).headers.get('cache-control')).toBe('private, no-cache');
});

test('https is asked for at the site’s own host, for all subdomains where its owner says so, and not over http', () => {
  const hsts = (https: boolean) => securityHeaders(https)['Strict-Transport-Security'];
  process.env = { ...environment, HSTS_INCLUDE_SUBDOMAINS: '' };
  expect([hsts(true), hsts(false)]).toEqual(['max-age=63072000', undefined]);
  process.env = { ...environment, HSTS_INCLUDE_SUBDOMAINS: 'true' };
  expect(hsts(true)).toBe('max-age=63072000; includeSubDomains');
});

test('no page is refused for its address, and no address that a proxy could read differently is let through', () => {
  expect(ambiguousTargets.filter((target) => !isAmbiguous(target))).toEqual([]);
  const plain = [
    ...everyPath,
    '/citt%C3%A0',
    '/100%25-automatico',
    '/..x/x../...',
    '/.well-known/security.txt',
    '/_next/static/chunks/app_%5Blegal%5D_page~1.js',
    '/privacy?back=%2f..%2f%FF\\%00',
  ];
  expect(plain.filter(isAmbiguous)).toEqual([]);
});

test('no client hides its address behind a thousand header lines', async () => {
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    const refused = refusalOf(request);
    if (!refused) seen.push(request.headers['x-forwarded-for']);
    response.writeHead(refused?.status ?? 200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ask = async (lines: number) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`GET /api/health/details HTTP/1.1\r\nHost: x\r\n${'A: \r\n'.repeat(lines)}`);
    socket.write('X-Forwarded-For: 203.0.113.1\r\nConnection: close\r\n\r\n');
    return (await text(socket)).slice(9, 12);
  };
  expect([await ask(30), await ask(1_000), await ask(2_500)]).toEqual(['200', '431', '431']);
  expect(seen).toEqual(['203.0.113.1']);
  await new Promise((resolve) => server.close(resolve));
});

describe('connections', () => {
  const attacker = '127.0.0.2';

  let server: Server;
  let port: number;
  const clients: Socket[] = [];

  async function serve(limits: Partial<Limits>, hops: number, listener: RequestListener) {
    server = createServer({ connectionsCheckingInterval: 5 }, listener);
    limitConnections(server, { ...usualLimits, ...limits }, hops);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  }

  /** Connects, says something, and leaves it at that. */
  async function say(words: string, from = attacker): Promise<Socket> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    clients.push(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(words);
    return socket;
  }

  /** All that comes before the connection ends, in whatever way it does. */
  async function heard(socket: Socket): Promise<string> {
    let words = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      words += chunk;
    });
    await new Promise((resolve) => socket.once('close', resolve));
    return words;
  }

  const head = 'Host: x\r\nConnection: close\r\n';

  /** The whole answer to a request. */
  const answerTo = async (from: string, lines = '') =>
    heard(await say(`GET / HTTP/1.1\r\n${head}${lines}\r\n`, from));

  const connectionCount = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test('behind a trusted proxy, whose connections are everybody’s, none is closed', async () => {
    await serve({ connections: 3 }, 1, (_, response) => response.end('page'));
    for (let opened = 0; opened < 6; opened += 1) await say('GET / HTTP/1.1\r\nHo');
    expect(await answerTo(attacker)).toContain('page');
    expect(await connectionCount()).toBeGreaterThanOrEqual(6);
  });

  test('who does not read the answer does not hold the connection for good', async () => {
    await serve({ silenceMs: 20 }, 0, (_, response) => response.end(Buffer.alloc(50_000_000)));
    const gone = new Promise((resolve) =>
      server.once('connection', (socket) => socket.once('close', resolve)),
    );
    const reader = await say(`GET / HTTP/1.1\r\n${head}\r\n`);
    reader.pause();
    await gone;
  });
});
