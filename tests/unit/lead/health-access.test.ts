import type { Socket } from 'node:net';
import { isDirect, isOwnAddress } from '@/lib/lead/http/health-access';

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

/** A request as it enters the server. */
const direct = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  isDirect({ socket: { remoteAddress } as Socket, headers: { host: 'x', ...headers } });

test('a request comes straight from this machine by its own address', () => {
  expect(direct('127.0.0.1')).toBe(true);
  expect(direct('::1')).toBe(true);
});

test('not from elsewhere, nor through a socket of which nothing is known', () => {
  expect(direct('203.0.113.7')).toBe(false);
  expect(direct(undefined)).toBe(false);
});

test.each([
  ['x-forwarded-for'],
  ['x-real-ip'],
  ['forwarded'],
  ['via'],
  ['x-forwarded-proto'],
  ['x-forwarded-host'],
])('nor when somebody has passed it on: %s', (name) => {
  expect(direct('127.0.0.1', { [name]: '127.0.0.1' })).toBe(false);
});
