import type { APIResponse } from '@playwright/test';
import { canonicalPaths, missingPath } from '../../support/e2e/addresses';
import { expect, test } from '../../support/e2e/test';

function policyOf(response: APIResponse): Map<string, string[]> {
  const policy = response.headers()['content-security-policy'] ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

function expectStrict(response: APIResponse): void {
  const policy = policyOf(response);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toContainEqual(expect.stringMatching(/^'sha256-/));
  for (const values of policy.values()) {
    expect(values).not.toContain("'unsafe-inline'");
    expect(values).not.toContain("'unsafe-eval'");
    expect(values).not.toContain("'unsafe-hashes'");
  }
}

for (const path of [...canonicalPaths, missingPath]) {
  test(`${path} has a strict policy of its own, also when it has not changed`, async ({
    request,
  }) => {
    const first = await request.get(path);
    expectStrict(first);
    expect(
      first.headersArray().filter(({ name }) => /^content-security-policy$/i.test(name)),
    ).toHaveLength(1);
    if (first.status() === 404) return;
    const again = await request.get(path, {
      headers: { 'If-None-Match': first.headers().etag ?? '' },
    });
    expect(again.status()).toBe(304);
    expectStrict(again);
  });
}

test('pages, files and the API send the same security headers', async ({ request }) => {
  for (const path of ['/', '/icon.svg', '/api/send-contact', '/nope']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('a build for this machine is kept out of search, whatever is asked for', async ({
  request,
}) => {
  for (const path of ['/', '/icon.svg', '/llms.txt', '/opengraph-image', '/nope']) {
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex');
  }
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toMatch(/^User-Agent: \*\nDisallow: \/\n/);
  expect((await request.get('/sitemap.xml')).status()).toBe(404);
});

test('the API’s answers may load nothing; the form that comes back may be sent again', async ({
  request,
}) => {
  const refused = await request.post('/api/send-contact', { data: {} });
  expect(policyOf(refused).get('default-src')).toEqual(["'none'"]);
  const form = await request.post('/api/send-contact', { form: { nome: 'Maria' } });
  expect(policyOf(form).get('form-action')).toEqual(["'self'"]);
});
