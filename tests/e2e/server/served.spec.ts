import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { anchors } from '@/content/anchors';
import { notFound } from '@/content/not-found';
import { site as company } from '@/content/site';
import { solutions } from '@/content/solutions';
import { everyPath, missingPath, plainSolution } from '../../support/e2e/addresses';
import { builtFile, builtOrigin, builtPolicy, stemOf } from '../../support/e2e/built-pages';
import { type Answer, ask, expectSecurityHeaders } from '../../support/e2e/raw-request';
import type { Site } from '../../support/e2e/site-server';
import { expect, test } from '../../support/e2e/test';

const builtText = (name: string, { url }: Site) =>
  builtFile(name).toString().replaceAll(builtOrigin, url);

/** The build's own policy for the page, which lets nothing in but what the page has. */
function expectPolicy({ headers }: Answer, address: string): void {
  const policy = builtPolicy(address);
  expect(headers.get('content-security-policy'), address).toBe(policy);
  for (const rule of [
    "default-src 'none'",
    "require-trusted-types-for 'script'",
    "frame-ancestors 'none'",
  ])
    expect(policy, address).toContain(rule);
  expect(policy, address).toMatch(/script-src [^;]*'sha256-/);
  expect(policy, address).not.toMatch(/unsafe-(?:inline|eval|hashes)/);
}

test('every page is sent under a policy without unsafe-inline', async ({ site }) => {
  expect(everyPath.length).toBeGreaterThan(10);
  for (const address of everyPath) {
    const page = await ask(site.url, address);
    expect(page.status, address).toBe(200);
    expect(page.headers.get('content-type'), address).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control'), address).toBe('no-cache');
    expectPolicy(page, address);
    expectSecurityHeaders(page);
    expect(page.headers.has('set-cookie'), address).toBe(false);
    expect(page.body.toString() === builtText(`${stemOf(address)}.html`, site), address).toBe(true);

    const tag = page.headers.get('etag') ?? '';
    const again = await ask(site.url, address, { headers: { 'If-None-Match': tag } });
    expect([again.status, again.body.length, again.headers.get('etag')]).toEqual([304, 0, tag]);
    expectPolicy(again, address);
    const head = await ask(site.url, address, { method: 'HEAD' });
    expect([head.status, head.body.length, head.headers.get('etag')]).toEqual([200, 0, tag]);
    expect(head.headers.get('content-length')).toBe(String(page.body.length));
  }
  const headers = { RSC: '1', 'Next-Router-Prefetch': '1' };
  const asked = await ask(site.url, '/hospitality?_rsc=x', { headers });
  expect(asked.headers.get('content-type'), 'a router gets the page, like anybody').toContain(
    'html',
  );
});

test('images: icons and share images may be shown elsewhere', async ({ site }) => {
  for (const image of ['/icon.svg', '/favicon.ico', '/opengraph-image', '/apple-icon']) {
    const answer = await ask(site.url, image);
    expect(answer.headers.get('content-type'), image).toMatch(/^image\//);
    expectSecurityHeaders(answer);
  }
});

test('headers: long ones of other programs get the page, those taken apart count as none', async ({
  site,
}) => {
  const cookies = await ask(site.url, '/', { headers: { Cookie: `a=${'x'.repeat(20_000)}` } });
  expect(cookies.status).toBe(200);
  const listed = (header: string) => `${','.repeat(15_000)}${header}`;
  const plain = await ask(site.url, '/', { headers: { 'Accept-Encoding': listed('br') } });
  expect(plain.headers.has('content-encoding')).toBe(false);
  const tag = plain.headers.get('etag') ?? '';
  const fresh = await ask(site.url, '/', { headers: { 'If-None-Match': listed(tag) } });
  expect(fresh.status).toBe(200);
  expect((await ask(site.url, `/?${'x'.repeat(8_000)}`)).status).toBe(414);
});

test('what is not there is a 404, and so is all that lies beside the pages', async ({ site }) => {
  for (const address of [missingPath, '/hospitalit', '/api', '/api/nope', '/_not-found']) {
    const page = await ask(site.url, address, { headers: { 'If-None-Match': '*' } });
    expect(page.status, address).toBe(404);
    expect(page.headers.get('content-security-policy')).toBe(builtPolicy('/_not-found'));
    expectSecurityHeaders(page);
    expect(page.body.toString(), address).toBe(builtText('_not-found.html', site));
  }
  const script = await ask(site.url, '/_next/static/chunks/nope.js');
  expect([script.status, script.headers.get('cache-control')]).toEqual([404, 'no-store']);
  for (const address of [
    '/../package.json',
    '/%2e%2e/server.js',
    '/_next/static/../server/app-paths-manifest.json',
    '/_next/static/%2e%2e/BUILD_ID',
    '/..%2fpackage.json',
    '/.env',
    '/.git/config',
    '/server.js',
    '/leads.js',
    '/hospitality.html',
    '/hospitality.meta',
    '/_global-error',
    '/hospitality%00.html',
    '/%20/_tree',
  ]) {
    const { status } = await ask(site.url, address);
    expect([400, 404], `${address}: ${status}`).toContain(status);
  }
});

test('a page’s address leads to it in any letters, and cut short to a page that is there', async ({
  site,
}) => {
  const led = async (address: string) => {
    const { status, headers } = await ask(site.url, `${address}?a=%20B`);
    return [status, headers.get('location')];
  };
  for (const path of everyPath.filter((each) => each !== '/'))
    for (const other of [
      path.toUpperCase(),
      `${path.replace(/[a-z]/, (one) => one.toUpperCase())}/`,
    ])
      expect(await led(other), other).toEqual([308, `${path}?a=%20B`]);
  const cut = new Set(everyPath.flatMap((path) => path.split(/(?=\/)/).slice(0, -1)));
  expect([...cut]).toEqual(expect.arrayContaining(['/soluzioni', '/solutions']));
  for (const address of cut)
    for (const each of [address, `${address}/`, address.toUpperCase()])
      expect(await led(each), each).toEqual([308, `/?a=%20B#${anchors.services}`]);
  expect((await ask(site.url, '/Solutions/Analisi-Lead-Clienti')).status).toBe(404);
});

test('an address with slashes too many never leads to another site', async ({ site }) => {
  for (const [address, location] of [
    ['/hospitality/', '/hospitality'],
    ['/hospitality/?a=b', '/hospitality?a=b'],
    ['//evil.example/', '/evil.example'],
    ['//', '/'],
  ] as const) {
    const answer = await ask(site.url, address);
    expect([answer.status, answer.headers.get('location')], address).toEqual([308, location]);
  }
  for (const address of ['/\\evil.example/', '/%0d%0aSet-Cookie:a=b/', '/%5cevil.example/'])
    expect((await ask(site.url, address)).status, address).toBe(400);
});

const codings: [accepted: string | null, coding: string | null][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.000', null],
  ['brotli, xgzip', null],
  [null, null],
];

test('each browser gets a coding that it can read', async ({ site }) => {
  const tags = new Map<string | null, string>();
  for (const [accepted, coding] of codings) {
    const headers: Record<string, string> = accepted ? { 'Accept-Encoding': accepted } : {};
    const page = await ask(site.url, '/hospitality', { headers });
    expect(page.headers.get('content-encoding'), `${accepted}`).toBe(coding);
    expect(page.headers.get('vary')).toBe('Accept-Encoding');
    const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }[coding ?? ''];
    const html = unpack ? await unpack(page.body) : page.body;
    expect(html.toString() === builtText('hospitality.html', site)).toBe(true);
    tags.set(coding, page.headers.get('etag') ?? '');
  }
  expect(new Set(tags.values()).size).toBe(3);
  const tag = tags.get('br') ?? '';
  for (const [asked, status] of [
    [`"other", ${tag} , "third"`, 304],
    [tags.get('gzip') ?? '', 200],
    [tag.slice(0, -2), 200],
  ] as const) {
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': asked };
    expect((await ask(site.url, '/hospitality', { headers })).status, asked).toBe(status);
  }
});

test('a browser keeps what never changes, and asks for the rest', async ({ site }) => {
  const html = (await ask(site.url, '/')).body.toString();
  const assets = [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|woff2|css)/g))];
  expect(assets.length).toBeGreaterThan(3);
  const types: Record<string, string> = {
    js: 'text/javascript; charset=utf-8',
    woff2: 'font/woff2',
    css: 'text/css',
  };
  const images = solutions.map(({ slug }) => `/soluzioni/${slug}/opengraph-image`);
  const files: [address: string, type: string, cache: string][] = [
    ['/favicon.ico', 'image/x-icon', 'no-cache'],
    ['/icon.svg', 'image/svg+xml', 'no-cache'],
    ['/apple-icon', 'image/png', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ...images.map((image): [string, string, string] => [image, 'image/png', 'no-cache']),
    ['/robots.txt', 'text/plain', 'no-cache'],
    ['/llms.txt', 'text/plain', 'no-cache'],
    ['/sitemap.xml', 'application/xml', 'no-cache'],
    ...assets.map((address): [string, string, string] => [
      address,
      types[address.split('.').at(-1) ?? ''] ?? '–',
      'public, max-age=31536000, immutable',
    ]),
  ];
  const bodies = new Map<string, string>();
  for (const [address, type, cache] of files) {
    const file = await ask(site.url, address, { headers: { 'Accept-Encoding': 'br' } });
    expect([file.status, file.headers.get('cache-control')], address).toEqual([200, cache]);
    expect(file.headers.get('content-type'), address).toContain(type);
    const packed = /^image\/(?:png|x-icon)|^font/.test(type) ? null : 'br';
    expect(file.headers.get('content-encoding'), address).toBe(packed);
    expectSecurityHeaders(file);
    bodies.set(address, file.body.toString('base64'));
  }
  const drawn = new Set(images.map((image) => bodies.get(image)));
  expect(drawn.size, 'each solution has a share image of its own').toBe(solutions.length);
});

