import { network, networkBehind } from '@/lib/lead/http/client-address';

const chain = '203.0.113.9, 198.51.100.7, 198.51.100.8';

test.each([
  ['whatever is forwarded without trusted proxies', '192.0.2.1', '198.51.100.7', 0, '192.0.2.1'],
  ['one trusted proxy', '10.0.0.1', chain, 1, '198.51.100.8'],
  ['two', '10.0.0.1', chain, 2, '198.51.100.7'],
  ['a request that came past the proxies', '192.0.2.1', '', 1, '192.0.2.1'],
  ['an IPv4 address as IPv6 writes it', '::ffff:192.0.2.1', '', 0, '192.0.2.1'],
  ['one with a port', '192.0.2.1:4711', '', 0, '192.0.2.1'],
  ['an IPv6 address with a port', '[2001:db8::1]:4711', '', 0, '2001:db8:0:0::/64'],
  ['one with a zone', 'fe80::1%eth0', '', 0, 'fe80:0:0:0::/64'],
  ['none', '', '', 0, null],
  ['what is none', '10.0.0.1', 'unknown', 1, null],
])(
  'of %s a client counts by the address that nobody can make up',
  (_, peer, forwarded, hops, seen) => {
    expect(networkBehind(peer, forwarded, hops)).toBe(seen);
  },
);

test('one household has one IPv6 network, however it writes its addresses', () => {
  expect(network('2001:db8:1:2:aaaa::1')).toBe(network('2001:0DB8:0001:0002:bbbb:0:0:9'));
  expect(network('2001:db8:1:2::1')).not.toBe(network('2001:db8:1:3::1'));
});
