import { expect, releaseHost, test } from '../../support/e2e/packaged-site';
import { postLead } from '../../support/e2e/raw-lead';
import { ask } from '../../support/e2e/raw-request';

// one worker, so that the release is packaged once
test.describe.configure({ mode: 'default' });

const proxy = '127.0.0.2';
test.use({ serving: { behind: [proxy], cdnSeconds: 60 } });

test('behind a proxy that ends TLS, each visitor is counted by the address that it saw', async ({
  site,
}) => {
  const through = (client: string) =>
    postLead(site.url, {
      from: proxy,
      // the proxy adds what it saw to what the client claims
      headers: { Host: releaseHost, 'X-Forwarded-For': `203.0.113.9, ${client}` },
    });
  for (let client = 1; client <= 8; client += 1) {
    expect((await through(`198.51.100.${client}`)).status).toBe(200);
  }
  for (let sent = 1; sent < 5; sent += 1) expect((await through('198.51.100.1')).status).toBe(200);
  expect((await through('198.51.100.1')).status).toBe(429);
});

test('what others than the proxy say of the visitor counts for nothing', async ({ site }) => {
  const claiming = (client: string) =>
    postLead(site.url, { from: '127.0.0.3', headers: { 'X-Forwarded-For': client } });
  for (let sent = 1; sent <= 5; sent += 1) {
    expect((await claiming(`198.51.100.${100 + sent}`)).status).toBe(200);
  }
  expect((await claiming('198.51.100.200')).status).toBe(429);
});

test('the site says https of itself, and leads the bare name there', async ({ site }) => {
  const page = await ask(site.url, '/', { headers: { Host: releaseHost } });
  expect(page.status).toBe(200);
  expect(page.headers.get('strict-transport-security')).toBe('max-age=63072000');
  const bare = await ask(site.url, '/x', { headers: { Host: releaseHost.replace('www.', '') } });
  expect(bare.headers.get('location')).toBe(`https://${releaseHost}/x`);
});

test('a CDN may keep the pages for a minute, and nothing else; browsers ask again at each visit', async ({
  site,
}) => {
  const headers = { Host: releaseHost };
  for (const page of ['/', '/hospitality']) {
    const answer = await ask(site.url, page, { headers });
    expect(answer.headers.get('cdn-cache-control')).toBe('max-age=60');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  }
  for (const other of ['/not-there', '/api/health', '/azione/x']) {
    const answer = await ask(site.url, other, { headers });
    expect(answer.headers.get('cdn-cache-control'), other).toBeNull();
  }
});
