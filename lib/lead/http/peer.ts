import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * A route handler sees no socket, and the address that Next writes into x-forwarded-for gives way to one that the client
 * forged. So each request gets its socket's address in a header of our own as it enters the HTTP server. The header's
 * name is drawn at start: nobody outside can write it.
 */
const holder = globalThis as { [name: symbol]: string | undefined };
const symbol = Symbol.for('site.peer-header');

/** The header's name; null where no server was started (tests, the command line). */
export function peerHeader(): string | null {
  return holder[symbol] ?? null;
}

/** Marks every request from now on with its socket's address. Once per process. */
export function markPeers(): void {
  if (holder[symbol]) return;
  const name = `x-peer-${randomBytes(12).toString('hex')}`;
  holder[symbol] = name;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[name] = request.socket.remoteAddress ?? '';
  });
}
