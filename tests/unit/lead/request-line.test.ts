import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { isAmbiguous, refusalOf } from '@/lib/server/request-line';
import { everyPath } from '@/tests/support/e2e/addresses';
import { ambiguousTargets } from '@/tests/support/e2e/hostile-targets';

test('an address that two programs could read differently is distinguished from one that none can', () => {
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
