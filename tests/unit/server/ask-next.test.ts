import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { outsideRequest } from '@/lib/http/client-address';
import { log } from '@/lib/log';
import { askNext, type Respond } from '@/lib/server/ask-next';
import { wholeBody } from '@/lib/server/request-body';

const client = { network: '192.0.2.1', direct: false };
const get = 'GET /x?y=1 HTTP/1.1\r\nHost: x\r\n\r\n';

/** What `next` answers to a request that a server gets in these words. */
async function answerOf(next: Respond, words = get) {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const asked = once(server, 'request');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(words);
  const [request]: IncomingMessage[] = await asked;
  if (!request) throw new Error('no request');
  const target = request.url ?? '';
  const body = await wholeBody(request);
  socket.destroy();
  server.close();
  return askNext(
    next,
    { request, target, path: '/x', query: '', host: 'x' },
    Buffer.from(body),
    client,
  );
}

/** What `next` reads of a request in these words. */
async function readOf(words: string) {
  const answer = await answerOf(async (request, response) => {
    const { method, url, headers } = request;
    const body = await text(request);
    response.end(JSON.stringify({ method, url, headers, body }));
  }, words);
  return JSON.parse(String(answer.body));
}

test('Next reads a request as it was sent, and no header that was not', async () => {
  const headers = { host: 'x' };
  expect(await readOf(get)).toEqual({ method: 'GET', url: '/x?y=1', headers, body: '' });
  const agent = { ...headers, 'user-agent': 'curl/8' };
  const named = 'HEAD / HTTP/1.1\r\nHost: x\r\nUser-Agent: curl/8\r\n\r\n';
  const seen: unknown[] = [];
  const head = await answerOf(async (request, response) => {
    seen.push(request.headers);
    response.end('not sent');
  }, named);
  expect([seen, String(head.body)]).toEqual([[agent], '']);
});

test('Next reads a body whole, with its length, declared or in chunks', async () => {
  const body = 'nome=Niccolò';
  const length = String(Buffer.byteLength(body));
  const type = 'application/x-www-form-urlencoded';
  const start = `POST /x HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n`;
  const headers = { host: 'x', 'content-type': type, 'content-length': length };
  const expected = { method: 'POST', url: '/x', headers, body };
  expect(await readOf(`${start}Content-Length: ${length}\r\n\r\n${body}`)).toEqual(expected);
  const chunk = `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  expect(await readOf(`${start}Transfer-Encoding: chunked\r\n\r\n${chunk}`)).toEqual(expected);
});

test('an answer of Next is read whole, without the headers of a connection', async () => {
  const answer = await answerOf(async (_, response) => {
    response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], vary: 'rsc' });
    response.write('uno, ');
    response.end('due');
  });
  expect(answer).toEqual({
    status: 201,
    headers: { 'set-cookie': ['a=1', 'b=2'], vary: 'rsc' },
    body: Buffer.from('uno, due'),
  });
});

test('a route that Next calls knows whom it answers', async () => {
  const { body } = await answerOf(async (_, response) => {
    response.end(JSON.stringify(outsideRequest((known) => known)));
  });
  expect(JSON.parse(String(body))).toEqual(client);
});

const failure = new Error('broken');
const failing: Record<string, Respond> = {
  throws: () => {
    throw failure;
  },
  rejects: () => Promise.reject(failure),
  'fails while it writes': async (_, response) => {
    response.write('half');
    throw failure;
  },
  'destroys its answer': async (_, response) => void response.destroy(failure),
};

test.each(Object.entries(failing))('where Next %s there is no answer', async (_, next) => {
  await expect(answerOf(next)).rejects.toBe(failure);
});

test('what Next throws when it has answered is logged, and the answer stays', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation(() => {});
  const answer = await answerOf(async (_, response) => {
    response.end('done');
    throw failure;
  });
  expect(String(answer.body)).toBe('done');
  expect(logged.mock.calls).toEqual([[{ err: failure }, 'request.failed']]);
  logged.mockRestore();
});
