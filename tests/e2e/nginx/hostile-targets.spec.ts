import {
  addressMethods,
  ambiguousTargets,
  besideTheRelease,
  expectAllRefused,
  expectMethods,
} from '../../support/e2e/hostile-targets';
import { expect, test } from '../../support/e2e/packaged-site';
import { ask } from '../../support/e2e/raw-request';

// one worker, so that the release is packaged once
test.describe.configure({ mode: 'default' });

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

test('a POST that climbs out of /azione/ by an encoded slash reads no file beside the release', async ({
  site,
}) => {
  for (const url of [site.url, site.nodeUrl]) {
    const answer = await ask(url, besideTheRelease, { method: 'POST', headers: form, body: '' });
    expect(answer.body.toString()).not.toContain('Putting the site on a server');
    expect(answer.status).toBe(400);
  }
  expect(site.output()).not.toContain('README');
});

test('an address that nginx and Node could read differently is refused by Node, and is in no log', async ({
  site,
}) => {
  await expectAllRefused(site.nodeUrl, site.output);
});

test('nginx hands such an address on as it came, or has no file for it', async ({ site }) => {
  for (const target of ambiguousTargets) {
    for (const request of [{}, { method: 'POST', headers: form, body: 'passo=fai' }]) {
      const { status } = await ask(site.url, target, request);
      expect([400, 404, 405], `${target}: ${status}`).toContain(status);
    }
  }
  expect(site.output()).not.toMatch(/README|azione|%/);
});

for (const each of addressMethods) {
  test(`the server behind nginx: ${each.target} answers ${each.allow} and no other method`, async ({
    site,
  }) => {
    await expectMethods(site.nodeUrl, each, site.output);
  });
}
