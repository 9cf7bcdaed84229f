import { serverAnswers } from '@/content/server-answers';
import { ask, expectSecurityHeaders } from '../../support/e2e/raw-request';
import { slowClients } from '../../support/e2e/slow-clients';
import { expect, test } from '../../support/e2e/test';

const name = 'www.agenzia-linea.it';
const bare = 'agenzia-linea.it';
const kinds = ['/', '/hospitality', '/icon.svg', '/llms.txt', '/nope', '/api/health'];

test('the site has one name, and its twin leads there', async ({ serve }) => {
  const site = await serve({ env: { SITE_URL: `https://${name}` } });
  const at = (target: string, Host: string, method = 'GET') =>
    ask(site.url, target, { method, headers: { Host } });
  for (const target of kinds) {
    const answer = await at(target, name);
    expectSecurityHeaders(answer, { https: true });
    const policy = answer.headers.get('content-security-policy') ?? '';
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    expect(policy.endsWith('; upgrade-insecure-requests'), target).toBe(isPage);
    const robots = async (Host: string) => (await at(target, Host)).headers.get('x-robots-tag');
    for (const own of [name, `${name}:8080`, name.toUpperCase()])
      expect(await robots(own), `${own}${target}`).toBeNull();
    for (const other of ['127.0.0.1', 'localhost:80', 'evil.example', `${name}.example.com`])
      expect(await robots(other), `${other}${target}`).toBe('noindex');
  }
  expect((await at('/azione/niente', name)).headers.get('x-robots-tag')).toBe('noindex');

  for (const [target, location] of [
    ['/', '/'],
    ['/hospitality?utm_source=x&b=%20c', '/hospitality?utm_source=x&b=%20c'],
    ['/api/send-contact', '/api/send-contact'],
    ['//evil.example//', '/evil.example'],
  ] as const) {
    for (const method of ['GET', 'POST'])
      for (const host of [bare, `${bare}.`, `${name}.`, `${name}.:443`]) {
        const answer = await at(target, host, method);
        const where = answer.headers.get('location');
        const shown = `${method} ${host}${target}`;
        expect([answer.status, where], shown).toEqual([308, `https://${name}${location}`]);
        expectSecurityHeaders(answer, { https: true });
      }
  }

  for (const Host of [
    'evil.example',
    `mail.${bare}`,
    `${name}.evil.example`,
    `${name}..`,
    '10.0.0.1',
    '',
  ])
    for (const target of ['/', '/azione/niente', '/api/send-contact']) {
      const answer = await at(target, Host);
      expect(answer.status, `${Host}${target}`).toBe(421);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.body.toString()).toContain(`${serverAnswers.otherHost} https://${name}\n`);
    }

  for (const Host of [
    '@',
    `a@${name}`,
    `${name}/x`,
    `${name}:80:81`,
    `a ${name}`,
    `%77${name.slice(1)}`,
  ])
    expect((await at('/', Host)).status, Host).toBe(400);
  // a load balancer's probe names none, as it may by the older version alone
  for (const [version, named, status] of [
    ['1.0', '', 200],
    ['1.1', '', 400],
    ['1.1', `Host: ${name}\r\nHost: evil.example\r\n`, 400],
  ]) {
    const words = `GET /api/health HTTP/${version}\r\n${named}Connection: close\r\n\r\n`;
    const probe = await slowClients(site.url, { count: 1, words });
    expect((await probe.turnedAway(1))[0]?.slice(9, 12)).toBe(`${status}`);
  }

  for (const [domain, status] of [
    [name, 200],
    [bare, 200],
    [`mail.${bare}`, 404],
    ['evil.example', 404],
    ['', 404],
  ] as const) {
    const asked = await at(`/certificate-for?domain=${domain}`, 'site:3000');
    expect(asked.status, `a certificate for ${domain}`).toBe(status);
  }
});

test('a proxy that passes another host on is logged, once', async ({ serve }) => {
  const site = await serve({ env: { SITE_URL: `https://${name}` } });
  const through = { Host: new URL(site.url).host, 'X-Forwarded-For': '203.0.113.9' };
  for (const target of ['/', '/icon.svg', '/nope', '/api/health'])
    for (let sent = 1; sent <= 9; sent += 1) await ask(site.url, target, { headers: through });
  const logged = () => site.output().match(/proxy\.wrong_host/g)?.length ?? 0;
  expect(logged()).toBe(0);
  for (let sent = 1; sent <= 3; sent += 1)
    await ask(site.url, '/hospitality', { headers: through });
  await expect.poll(logged).toBe(1);
});

test('a site that is not public may be asked by any name of this machine', async ({ serve }) => {
  const site = await serve({ env: { SITE_URL: 'https://www.agenzia-linea.example' } });
  const through = { Host: '127.0.0.1', 'X-Forwarded-For': '203.0.113.9' };
  for (let sent = 1; sent <= 10; sent += 1) await ask(site.url, '/', { headers: through });
  await site.end();
  expect(site.output()).not.toContain('proxy.wrong_host');
});
