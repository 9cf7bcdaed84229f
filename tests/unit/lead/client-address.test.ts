import { network, networkBehind } from '@/lib/lead/http/client-address';

const seen = (peer: string, forwarded: string | null, hops: number) =>
  networkBehind(peer, forwarded ?? '', hops);

test('without trusted proxies X-Forwarded-For changes nothing', () => {
  expect(seen('192.0.2.1', null, 0)).toBe('192.0.2.1');
  expect(seen('192.0.2.1', '198.51.100.7', 0)).toBe('192.0.2.1');
});

test('each trusted proxy lets one entry from the right be believed, and none further left', () => {
  const chain = '203.0.113.9, 198.51.100.7, 198.51.100.8';
  expect(seen('10.0.0.1', chain, 1)).toBe('198.51.100.8');
  expect(seen('10.0.0.1', chain, 2)).toBe('198.51.100.7');
});

test('a request that came past the proxies counts as its own peer', () => {
  expect(seen('192.0.2.1', null, 1)).toBe('192.0.2.1');
});

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['[2001:db8::1]:4711', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s is %s', (peer, expected) => {
  expect(seen(peer, null, 0)).toBe(expected);
});

test('what is no address is none', () => {
  expect(seen('', null, 0)).toBeNull();
  expect(seen('10.0.0.1', 'unknown', 1)).toBeNull();
});

test('one household has one IPv6 network, however it writes its addresses', () => {
  expect(network('2001:db8:1:2:aaaa::1')).toBe(network('2001:0DB8:0001:0002:bbbb:0:0:9'));
  expect(network('2001:db8:1:2::1')).not.toBe(network('2001:db8:1:3::1'));
});
