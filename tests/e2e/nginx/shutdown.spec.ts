import { once } from 'node:events';
import net from 'node:net';
import { isFree } from '@/scripts/lib/ports.mjs';
import { someLead } from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/packaged-site';

test.use({ serving: { name: 'shutdown' } });

test('a request under way is still answered when the server is told to end, and told again', async ({
  site,
}) => {
  const { hostname, port } = new URL(site.nodeUrl);
  const body = Buffer.from(JSON.stringify(someLead()));
  const head = [
    'POST /api/send-contact HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    // so that the server says when it has the request (RFC 9110, 10.1.1)
    'Expect: 100-continue',
  ];
  const socket = net.connect(Number(port), hostname);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const [first] = await once(socket, 'data');
  expect(String(first)).toContain('100 Continue');
  socket.write(body.subarray(0, 20));

  site.signalNode('SIGTERM');
  site.signalNode('SIGINT');
  await expect.poll(() => isFree(Number(port), hostname)).toBe(true);
  socket.write(body.subarray(20));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*"code":"received"/);
});
