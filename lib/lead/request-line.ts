import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { allowedMethods, dataPolicy } from '@/lib/lead/answer';
import { sendContactPath } from '@/lib/links';
import { securityHeaders } from '@/lib/security-headers.mjs';

const pageMethods = 'GET, HEAD';

/** What is refused before Next sees it, because it would fail over it: a status, and the methods there are. */
function refusalOf({
  method,
  url = '',
}: IncomingMessage): { status: number; allow?: string } | null {
  // the whole server's methods; with any other method the asterisk is no target (RFC 9112, 3.2.4)
  if (url === '*') {
    return method === 'OPTIONS'
      ? { status: 204, allow: `${pageMethods}, ${allowedMethods}` }
      : { status: 400 };
  }
  // not to be made into a fetch request (Fetch Standard, 2.2.1), which is how Next passes one on
  if (method === 'TRACE') {
    const allow = url.split('?')[0] === sendContactPath ? allowedMethods : pageMethods;
    return { status: 405, allow };
  }
  return null;
}

function refuse(response: ServerResponse, { status, allow }: { status: number; allow?: string }) {
  const https = process.env.SITE_URL?.startsWith('https:') ?? false;
  response.writeHead(status, {
    ...securityHeaders(https),
    ...dataPolicy,
    'cache-control': 'no-store',
    ...(allow && { allow }),
  });
  response.end();
}

/** Puts the refusals in front of whatever else answers this server's requests. */
function guard(server: Server): void {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const refusal = refusalOf(request);
    if (refusal) refuse(response, refusal);
    else for (const listener of others) listener.call(server, request, response);
  });
}

let watching = false;

/**
 * From now on, answers what Next's own server would answer with 500 and a stack in the log: `TRACE` with 405, and a
 * target of `*` with 400 (`OPTIONS *` with 204). In front of the HTTP server itself, whoever made it.
 */
export function refuseWhatNextCannotAnswer(): void {
  if (watching) return;
  watching = true;
  const guarded = new WeakSet<Server>();
  // told right before a server's listeners are, so that the first request already finds the refusals there
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    guard(server);
  });
}
