/** What the server sends for each address: the build's pages and files, with the headers and codings of each. */
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { solutions } from '@/content/solutions';
import { everyPath, missingPath } from '../../support/e2e/addresses';
import { builtFile, builtOrigin, builtPolicy, stemOf } from '../../support/e2e/built-pages';
import { type Answer, ask } from '../../support/e2e/raw-request';
import { expectSecurityHeaders } from '../../support/e2e/security';
import type { Site } from '../../support/e2e/site-server';
import { expect, test } from '../../support/e2e/test';

// one worker, so that one server is started for it
test.describe.configure({ mode: 'default' });

const builtText = (name: string, { url }: Site) =>
  builtFile(name).toString().replaceAll(builtOrigin, url);

/** The build's own policy for the page, which lets nothing in but what the page has. */
function expectPolicy({ headers }: Answer, address: string): void {
  const policy = builtPolicy(address);
  expect(headers.get('content-security-policy')).toBe(policy);
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toContainEqual(expect.stringMatching(/^'sha256-/));
  expect(policy).not.toMatch(/unsafe-(?:inline|eval|hashes)/);
}

for (const address of everyPath) {
  test(`${address} is sent as it was built, under its own policy`, async ({ site }) => {
    const page = await ask(site.url, address);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expectPolicy(page, address);
    expectSecurityHeaders(page);
    expect(page.body.toString() === builtText(`${stemOf(address)}.html`, site)).toBe(true);

    const tag = page.headers.get('etag') ?? '';
    const again = await ask(site.url, address, { headers: { 'If-None-Match': tag } });
    expect([again.status, again.body.length, again.headers.get('etag')]).toEqual([304, 0, tag]);
    expectPolicy(again, address);
    expectSecurityHeaders(again);

    const head = await ask(site.url, address, { method: 'HEAD' });
    expect([head.status, head.body.length, head.headers.get('etag')]).toEqual([200, 0, tag]);
    expect(head.headers.get('content-length')).toBe(String(page.body.length));
  });
}

test('who asks for a router’s data gets the page, like anybody', async ({ site }) => {
  const page = await ask(site.url, '/hospitality');
  const headers = {
    RSC: '1',
    'Next-Router-Prefetch': '1',
    'Next-Router-Segment-Prefetch': '/_tree',
  };
  const asked = await ask(site.url, '/hospitality?_rsc=x', { headers });
  expect([asked.status, asked.headers.get('etag')]).toEqual([200, page.headers.get('etag')]);
  expect(asked.headers.get('vary')).toBe('Accept-Encoding');
});

test('the not-found page has status 404 and its own policy, whatever the client has', async ({
  site,
}) => {
  for (const address of [
    missingPath,
    '/Hospitality',
    '/api',
    '/api/nope',
    '/index',
    '/_not-found',
  ]) {
    const page = await ask(site.url, address, { headers: { 'If-None-Match': '*' } });
    expect(page.status, address).toBe(404);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toBe(builtPolicy('/_not-found'));
    expectSecurityHeaders(page);
    expect(page.body.toString()).toBe(builtText('_not-found.html', site));
  }
  const script = await ask(site.url, '/_next/static/chunks/nope.js');
  expect([script.status, script.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expectSecurityHeaders(script);
});

const codings: [accepted: string | null, coding: string | null][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'br'],
  ['BR ; q=0.001', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=1.0', 'gzip'],
  ['gzip;q=0.000', null],
  ['brotli, xgzip', null],
  ['identity', null],
  [null, null],
];

test('each gets the smallest coding that it accepts, under that coding’s own tag', async ({
  site,
}) => {
  const tags = new Map<string | null, string>();
  for (const [accepted, coding] of codings) {
    const headers: Record<string, string> =
      accepted === null ? {} : { 'Accept-Encoding': accepted };
    const page = await ask(site.url, '/hospitality', { headers });
    expect([page.status, page.headers.get('content-encoding')], `${accepted}`).toEqual([
      200,
      coding,
    ]);
    expect(page.headers.get('vary')).toBe('Accept-Encoding');
    expect(page.headers.get('content-length')).toBe(String(page.body.length));
    const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }[coding ?? ''];
    const html = unpack ? await unpack(page.body) : page.body;
    expect(html.toString() === builtText('hospitality.html', site)).toBe(true);
    tags.set(coding, page.headers.get('etag') ?? '');
  }
  expect(new Set(tags.values()).size).toBe(3);

  const tag = tags.get('br') ?? '';
  for (const [asked, status] of [
    [`"other", W/${tag} , "third"`, 304],
    ['*', 304],
    [tags.get('gzip') ?? '', 200],
    [tag.slice(0, -2), 200],
  ] as const) {
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': asked };
    expect((await ask(site.url, '/hospitality', { headers })).status, asked).toBe(status);
  }
});

test('what the build named after its content is kept for a year, and only that', async ({
  site,
  request,
}) => {
  const html = await (await request.get('/')).text();
  const assets = [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|woff2|css)/g))];
  expect(assets.length).toBeGreaterThan(3);
  const kept = { js: 'text/javascript; charset=utf-8', woff2: 'font/woff2', css: 'text/css' };
  const files = {
    '/favicon.ico': 'image/x-icon',
    '/icon.svg': 'image/svg+xml',
    '/apple-icon': 'image/png',
    '/manifest.webmanifest': 'application/manifest+json',
    '/opengraph-image': 'image/png',
    [`/soluzioni/${solutions[0]?.slug}/opengraph-image`]: 'image/png',
    '/robots.txt': 'text/plain',
    '/llms.txt': 'text/plain',
    '/sitemap.xml': 'application/xml',
  };
  const all = [
    ...Object.entries(files).map(([address, type]) => ({ address, type, cache: 'no-cache' })),
    ...assets.map((address) => ({
      address,
      type: kept[address.split('.').at(-1) as keyof typeof kept],
      cache: 'public, max-age=31536000, immutable',
    })),
  ];
  for (const { address, type, cache } of all) {
    const file = await ask(site.url, address, { headers: { 'Accept-Encoding': 'br' } });
    expect([file.status, file.headers.get('cache-control')], address).toEqual([200, cache]);
    expect(file.headers.get('content-type'), address).toContain(type);
    const packed = /^image\/(?:png|x-icon)|^font/.test(type) ? null : 'br';
    expect(file.headers.get('content-encoding'), address).toBe(packed);
    expectSecurityHeaders(file);
  }
});

test('what lies beside the pages cannot be reached', async ({ site }) => {
  const outside = [
    '/../package.json',
    '/%2e%2e/server.js',
    '/_next/static/../server/app-paths-manifest.json',
    '/_next/static/%2e%2e/BUILD_ID',
    '/..%2fpackage.json',
    '/.env',
    '/.html',
    '/.git/config',
    '/server.js',
    '/leads.js',
    '/hospitality.html',
    '/hospitality.rsc',
    '/hospitality.meta',
    '/_global-error',
    '/hospitality%00.html',
    '/%20/_tree',
    '/%20',
  ];
  for (const address of outside) {
    const { status } = await ask(site.url, address);
    expect([400, 404], `${address}: ${status}`).toContain(status);
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
    expect([answer.status, answer.headers.get('location')], address).toEqual([308, location]);
    expectSecurityHeaders(answer);
  }
  for (const address of ['/\\evil.example/', '/%0d%0aSet-Cookie:a=b/', '/%5cevil.example/']) {
    expect((await ask(site.url, address)).status, address).toBe(400);
  }
});
