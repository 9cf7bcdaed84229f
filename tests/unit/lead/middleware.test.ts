import { NextRequest } from 'next/server';
import { config, middleware } from '@/middleware';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('each API request has an id of its own, whatever it brought along, and is not cached', () => {
  const request = new NextRequest('https://www.linea.example/api/send-contact', {
    headers: { 'x-request-id': 'forged' },
  });
  const ids = [middleware(request), middleware(request)].map((response) => {
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-middleware-request-x-request-id')).toBe(
      response.headers.get('x-request-id'),
    );
    return response.headers.get('x-request-id');
  });
  for (const id of ids) expect(id).toMatch(uuid);
  expect(ids[0]).not.toBe(ids[1]);
});

test('what comes back to a browser without scripts stays in its own history, and in no other cache', () => {
  const request = new NextRequest('https://www.linea.example/api/send-contact', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
  });
  expect(middleware(request).headers.get('cache-control')).toBe('private, no-cache');
});

test('pages stay out of it', () => {
  expect(config.matcher).toBe('/api/:path*');
});
