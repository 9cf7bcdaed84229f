import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkBehind } from '@/lib/http/client-address';

/** How much of the server one network may hold, and how long a client may take. Times in milliseconds. */
export const usualLimits = {
  connections: 256,
  requests: 128,
  /** That one connection may ask before it has taken the answers: browsers and proxies ask one at a time. */
  unanswered: 8,
  headersMs: 15_000,
  /** For the whole of a request: 64 KB at 2 KB a second, more than the slowest mobile network brings. */
  requestMs: 30_000,
  silenceMs: 60_000,
  /** Between two requests: longer than proxies keep a connection, or a request meets one that just closes. */
  idleMs: 130_000,
};
export type Limits = typeof usualLimits;

/** What each network holds: `take` is false where it has as much as it may. */
export function createTally(most: number) {
  const held = new Map<string, number>();
  return {
    take(network: string): boolean {
      const count = held.get(network) ?? 0;
      if (count < most) held.set(network, count + 1);
      return count < most;
    },
    giveBack(network: string): void {
      const count = held.get(network) ?? 0;
      if (count > 1) held.set(network, count - 1);
      else held.delete(network);
    },
  };
}

/**
 * Limits a server's connections: late ones get 408 (RFC 9110, 15.5.9), too many of one network are closed; none behind
 * trusted proxies, whose connections are everybody's.
 */
export function limitConnections(server: Server, limits: Limits, trustedHops: number): void {
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.timeout = limits.silenceMs;
  server.keepAliveTimeout = limits.idleMs;
  const tally = createTally(limits.connections);
  server.on('connection', (socket) => {
    const network = trustedHops === 0 && networkBehind(socket.remoteAddress ?? '', '', 0);
    if (!network) return;
    if (tally.take(network)) socket.once('close', () => tally.giveBack(network));
    else socket.destroy();
  });
}

/**
 * Takes a server's requests, all that Node reads, and ends the connection of who asks and does not take the answers: Node
 * reads 64 KB at once, which are two thousand requests.
 */
export function answerRequests(server: Server, mostUnanswered: number, respond: RequestListener) {
  const unanswered = new WeakMap<Socket, number>();
  function take(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // the rest of what was read with the request that was one too many
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > mostUnanswered) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    respond(request, response);
  }
  server.on('request', take);
  // an expectation that is not known may be ignored (RFC 9110, 10.1.1); Node would answer past all limits
  server.on('checkExpectation', take);
}
