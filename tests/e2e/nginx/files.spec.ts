import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { solutions } from '@/content/solutions';
import { builtFile } from '../../support/e2e/built-pages';
import { expect, test } from '../../support/e2e/packaged-site';
import { ask } from '../../support/e2e/raw-request';
import { expectSecurityHeaders } from '../../support/e2e/security';

// one worker, so that the release is packaged once
test.describe.configure({ mode: 'default' });

const codings: [accepted: string, coding: string | null][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=1.0', 'gzip'],
  ['gzip;q=0.000', null],
  ['brotli, xgzip', null],
  ['identity', null],
  ['', null],
];

for (const [accepted, coding] of codings) {
  test(`who accepts "${accepted}" gets ${coding ?? 'no coding'}`, async ({ site }) => {
    const headers = accepted === '' ? undefined : { 'Accept-Encoding': accepted };
    const page = await ask(site.url, '/hospitality', { headers });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-encoding')).toBe(coding);
    expect(page.headers.get('vary')).toContain('Accept-Encoding');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-length')).toBe(String(page.body.length));
    const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }[coding ?? ''];
    const html = unpack ? await unpack(page.body) : page.body;
    expect(html.equals(builtFile('hospitality.html'))).toBe(true);

    const again = await ask(site.url, '/hospitality', {
      headers: { ...headers, 'If-None-Match': page.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.headers.has('content-encoding')).toBe(false);
  });
}

test('each coding has an entity tag of its own', async ({ site }) => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (accepted) => {
      const page = await ask(site.url, '/', { headers: { 'Accept-Encoding': accepted } });
      return page.headers.get('etag');
    }),
  );
  expect(new Set(tags).size).toBe(3);
});

test('assets are kept for a year, with their media types', async ({ site, request }) => {
  const html = await (await request.get('/')).text();
  const assets = [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|woff2|css)/g))];
  expect(assets.length).toBeGreaterThan(3);
  const types = { js: 'text/javascript; charset=utf-8', woff2: 'font/woff2', css: 'text/css' };
  for (const address of assets) {
    const asset = await ask(site.url, address, { headers: { 'Accept-Encoding': 'br' } });
    expect(asset.status, address).toBe(200);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe(address.endsWith('woff2') ? null : 'br');
    const ending = address.split('.').at(-1) as keyof typeof types;
    expect(asset.headers.get('content-type')).toContain(types[ending]);
    expectSecurityHeaders(asset);
  }
});

test('icons, share images and the manifest have their media types', async ({ site }) => {
  const types = {
    '/favicon.ico': 'image/x-icon',
    '/icon.svg': 'image/svg+xml',
    '/apple-icon': 'image/png',
    '/manifest.webmanifest': 'application/manifest+json',
    '/opengraph-image': 'image/png',
    [`/soluzioni/${solutions[0]?.slug}/opengraph-image`]: 'image/png',
  };
  for (const [address, type] of Object.entries(types)) {
    const file = await ask(site.url, address, { headers: { 'Accept-Encoding': 'br' } });
    expect(file.status, address).toBe(200);
    expect(file.headers.get('content-type')).toBe(type);
    expect(file.headers.get('cache-control')).toBe('no-cache');
    expectSecurityHeaders(file);
  }
});

test('what is written for machines comes as it was built, and is asked for anew each time', async ({
  site,
}) => {
  // this build is for no public address, so it has no sitemap of its own
  expect((await ask(site.url, '/sitemap.xml')).status).toBe(404);
  const sitemap = path.join(site.release, 'www', 'files', 'plain', 'sitemap.xml');
  await writeFile(sitemap, builtFile('robots.txt.body'));
  const types = {
    '/robots.txt': 'text/plain; charset=utf-8',
    '/llms.txt': 'text/plain; charset=utf-8',
    '/sitemap.xml': 'application/xml',
  };
  for (const [address, type] of Object.entries(types)) {
    const file = await ask(site.url, address);
    expect(file.status, address).toBe(200);
    expect(file.headers.get('content-type')).toBe(type);
    expect(file.headers.get('cache-control')).toBe('no-cache');
    expectSecurityHeaders(file);
  }
  for (const name of ['robots.txt', 'llms.txt']) {
    const file = await ask(site.url, `/${name}`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(file.headers.get('content-encoding'), name).toBe('gzip');
    const text = await promisify(gunzip)(file.body);
    expect(text.equals(builtFile(`${name}.body`))).toBe(true);
  }
});
