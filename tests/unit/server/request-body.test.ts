import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { headersForNext, outlastBody, wholeBody } from '@/lib/server/request-body';

const most = 64 * 1024;

/** What the server gets of words that are sent to it: the body, or why there is none, and the headers that Next gets. */
async function received(words: string, leave = false) {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const asked = once(server, 'request');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {}).write(words);
  const [request] = await asked;
  if (leave) client.destroy();
  const body = (await wholeBody(request)).toString();
  client.destroy();
  server.close();
  return { body, headers: headersForNext(request.headers) };
}

const post = (headers: string, body: string) =>
  `POST /x HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`;
const declared = (length: number, body: string) => post(`Content-Length: ${length}`, body);
const chunk = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n`;
const chunked = (...chunks: string[]) =>
  post('Transfer-Encoding: chunked', chunks.map(chunk).join(''));
const end = '0\r\n\r\n';

test('request body: 64 KB are taken, declared or in chunks', async () => {
  const body = 'x'.repeat(most);
  const headers = { host: 'x', 'content-length': String(most) };
  expect(await received(declared(most, body))).toEqual({ body, headers });
  const sent = chunked(body.slice(0, 1), body.slice(1)) + end;
  // in one piece by then
  expect(await received(sent)).toEqual({ body, headers: { host: 'x' } });
});

test('request body: a byte more is too large, without a byte read where its length is declared', async () => {
  expect(await received(declared(most + 1, ''))).toMatchObject({ body: 'too_large' });
  // and where it is not before the end has come
  expect(await received(chunked('x'.repeat(most), 'x'))).toMatchObject({ body: 'too_large' });
});

test('request body: one that its sender leaves is broken off', async () => {
  const left = await received(declared(900, 'nome=Giulia'), true);
  expect(left).toMatchObject({ body: 'broken_off' });
});

test('request body: none is an empty one', async () => {
  const none = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  expect(await received(none)).toEqual({ body: '', headers: { host: 'x' } });
});

test('request headers: neither cookies nor those of a router reach Next', async () => {
  const headers = ['Cookie: a=b', 'RSC: 1', 'Next-Action: x', 'Next-Router-Prefetch: 1'];
  const got = await received(post(['Accept: */*', ...headers].join('\r\n'), ''));
  expect(got).toEqual({ body: '', headers: { host: 'x', accept: '*/*' } });
});

/** Whether a client is cut that goes on sending so many bytes when it has been answered. */
async function isCutAfter(bytes: number): Promise<boolean> {
  const server = createServer((_, response) => {
    outlastBody(response);
    response.writeHead(413).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let cut = false;
  client.on('error', () => {
    cut = true;
  });
  const closed = new Promise((resolve) => client.once('close', resolve));
  client.write(post(`Connection: close\r\nContent-Length: ${bytes}`, ''));
  await once(client, 'data');
  client.end('x'.repeat(bytes));
  await closed;
  server.close();
  return cut;
}

test('refused body: a client that wants the connection closed gets that once its body is read', async () => {
  const server = createServer((_, response) => {
    outlastBody(response);
    response.writeHead(413).end('too large');
  });
  // nothing else closes it
  server.keepAliveTimeout = 0;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write(post('Connection: close\r\nContent-Length: 4', ''));
  let answer = '';
  client.on('data', (part) => {
    answer += part;
    client.write('body');
  });
  await once(client, 'end');
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*too large/s);
  client.destroy();
  server.close();
});

test('refused body: who is answered while still sending may send on, up to 1 MB', async () => {
  expect(await isCutAfter(900_000)).toBe(false);
  expect(await isCutAfter(9_000_000)).toBe(true);
});
