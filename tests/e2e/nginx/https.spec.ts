import { serverAnswers } from '@/content/server-answers';
import { expect, releaseHost, test } from '../../support/e2e/packaged-site';
import { ask } from '../../support/e2e/raw-request';
import { expectSecurityHeaders } from '../../support/e2e/security';

// one worker, so that the release is packaged once
test.describe.configure({ mode: 'default' });
test.use({ serving: { tls: true } });

const bareHost = releaseHost.replace('www.', '');

test('the site is served over TLS, and asks for https from then on, its subdomains apart', async ({
  site,
}) => {
  const page = await ask(site.url, '/hospitality', { servername: releaseHost });
  expect(page.status).toBe(200);
  expect(page.headers.get('strict-transport-security')).toBe('max-age=63072000');
  expectSecurityHeaders(page, { https: true });
});

test('every other way to the site’s two names leads to its one address', async ({ site }) => {
  const target = '/hospitality?a=b';
  const answers = [
    await ask(site.url, target, { servername: bareHost }),
    await ask(site.plainUrl, target, { headers: { Host: bareHost } }),
    await ask(site.plainUrl, target, { headers: { Host: releaseHost } }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`https://${releaseHost}${target}`);
  }
  expect(answers[0]?.headers.get('strict-transport-security')).toBe('max-age=63072000');
});

test('port 80 shows nginx’s welcome page to nobody', async ({ site }) => {
  for (const Host of ['evil.example', '127.0.0.1', `shop.${bareHost}`]) {
    const answer = await ask(site.plainUrl, '/', { headers: { Host } });
    expect(answer.status).toBe(421);
    expect(answer.body.toString()).toBe(`${serverAnswers.otherHost} https://${releaseHost}\n`);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  }
});

test('certbot finds its folder under both names', async ({ site }) => {
  for (const Host of [releaseHost, bareHost]) {
    const answer = await ask(site.plainUrl, '/.well-known/acme-challenge/nope', {
      headers: { Host },
    });
    expect(answer.status).toBe(404);
  }
});

test('a handshake for another host is refused: there is no certificate for it', async ({
  site,
}) => {
  const asked = ask(site.url, '/', { servername: 'evil.example' });
  await expect(asked).rejects.toThrow(/unrecognized name|alert/i);
});

test('who names the site in the handshake and another host in the request gets neither', async ({
  site,
}) => {
  const headers = { Host: 'evil.example' };
  const answer = await ask(site.url, '/', { servername: releaseHost, headers });
  expect(answer.status).toBe(421);
});
