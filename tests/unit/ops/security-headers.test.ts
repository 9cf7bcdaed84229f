import { securityHeaders } from '@/lib/server/security-headers';

const variable = 'HSTS_INCLUDE_SUBDOMAINS';
const before = process.env[variable];
const hsts = (https: boolean) => securityHeaders(https)['Strict-Transport-Security'];

afterEach(() => {
  if (before === undefined) delete process.env[variable];
  else process.env[variable] = before;
});

test('https is asked for at the site’s own host, and not for all that its owner runs beside it', () => {
  delete process.env[variable];
  expect(hsts(true)).toBe('max-age=63072000');
});

test('its owner may say that every subdomain is https as well', () => {
  process.env[variable] = 'true';
  expect(hsts(true)).toBe('max-age=63072000; includeSubDomains');
});

test('over http it is not said at all', () => {
  expect(hsts(false)).toBeUndefined();
});
