import { PHASE_PRODUCTION_BUILD } from 'next/constants';

const outerUrl = process.env.SITE_URL;

/** The rule of next.config.ts that keeps answers out of search, as a build for this address has it. */
async function robotsRule(siteUrl: string) {
  process.env.SITE_URL = siteUrl;
  jest.resetModules();
  const { default: nextConfig } = await import('@/next.config');
  const rules = (await nextConfig(PHASE_PRODUCTION_BUILD).headers?.()) ?? [];
  return rules.find(({ headers }) => headers.some(({ key }) => key === 'X-Robots-Tag'));
}

afterAll(() => {
  if (outerUrl === undefined) delete process.env.SITE_URL;
  else process.env.SITE_URL = outerUrl;
});

test('a build for a public address says noindex at every host but its own', async () => {
  const rule = await robotsRule('https://www.agenzia-linea.it');
  expect(rule?.missing).toHaveLength(1);
  const [own] = rule?.missing ?? [];
  expect(own?.type).toBe('host');
  // as Next reads it: the whole host, without its port
  const host = new RegExp(`^${own?.value}$`);
  expect('www.agenzia-linea.it').toMatch(host);
  for (const other of ['agenzia-linea.it', 'wwwxagenzia-linea.it', 'www.agenzia-linea.it.x.it']) {
    expect(other).not.toMatch(host);
  }
});

test('any other build says it everywhere', async () => {
  for (const siteUrl of ['http://localhost:3000', 'https://www.linea.example']) {
    const rule = await robotsRule(siteUrl);
    expect(rule?.headers).toEqual([{ key: 'X-Robots-Tag', value: 'noindex' }]);
    expect(rule?.missing ?? []).toEqual([]);
  }
});
