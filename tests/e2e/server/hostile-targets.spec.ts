import { hospitalityPath } from '@/lib/links';
import { securityHeaders } from '@/lib/server/security-headers';
import { plainSolution } from '../../support/e2e/examples';
import { ambiguousTargets } from '../../support/e2e/hostile-targets';
import { ask } from '../../support/e2e/raw-request';
import { expect, test } from '../../support/e2e/test';

/** Without it Next answers a POST to a page like a GET. */
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Sends each target by GET and by POST, and expects a bare 400 of which no log says anything. */
async function expectAllRefused(url: string, output: () => string): Promise<void> {
  const before = output().length;
  for (const target of ambiguousTargets) {
    for (const request of [{}, { method: 'POST', headers: form, body: 'passo=fai' }]) {
      const answer = await ask(url, target, request);
      const shown = `${request.method ?? 'GET'} ${target}`;
      expect(answer.status, shown).toBe(400);
      expect(answer.headers.get('cache-control'), shown).toBe('no-store');
      for (const [name, value] of Object.entries(securityHeaders(false))) {
        if (name !== 'Referrer-Policy') expect(answer.headers.get(name), shown).toBe(value);
      }
      expect(answer.headers.has('set-cookie'), shown).toBe(false);
      expect(answer.body.toString(), shown).not.toContain('<h1');
    }
  }
  // the next answer comes after whatever is written about these
  expect((await ask(url, '/api/health')).status).toBe(200);
  expect(output().slice(before)).not.toMatch(/README|%|Error|^ +at /m);
}

type Methods = { target: string; allow: string };

/** What each address of the server's can be asked for. */
const addressMethods: Methods[] = [
  { target: '/azione/niente', allow: 'GET, HEAD, POST' },
  { target: '/api/send-contact', allow: 'POST, OPTIONS' },
  { target: '/api/form-touched?page=/', allow: 'POST' },
  { target: '/api/health', allow: 'GET, HEAD' },
  { target: '/api/health/details', allow: 'GET, HEAD' },
  { target: '/api/nope', allow: 'GET, HEAD' },
];

/** Tries every method on an address: what it does not have is 405 and names what it has (RFC 9110, 15.5.6). */
async function expectMethods(
  url: string,
  { target, allow }: Methods,
  output: () => string,
): Promise<void> {
  const before = output().length;
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
  for (const method of methods) {
    const headers = { ...form, 'Next-Action': 'written-by-a-stranger' };
    const answer = await ask(url, target, { method, headers });
    if (allow.split(', ').includes(method)) {
      expect(answer.status, method).not.toBe(405);
    } else {
      expect([answer.status, answer.headers.get('allow')], method).toEqual([405, allow]);
      expect(answer.body.toString(), method).not.toContain('<h1');
    }
  }
  expect(output().slice(before)).not.toMatch(/stranger|Error|^ +at /m);
}

test('a POST reads no Markdown file that is no legal text of the site', async ({ site }) => {
  for (const target of ['/README', '/..%2f..%2fREADME', '/..%2flegal%2fREADME']) {
    const answer = await ask(site.url, target, { method: 'POST', headers: form, body: '' });
    expect(answer.body.toString(), target).not.toContain('Legal texts');
    expect([400, 405], `${target}: ${answer.status}`).toContain(answer.status);
  }
  expect(site.output()).not.toContain('README');
});

test('an address that two programs could read differently is refused, and is in no log', async ({
  site,
}) => {
  await expectAllRefused(site.url, site.output);
});

const pages = ['/', hospitalityPath, `/solutions/${plainSolution.slug}`, '/nope', '/icon.svg'];

for (const each of [
  ...addressMethods,
  ...pages.map((target) => ({ target, allow: 'GET, HEAD' })),
]) {
  test(`${each.target} answers ${each.allow} and no other method`, async ({ site }) => {
    await expectMethods(site.url, each, site.output);
  });
}

test('an address of the site is not refused for what stands in its query', async ({ site }) => {
  const targets = ['/?x=%2f..%2f', '/?utm_source=%FF&b=..%5c', `${hospitalityPath}?a=/../b%00`];
  for (const target of targets) expect((await ask(site.url, target)).status, target).toBe(200);
  const script = /\/_next\/static\/[\w./~-]+\.js/.exec(
    String((await ask(site.url, '/')).body),
  )?.[0];
  expect((await ask(site.url, `${script}?x=%2f`)).status).toBe(200);
});

test('nobody holds a connection for good by asking for another protocol', async ({ site }) => {
  const answer = await ask(site.url, '/_next/webpack-hmr', {
    headers: {
      Connection: 'Upgrade, close',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    },
  });
  expect(answer.status).toBe(404);
});
