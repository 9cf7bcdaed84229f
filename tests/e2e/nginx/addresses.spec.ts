import { serverAnswers } from '@/content/server-answers';
import { expect, releaseHost, test } from '../../support/e2e/packaged-site';
import { ask } from '../../support/e2e/raw-request';
import { expectSecurityHeaders } from '../../support/e2e/security';

/** The release's host without its www. */
const bareHost = releaseHost.replace('www.', '');

// one worker, so that the release is packaged once
test.describe.configure({ mode: 'default' });

test('search engines may keep what they find at the site’s own host, and nowhere else', async ({
  site,
}) => {
  const robotsAt = async (address: string, Host: string) => {
    const { headers, names } = await ask(site.url, address, { headers: { Host } });
    expect(names.filter((name) => name === 'x-robots-tag').length).toBeLessThanOrEqual(1);
    return headers.get('x-robots-tag');
  };
  for (const address of ['/', '/hospitality', '/icon.svg', '/llms.txt', '/nope', '/api/health']) {
    expect(await robotsAt(address, releaseHost), address).toBeNull();
    for (const host of ['127.0.0.1', bareHost, `${releaseHost}.example.com`, 'x']) {
      expect(await robotsAt(address, host), `${host}${address}`).toBe('noindex');
    }
  }
  for (const host of [`${releaseHost}:8080`, releaseHost.toUpperCase()]) {
    expect(await robotsAt('/', host), host).toBeNull();
  }
});

test('the bare name leads to the one with www., path and query with it', async ({ site }) => {
  for (const target of ['/', '/hospitality?utm_source=x&b=%20c', '/api/send-contact', '/nope//']) {
    const answer = await ask(site.url, target, { headers: { Host: bareHost } });
    expect(answer.status, target).toBe(301);
    expect(answer.headers.get('location')).toBe(`http://${releaseHost}${target}`);
    expectSecurityHeaders(answer);
  }
});

test('a host that is not the site’s gets neither the site nor nginx’s own page', async ({
  site,
}) => {
  for (const Host of [
    'evil.example',
    `mail.${bareHost}`,
    `${releaseHost}.evil.example`,
    '10.0.0.1',
  ]) {
    for (const target of ['/', '/hospitality', '/api/health', '/.well-known/acme-challenge/x']) {
      const answer = await ask(site.url, target, { headers: { Host } });
      expect(answer.status, `${Host}${target}`).toBe(421);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.body.toString()).toBe(`${serverAnswers.otherHost} http://${releaseHost}\n`);
      expectSecurityHeaders(answer);
    }
  }
});

test('the machine itself may ask by its own names', async ({ site }) => {
  for (const Host of ['localhost', '127.0.0.1:8080']) {
    expect((await ask(site.url, '/', { headers: { Host } })).status).toBe(200);
  }
});

test('slashes too many lead to the address without them, and never to another site', async ({
  site,
}) => {
  const redirects = {
    '/hospitality/': '/hospitality',
    '/hospitality/?a=b': '/hospitality?a=b',
    '//hospitality': '/hospitality',
    '/nope/': '/nope',
    '//evil.example/': '/evil.example',
    '//': '/',
  };
  for (const [address, location] of Object.entries(redirects)) {
    const answer = await ask(site.url, address);
    expect(answer.status, address).toBe(308);
    expect(answer.headers.get('location')).toBe(location);
    expectSecurityHeaders(answer);
  }
  for (const address of ['/\\evil.example/', '/%0d%0aSet-Cookie:a=b/', '/%5cevil.example/']) {
    const answer = await ask(site.url, address);
    expect(answer.headers.get('location') ?? '', address).not.toMatch(/^\/[\\/]|^\w+:/);
    expect(answer.headers.has('set-cookie')).toBe(false);
  }
});

test('what lies beside the pages cannot be reached', async ({ site }) => {
  const outside = [
    '/../nginx/http.conf',
    '/%2e%2e/nginx/http.conf',
    '/_next/static/../../../server/server.js',
    '/_next/static/%2e%2e/%2e%2e/%2e%2e/server/package.json',
    '/..%2fserver/package.json',
    '/.env',
    '/.html',
    '/.git/config',
    '/_next/static/.env',
    '/pages/plain/hospitality.html',
    '/hospitality.html',
    '/hospitality.rsc',
    '/errors/plain/not-found',
    '/server/server.js',
    '/hospitality%00.html',
  ];
  for (const address of outside) {
    const answer = await ask(site.url, address);
    expect([400, 404], `${address}: ${answer.status}`).toContain(answer.status);
  }
  for (const segment of ['/../../hospitality', '/_tree/../_full', '/.env', '/_nope']) {
    const headers = { RSC: '1', 'Next-Router-Segment-Prefetch': segment };
    expect((await ask(site.url, '/', { headers })).status, segment).toBe(404);
  }
});

test('methods that an address does not have are refused', async ({ site }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    const answer = await ask(site.url, '/', { method, headers: { 'Accept-Encoding': 'br' } });
    expect(answer.status, method).toBe(405);
    expect(answer.headers.has('content-encoding')).toBe(false);
    if (method !== 'TRACE') expect(answer.headers.get('allow')).toBe('GET, HEAD');
  }
  for (const method of ['TRACE', 'PROPFIND', 'MKCOL']) {
    const answer = await ask(site.url, '/api/send-contact', { method });
    expect(answer.status, method).toBe(405);
  }
});
