import { builtFor, wrongBuild } from '@/lib/seo/built-for';

const site = 'https://www.linea.example';

test('a build starts at the address that it is for', () => {
  expect(wrongBuild(site, site)).toBeNull();
});

test.each([
  ['made without SITE_URL', 'http://localhost:3000'],
  ['for another host', 'https://linea.example'],
  ['for another scheme', 'http://www.linea.example'],
  ['for another port', `${site}:8443`],
])('a build %s does not, and what to do is said', (_case, built) => {
  const message = wrongBuild(site, built) ?? '';
  expect(message).toContain(built);
  expect(message).toContain(`SITE_URL=${site} npm run build`);
  expect(message).toContain(`SITE_URL=${built}`);
});

test.each([['http://localhost:4711'], ['http://127.0.0.1:3000'], ['http://[::1]:80']])(
  'any build can be tried on this machine, at %s',
  (own) => {
    expect(wrongBuild(own, site)).toBeNull();
  },
);

test('sources are no build', () => {
  expect(builtFor()).toBeNull();
  expect(wrongBuild(site, null)).toBeNull();
});