/** A server's clock runs two years ahead: its build is old. */
const yearsLater = 2 * 365 * 86_400_000;
const lateClock = `const { now } = Date; Date.now = () => now() + ${yearsLater};`;
const late = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(lateClock)}` };

test('security.txt: who finds a hole is told whom to tell, for less than a year, also by an old build', async ({
  serve,
}) => {
  const path = '/.well-known/security.txt';
  for (const [age, env] of [
    [0, {}],
    [yearsLater, late],
  ] as const) {
    const { url } = await serve({ env });
    const answer = await ask(url, path);
    const { status, headers, body } = answer;
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const [contact, expires = '', ...others] = body.toString().split('\n');
    expect(contact).toBe(`Contact: mailto:${company.email}`);
    expect(others).toEqual(['Preferred-Languages: it, en', `Canonical: ${url}${path}`, '']);
    const [, moment = ''] = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/.exec(expires) ?? [];
    const days = (Date.parse(moment) - Date.now() - age) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expectSecurityHeaders(answer);
    const head = await ask(url, path, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect((await ask(url, path, { method: 'POST' })).status).toBe(405);
  }
});

test('who mistypes an address is offered what is nearest', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  // the last is not among those that are shown before the address has been read
  const wanted = solutions.at(-1) ?? plainSolution;
  const visible = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .filter({ visible: true });
  for (const address of [missingPath, `/${wanted.slug}-e-altro`]) {
    const logged = page.waitForEvent('console', (message) => message.text().includes(address));
    expect((await page.goto(address))?.status()).toBe(404);
    await logged;
    await expect(page.getByRole('heading', { level: 1 })).toContainText(notFound.title);
    await expect(page.getByText(notFound.text)).toBeVisible();
  }
  await expect(visible).toHaveCount(Math.min(3, solutions.length));
  const tops = await visible.evaluateAll((links) => links.map((a) => a.getBoundingClientRect().y));
  const nearest = await visible.filter({ hasText: wanted.name }).boundingBox();
  expect(nearest?.y).toBe(Math.min(...tops));
  await page.getByRole('main').getByRole('link', { name: notFound.homeLink }).click();
  await expect(page).toHaveURL('/');
});
