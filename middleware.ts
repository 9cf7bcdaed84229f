import { NextResponse } from 'next/server';

/** No cache keeps how the site is. */
export function middleware(): NextResponse {
  return NextResponse.next({ headers: { 'cache-control': 'no-store' } });
}

/**
 * Only addresses without a body: of a request that passes a middleware Next copies the whole body, up to 10 MB, before its
 * route sees a byte.
 */
export const config = { matcher: '/api/health/:path*' };
