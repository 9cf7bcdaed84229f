import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkBehind } from '@/lib/http/client-address';

/** Limits of one network, and times in milliseconds. */
export const usualLimits = {
  connections: 256,
  requests: 128,
  /** Requests of one connection whose answers were not taken: browsers and proxies send one at a time. */
  unanswered: 8,
  headersMs: 15_000,
  /** For a whole request: 64 KB at 2 KB a second, slower than any mobile network. */
  requestMs: 30_000,
  silenceMs: 60_000,
  /** Longer than proxies keep a connection, or a request would meet one that just closes. */
  idleMs: 130_000,
};
export type Limits = typeof usualLimits;

/** Counts by network: `take` is false at the limit. */
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
 * Late connections get 408 (RFC 9110, 15.5.9), too many of one network are closed; behind trusted proxies, which connect
 * for everybody, none.
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

/** Answers requests, and ends a connection that takes no answers: Node reads 64 KB at once, two thousand requests. */
export function answerRequests(server: Server, respond: RequestListener) {
  const unanswered = new WeakMap<Socket, number>();
  function take(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // read together with the one that was too many
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > usualLimits.unanswered) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    respond(request, response);
  }
  server.on('request', take);
  // unknown expectations may be ignored (RFC 9110, 10.1.1); Node would answer past the limits
  server.on('checkExpectation', take);
}
