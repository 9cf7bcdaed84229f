import { BlockList, isIP } from 'node:net';

/** RFC 1918, RFC 6598 (also VPNs such as Tailscale), RFC 1122 (3.2.1.3), RFC 4193. */
const networks = new BlockList();
networks.addSubnet('10.0.0.0', 8);
networks.addSubnet('172.16.0.0', 12);
networks.addSubnet('192.168.0.0', 16);
networks.addSubnet('100.64.0.0', 10);
networks.addSubnet('127.0.0.0', 8);
networks.addSubnet('fc00::', 7, 'ipv6');
networks.addAddress('::1', 'ipv6');

/** RFC 6762, RFC 8375, RFC 6761, and ICANN's reservation of 2024. */
const privateName = /(^|\.)(local|internal|home\.arpa|localhost)$/;

/** By address or name. Link-local is not private: a cloud's credentials are there. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  const family = isIP(host);
  if (family !== 0) return networks.check(host, family === 6 ? 'ipv6' : 'ipv4');
  return isLoopback(host) || privateName.test(host) || /^[a-z\d_-]+$/.test(host);
}

/** Whether a host is this machine (RFC 6761, 6.3; RFC 1122, 3.2.1.3; RFC 4291, 2.5.3). */
export function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
