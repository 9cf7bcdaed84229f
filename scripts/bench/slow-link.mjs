// A mobile connection as TCP sees it: a browser's own throttling does not show how many round trips a page takes.
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { portOf } from '../lib/ports.mjs';

const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = (1.6 * 1024 * 1024) / 8 / 1000;
/** Ten segments, then twice as many each round trip (RFC 6928; RFC 5681, 3.1). */
const FIRST_WINDOW = 10 * 1460;

/**
 * What the server sends, a window each round trip.
 *
 * @param {net.Socket} server
 * @param {net.Socket} client
 */
async function sendByWindows(server, client) {
  let window = FIRST_WINDOW;
  for await (const chunk of server) {
    for (let rest = chunk; rest.length > 0; ) {
      const part = rest.subarray(0, window);
      rest = rest.subarray(part.length);
      const carriedMs = part.length / BYTES_PER_MS;
      setTimeout(() => client.write(part), ROUND_TRIP_MS / 2 + carriedMs);
      await delay(rest.length > 0 ? Math.max(ROUND_TRIP_MS, carriedMs) : carriedMs);
      window = Math.min(window * 2, ROUND_TRIP_MS * BYTES_PER_MS);
    }
  }
  setTimeout(() => client.end(), ROUND_TRIP_MS);
}

/**
 * A port behind which another one lies as if at the end of such a connection.
 *
 * @param {number} port
 * @param {string} host
 */
export async function startSlowLink(port, host) {
  const link = net.createServer((client) => {
    const server = net.connect(port, host);
    const drop = () => {
      client.destroy();
      server.destroy();
    };
    client.on('error', drop);
    server.on('error', drop);
    client.on('data', (data) => setTimeout(() => server.write(data), ROUND_TRIP_MS / 2));
    client.on('close', () => server.destroy());
    void sendByWindows(server, client).catch(drop);
  });
  link.listen(0, host);
  await once(link, 'listening');
  return { port: portOf(link), close: () => link.close() };
}
