/** One site under its one name: what is said to its twin, to strangers' names, and to search engines. */
import { serverAnswers } from '@/content/server-answers';
import { ask } from '../../support/e2e/raw-request';
import { expectSecurityHeaders } from '../../support/e2e/security';
import { expect, test } from '../../support/e2e/test';

const name = 'www.agenzia-linea.it';
const bare = 'agenzia-linea.it';

// one worker, so that one server is started for it
test.describe.configure({ mode: 'default' });
test.use({ siteEnv: { SITE_URL: `https://${name}` } });

const kinds = ['/', '/hospitality', '/icon.svg', '/llms.txt', '/nope', '/api/health'];

test('search engines may keep what they find under the site’s own name, and nothing else', async ({
  site,
}) => {
  const robotsAt = async (target: string, Host: string) =>
    (await ask(site.url, target, { headers: { Host } })).headers.get('x-robots-tag');
  for (const target of kinds) {
    for (const own of [name, `${name}:8080`, name.toUpperCase()]) {
      expect(await robotsAt(target, own), `${own}${target}`).toBeNull();
    }
    for (const other of ['127.0.0.1', 'localhost:80', 'evil.example', `${name}.example.com`]) {
      expect(await robotsAt(target, other), `${other}${target}`).toBe('noindex');
    }
  }
  expect(await robotsAt('/azione/niente', name)).toBe('noindex');
});

test('over https browsers are told to stay there, and pages to ask for nothing by http', async ({
  site,
}) => {
  for (const target of kinds) {
    const answer = await ask(site.url, target, { headers: { Host: name } });
    expectSecurityHeaders(answer, { https: true });
    const policy = answer.headers.get('content-security-policy') ?? '';
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    expect(policy.endsWith('; upgrade-insecure-requests'), target).toBe(isPage);
  }
});

test('the twin leads to the site’s name, path and query with it', async ({ site }) => {
  for (const [target, location] of [
    ['/', '/'],
    ['/hospitality?utm_source=x&b=%20c', '/hospitality?utm_source=x&b=%20c'],
    ['/api/send-contact', '/api/send-contact'],
    ['//evil.example//', '/evil.example'],
  ] as const) {
    for (const method of ['GET', 'POST']) {
      const answer = await ask(site.url, target, { method, headers: { Host: bare } });
      const where = answer.headers.get('location');
      expect([answer.status, where], target).toEqual([308, `https://${name}${location}`]);
      expectSecurityHeaders(answer, { https: true });
    }
  }
});

test('under a name that is not the site’s there is nothing but the site’s address', async ({
  site,
}) => {
  for (const Host of [
    'evil.example',
    `mail.${bare}`,
    `${name}.evil.example`,
    '10.0.0.1',
    '',
    '@',
  ]) {
    for (const target of ['/', '/hospitality', '/azione/niente', '/api/send-contact']) {
      const answer = await ask(site.url, target, { headers: { Host } });
      expect([400, 421], `${Host}${target}`).toContain(answer.status);
      if (answer.status === 400) continue;
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.body.toString()).toContain(`${serverAnswers.otherHost} https://${name}\n`);
      expectSecurityHeaders(answer, { https: true });
    }
  }
});

test('Caddy is told for which names it may get a certificate', async ({ site }) => {
  for (const [domain, status] of [
    [name, 200],
    [bare, 200],
    [`mail.${bare}`, 404],
    ['evil.example', 404],
    ['', 404],
  ] as const) {
    const asked = `/certificate-for?domain=${domain}`;
    const answer = await ask(site.url, asked, { headers: { Host: 'site:3000' } });
    expect(answer.status, domain).toBe(status);
  }
});
