import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { solutions } from '@/content/solutions';
import { everyPath } from '../../support/e2e/addresses';
import { open } from '../../support/e2e/browser';
import { builtFile, builtMeta, stemOf } from '../../support/e2e/built-pages';
import { expect, test } from '../../support/e2e/packaged-site';
import { ask } from '../../support/e2e/raw-request';
import { expectSecurityHeaders } from '../../support/e2e/security';

// one worker, so that the release is packaged once
test.describe.configure({ mode: 'default' });

for (const address of everyPath) {
  test(`nginx serves ${address} as it was built, under its own policy`, async ({ site }) => {
    const { policy } = builtMeta(address);
    const page = await ask(site.url, address);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toBe(policy);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.names.filter((name) => name.startsWith('x-nextjs'))).toEqual([]);
    expectSecurityHeaders(page);
    expect(page.body.equals(builtFile(`${stemOf(address)}.html`))).toBe(true);

    const again = await ask(site.url, address, {
      headers: { 'If-None-Match': page.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBe(policy);
    expectSecurityHeaders(again);

    const head = await ask(site.url, address, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('etag')).toBe(page.headers.get('etag'));
    expect(head.body).toHaveLength(0);
  });

  test(`nginx serves what soft navigation to ${address} asks for`, async ({ site }) => {
    const whole = await ask(site.url, `${address}?_rsc=x`, { headers: { RSC: '1' } });
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe('text/x-component');
    expect(whole.headers.get('vary')).toContain('rsc');
    expect(whole.body.equals(builtFile(`${stemOf(address)}.rsc`))).toBe(true);

    const { segments } = builtMeta(address);
    expect(segments).toContain('/_tree');
    for (const segment of segments) {
      const headers = {
        RSC: '1',
        'Next-Router-Prefetch': '1',
        'Next-Router-Segment-Prefetch': segment,
      };
      const part = await ask(site.url, `${address}?_rsc=x`, { headers });
      expect(part.status, segment).toBe(200);
      expect(part.headers.get('content-type')).toBe('text/x-component');
      expect(part.headers.get('x-nextjs-postponed')).toBe('2');
      expect(part.body.equals(builtFile(`${stemOf(address)}.segments${segment}.segment.rsc`))).toBe(
        true,
      );
    }
  });
}

test('the not-found page comes with status 404, its own policy and all headers', async ({
  site,
}) => {
  const { policy } = builtMeta('/_not-found');
  for (const address of [
    '/pagina-che-non-esiste',
    '/Hospitality',
    '/api',
    '/index',
    '/_answers/unavailable',
  ]) {
    const page = await ask(site.url, address, { headers: { 'Accept-Encoding': 'br' } });
    expect(page.status, address).toBe(404);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toBe(policy);
    expectSecurityHeaders(page);
    const html = await promisify(brotliDecompress)(page.body);
    expect(html.equals(builtFile('_not-found.html'))).toBe(true);
  }
  const data = await ask(site.url, '/nope', { headers: { RSC: '1' } });
  expect(data.status).toBe(404);
  expect(data.headers.get('content-type')).toBe('text/x-component');
  const script = await ask(site.url, '/_next/static/chunks/nope.js');
  expect(script.status).toBe(404);
  expect(script.headers.get('cache-control')).toBe('no-store');
  expectSecurityHeaders(script);
});

test('links change the page without loading another document, and without a complaint', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await open(page, '/');
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  for (const { slug } of solutions.slice(0, 3)) {
    await footer.locator(`a[href$="/${slug}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/${slug}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // it spoke of the document, which this page no longer is
    await expect(data).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/${solutions[1]?.slug}$`));
  expect(documents).toHaveLength(1);
});
