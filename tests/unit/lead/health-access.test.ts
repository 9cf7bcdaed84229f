import { channel } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import { isOwnAddress, markDirectRequests, mayReadDetails } from '@/lib/lead/http/health-access';
import { markPeers } from '@/lib/lead/http/peer';

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['127.0.0.1.example', false],
  ['', false],
])('%s is an address of this machine: %s', (address, own) => {
  expect(isOwnAddress(address)).toBe(own);
});

describe('a request as it enters the server', () => {
  beforeAll(() => {
    markPeers();
    markDirectRequests();
  });

  function mayRead(remoteAddress: string | undefined, headers: Record<string, string> = {}) {
    const request = { socket: { remoteAddress }, headers: { host: 'x', ...headers } };
    channel('http.server.request.start').publish({ request, server: createServer() });
    return mayReadDetails(new Headers(request.headers), null);
  }

  test('may read the details when it comes straight from this machine', () => {
    expect(mayRead('127.0.0.1')).toBe(true);
    expect(mayRead('::1')).toBe(true);
  });

  test('may not when it comes from elsewhere, or through a socket of which nothing is known', () => {
    expect(mayRead('203.0.113.7')).toBe(false);
    expect(mayRead(undefined)).toBe(false);
  });

  test.each([
    ['x-forwarded-for'],
    ['x-real-ip'],
    ['forwarded'],
    ['via'],
    ['x-forwarded-proto'],
    ['x-forwarded-host'],
  ])('may not when somebody has passed it on: %s', (name) => {
    expect(mayRead('127.0.0.1', { [name]: '127.0.0.1' })).toBe(false);
  });

  test('cannot claim it', () => {
    expect(mayRead('203.0.113.7', { 'x-peer-direct': '1', 'x-peer': '127.0.0.1' })).toBe(false);
  });
});
