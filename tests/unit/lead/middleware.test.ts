import { NextRequest } from 'next/server';
import { config, middleware } from '@/middleware';

const address = 'https://www.linea.example/api/send-contact';

test('each API request, and no page’s, has an id of its own, whatever it brought along, and is not cached', () => {
  const request = new NextRequest(address, { headers: { 'x-request-id': 'forged' } });
  const ids = [middleware(request), middleware(request)].map(({ headers }) => {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-middleware-request-x-request-id')).toBe(headers.get('x-request-id'));
    return headers.get('x-request-id');
  });
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(ids[0]).not.toBe(ids[1]);
  expect(config.matcher).toBe('/api/:path*');
});

test('what comes back to a browser without scripts stays in its own history, and in no other cache', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
  const request = new NextRequest(address, { method: 'POST', headers });
  expect(middleware(request).headers.get('cache-control')).toBe('private, no-cache');
});
