import { hospitalityPath } from '@/lib/links';
import { plainSolution } from '../../support/e2e/examples';
import { addressMethods, expectAllRefused, expectMethods } from '../../support/e2e/hostile-targets';
import { ask } from '../../support/e2e/raw-request';
import { expect, test } from '../../support/e2e/test';

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

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
