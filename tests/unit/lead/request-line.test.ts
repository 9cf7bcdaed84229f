import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { methodRefusal, refusalOf } from '@/lib/server/request-line';
import { isAmbiguous } from '@/lib/server/request-target';
import { everyPath } from '@/tests/support/e2e/addresses';
import { ambiguousTargets } from '@/tests/support/e2e/hostile-targets';

test.each(ambiguousTargets)('%s can be read in two ways', (target) => {
  expect(isAmbiguous(target)).toBe(true);
});

test.each([
  ...everyPath,
  '/citt%C3%A0',
  '/100%25-automatico',
  '/..x/x../...',
  '/.well-known/security.txt',
  '/_next/static/chunks/app_%5Blegal%5D_page~1.js',
  '/privacy?back=%2f..%2f%FF\\%00',
])('%s can be read in one way only', (target) => {
  expect(isAmbiguous(target)).toBe(false);
});

test.each([
  ['POST', '/', 'GET, HEAD'],
  ['POST', '/api/nope', 'GET, HEAD'],
  ['POST', '/azione/', 'GET, HEAD'],
  ['POST', '/azione/niente/altro', 'GET, HEAD'],
  ['TRACE', '/azione/niente', 'GET, HEAD, POST'],
  ['PROPFIND', '/api/send-contact', 'POST, OPTIONS'],
])('%s %s is refused, and told what there is', (method, url, allow) => {
  expect(methodRefusal({ method, url } as never)).toMatchObject({
    status: 405,
    headers: { allow },
  });
});

test('a form sent to the address with a slash behind it reaches Next, which leads on', () => {
  expect(methodRefusal({ method: 'POST', url: '/api/send-contact/' } as never)).toBeNull();
});

test('nobody pushes out what a proxy says by a thousand header lines before it', async () => {
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
