import { type NextRequest, NextResponse } from 'next/server';

const formType = 'application/x-www-form-urlencoded';

/**
 * What a browser without scripts sends comes back as a page with all that was typed. It is left in the visitor's own
 * history: to what it may not store Firefox finds no way back ('Questo documento non è più disponibile').
 */
function cacheControl(request: NextRequest): string {
  const sentAsForm = request.headers.get('content-type')?.startsWith(formType);
  return sentAsForm ? 'private, no-cache' : 'no-store';
}

/**
 * Gives each API request a correlation id, for the handler and for the answer, and keeps answers out of caches.
 * An id sent from outside is overwritten: it would let a stranger write into the log.
 */
export function middleware(request: NextRequest): NextResponse {
  const requestId = crypto.randomUUID();
  const headers = new Headers(request.headers);
  headers.set('x-request-id', requestId);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('x-request-id', requestId);
  response.headers.set('cache-control', cacheControl(request));
  return response;
}

/** Pages are static and stay untouched: a middleware in front of them would only cost time. */
export const config = { matcher: '/api/:path*' };
