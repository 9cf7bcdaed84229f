import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkBehind } from '@/lib/http/client-address';

/** Limits of one network, and times in milliseconds. */
export const usualLimits = {
  connections: 256,
  requests: 30,
  /** Of all networks together: with as many bodies of 64 KB pages go on. */
  requestsOfAll: 300,
  /** Questions to the owner's assistant, of all networks together: each may take 15 s. */
  questionsOfAll: 8,
  /** Requests a second to what is no page. */
  requestsASecond: 30,
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

/** Counts by key what is under way: `take` is false at the limit of the key, or of all together. */
export function createTally<Key>(most: number, mostOfAll = Number.POSITIVE_INFINITY) {
  const held = new Map<Key, number>();
  let all = 0;
  return {
    take(key: Key): boolean {
      const count = held.get(key) ?? 0;
      if (count >= most || all >= mostOfAll) return false;
      held.set(key, count + 1);
      all += 1;
      return true;
    },
    giveBack(key: Key): void {
      const count = held.get(key) ?? 0;
      if (count > 1) held.set(key, count - 1);
      else held.delete(key);
      all -= 1;
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
  const tally = createTally<string>(limits.connections);
  server.on('connection', (socket) => {
    const network = trustedHops === 0 && networkBehind(socket.remoteAddress ?? '', '', 0);
    if (!network) return;
    if (tally.take(network)) socket.once('close', () => tally.giveBack(network));
    else socket.destroy();
  });
}

/** Answers requests, and ends a connection that takes no answers: Node reads 64 KB at once, two thousand requests. */
export function answerRequests(server: Server, respond: RequestListener) {
  const unanswered = createTally<Socket>(usualLimits.unanswered);
  function take(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // read together with the one that was too many
    if (socket.destroyed) return;
    if (!unanswered.take(socket)) {
      socket.destroy();
      return;
    }
    response.once('close', () => unanswered.giveBack(socket));
    respond(request, response);
  }
  server.on('request', take);
  // unknown expectations may be ignored (RFC 9110, 10.1.1); Node would answer past the limits
  server.on('checkExpectation', take);
}
