import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { dataPolicy } from '@/lib/lead/http/answer';
import { securityHeaders } from '@/lib/server/security-headers.mjs';

/** An answer without a body. */
export interface EarlyAnswer {
  status: number;
  headers: Record<string, string>;
}

/** The answer to what Next is not to see; null for all else. */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => EarlyAnswer | null;

function send(response: ServerResponse, { status, headers }: EarlyAnswer): void {
  const https = process.env.SITE_URL?.startsWith('https:') ?? false;
  response.writeHead(status, { ...securityHeaders(https), ...dataPolicy, ...headers });
  response.end();
}

/** Puts the answers in front of whatever else answers this server's requests. */
function putInFront(server: Server, answerTo: Answerer): void {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const answer = answerTo(request, response);
    if (answer) send(response, answer);
    else for (const listener of others) listener.call(server, request, response);
  });
}

let watching = false;

/** From now on, gives these answers in front of the HTTP server itself, whoever made it. Once a process. */
export function answerFirst(answerTo: Answerer): void {
  if (watching) return;
  watching = true;
  const answering = new WeakSet<Server>();
  // told right before a server's listeners are, so that the first request already finds the answers there
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    if (answering.has(server)) return;
    answering.add(server);
    putInFront(server, answerTo);
  });
}
