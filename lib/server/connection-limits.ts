import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkBehind } from '@/lib/lead/http/client-address';
import type { Answerer, EarlyAnswer } from '@/lib/server/answer-first';

/** How much of the server one network may hold, and how long a client may take. Times in milliseconds. */
export interface Limits {
  /** Connections at once, whatever they are at. Browsers open six each. */
  connections: number;
  /** Requests at once that are not answered yet. */
  requests: number;
  /** For a request's head. */
  headersMs: number;
  /** For the whole of a request: 64 KB at 2 KB a second, more than the slowest mobile network brings. */
  requestMs: number;
  /** Without a byte in either direction; the slowest answer takes 20 s. */
  silenceMs: number;
}

export const usualLimits: Limits = {
  connections: 256,
  requests: 128,
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 60_000,
};

/** Counts what each network holds: `take` is false where it has as much as it may. */
function createTally(most: number) {
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

const tooMany: EarlyAnswer = {
  status: 503,
  headers: { 'cache-control': 'no-store', 'retry-after': '5' },
};

/**
 * Limits every HTTP server of this process from its next connection on, until the returned function is called. What comes
 * late is cut off by Node: 408 (RFC 9110, 15.5.9), or closed. A connection too many is closed without an answer; behind
 * trusted proxies, whose connections are everybody's, none is. Sockets are not handed over to another protocol any more,
 * for there no limit reaches them.
 */
export function limitConnections(limits: Limits, trustedHops: number): () => void {
  const tally = createTally(limits.connections);
  const limit = (message: unknown) => {
    const { socket } = message as { socket: Socket & { server?: unknown } };
    const { server, remoteAddress = '' } = socket;
    if (!(server instanceof Server)) return;
    server.headersTimeout = limits.headersMs;
    server.requestTimeout = limits.requestMs;
    server.timeout = limits.silenceMs;
    server.removeAllListeners('upgrade');
    const network = trustedHops === 0 ? networkBehind(remoteAddress, '', 0) : null;
    if (!network) return;
    if (tally.take(network)) socket.once('close', () => tally.giveBack(network));
    else socket.destroy();
  };
  subscribe('net.server.socket', limit);
  return () => unsubscribe('net.server.socket', limit);
}

/** Limits how many requests of one network are under way: 503 to one more, with the seconds to wait. */
export function requestLimit({ requests }: Limits, trustedHops: number): Answerer {
  const tally = createTally(requests);
  const networkOf = ({ socket, headers }: IncomingMessage) =>
    networkBehind(
      socket.remoteAddress ?? '',
      String(headers['x-forwarded-for'] ?? ''),
      trustedHops,
    );
  return (request, response) => {
    const network = networkOf(request);
    if (!network) return null;
    if (!tally.take(network)) return tooMany;
    response.once('close', () => tally.giveBack(network));
    return null;
  };
}
