import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type Limits, limitConnections, usualLimits } from '@/lib/server/connection-limits';

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
