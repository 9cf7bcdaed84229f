import { securityHeaders } from '@/lib/server/security-headers';

const hsts = (https: boolean) => securityHeaders(https)['Strict-Transport-Security'];

test('https is asked for at the site’s own host, for all subdomains where its owner says so, and not over http', () => {
  const { HSTS_INCLUDE_SUBDOMAINS: before } = process.env;
  delete process.env.HSTS_INCLUDE_SUBDOMAINS;
  expect([hsts(true), hsts(false)]).toEqual(['max-age=63072000', undefined]);
  process.env.HSTS_INCLUDE_SUBDOMAINS = 'true';
  expect(hsts(true)).toBe('max-age=63072000; includeSubDomains');
  delete process.env.HSTS_INCLUDE_SUBDOMAINS;
  if (before !== undefined) process.env.HSTS_INCLUDE_SUBDOMAINS = before;
});
