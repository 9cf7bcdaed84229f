import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { contact } from '@/content/contact';
import { solutions } from '@/content/solutions';
import { securityHeaders } from '@/lib/security-headers.mjs';
import { everyPath } from '../support/e2e/addresses';
import { open } from '../support/e2e/browser';
import { builtFile, builtMeta, stemOf } from '../support/e2e/built-pages';
import { mailOf, openForm, someLead, untilGivenUp } from '../support/e2e/contact-form';
import { expect, releaseHost, test } from '../support/e2e/packaged-site';
import { type Answer, ask } from '../support/e2e/raw-request';

// one worker, so that the release is packaged once
test.describe.configure({ mode: 'default' });

function expectSecurityHeaders({ headers, names }: Answer): void {
  for (const [name, value] of Object.entries(securityHeaders(false))) {
    expect(headers.get(name), name).toBe(value);
    expect(names.filter((each) => each === name.toLowerCase())).toHaveLength(1);
  }
  expect(headers.has('x-powered-by')).toBe(false);
  expect(headers.get('server')).toBe('nginx');
}

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
  for (const address of ['/pagina-che-non-esiste', '/Hospitality', '/api', '/index', '/_failure']) {
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
    for (const host of ['127.0.0.1', 'agenzia-linea.it', `${releaseHost}.example.com`, 'x']) {
      expect(await robotsAt(address, host), `${host}${address}`).toBe('noindex');
    }
  }
  for (const host of [`${releaseHost}:8080`, releaseHost.toUpperCase()]) {
    expect(await robotsAt('/', host), host).toBeNull();
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

test('the API’s own refusals come through with one set of headers', async ({ site }) => {
  const refused = await ask(site.url, '/api/send-contact');
  expect(refused.status).toBe(405);
  expect(refused.headers.get('allow')).toBe('POST, OPTIONS');
  expect(refused.headers.get('content-type')).toBe('application/json');
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.names.filter((name) => name.startsWith('x-nextjs'))).toEqual([]);
  expectSecurityHeaders(refused);

  const large = await ask(site.url, '/api/send-contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': '70000' },
  });
  expect(large.status).toBe(413);
  expect(large.headers.get('content-security-policy')).toContain("default-src 'none'");
  expectSecurityHeaders(large);
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

test('a request sent with the form reaches the mail server', async ({ page, smtp }) => {
  const lead = someLead();
  const form = await openForm(page);
  await form.fill(lead);
  await form.submit.click();
  await expect(page.getByText('Richiesta inviata con successo! ✅')).toBeVisible();
  await mailOf(smtp, lead);
});

test('the release’s own command line lists the requests', async ({ page, site, smtp }) => {
  const lead = someLead();
  const form = await openForm(page);
  await form.fill(lead);
  await form.submit.click();
  await mailOf(smtp, lead);
  const { stdout } = await promisify(execFile)(process.execPath, ['leads.mjs', 'list'], {
    cwd: path.join(site.release, 'server'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: site.dataDir },
  });
  expect(stdout).toContain(lead.azienda);
});

// last: it ends the server that the others need
test('while the server behind the API is away, pages stay and the form says so', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/502/);
  await page.clock.install();
  const form = await openForm(page);
  await form.fill(someLead());
  await site.stopNode();
  await form.submit.click();
  await untilGivenUp(page);
  await expect(page.getByText(contact.failure.toastTitle)).toBeVisible();
  const answer = await ask(site.url, '/api/send-contact', { method: 'POST' });
  expect(answer.status).toBe(502);
  expect(answer.headers.get('content-security-policy')).toBe(builtMeta('/_global-error').policy);
  expectSecurityHeaders(answer);
  expect((await ask(site.url, '/hospitality')).status).toBe(200);
});
