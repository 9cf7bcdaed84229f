/** What is counted of the pages that the server sends, and what of a visitor is written: nothing. */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { figuresMail } from '@/content/mails/figures';
import { laidOut } from '../../support/e2e/browser';
import { openForm } from '../../support/e2e/contact-form';
import { ask } from '../../support/e2e/raw-request';
import { expectSecurityHeaders } from '../../support/e2e/security';
import type { Site } from '../../support/e2e/site-server';
import { expect, test } from '../../support/e2e/test';

const { steps, short, parts, limits } = figuresMail;

// they count, each beside the others
test.describe.configure({ mode: 'default' });
// a store that nobody else's visits are counted into
test.use({ siteEnv: { LEADS_CONFIRM: 'off' } });

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const page = { 'User-Agent': browser, Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** This month's figures, as the program's own command prints them once the server has ended and written its sums. */
async function figures(site: Site): Promise<string> {
  await site.end();
  const month = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Rome',
    year: 'numeric',
    month: '2-digit',
  }).format(new Date());
  const leads = path.resolve('.next/standalone/leads.js');
  const { stdout } = await promisify(execFile)(process.execPath, [leads, 'figures', month], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: site.dataDir },
  });
  await site.start();
  return stdout;
}

/** Numbers of the figures, by what stands before them. */
async function counted(site: Site) {
  const text = await figures(site);
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  return {
    visits: number(new RegExp(`^${steps.visit}: (\\d+)`, 'm')),
    machines: number(new RegExp(`(\\d+)${limits.machines('')}`)),
    touched: number(new RegExp(`^${steps.touched}: (\\d+)`, 'm')),
    text,
  };
}

const view = (site: Site, address: string, headers: Record<string, string> = {}) =>
  ask(site.url, address, { headers: { ...page, ...headers } });

test('a page opened from outside is a visit, whatever else is asked for is none', async ({
  site,
}) => {
  const before = await counted(site);
  const opened = await view(site, '/hospitality?utm_source=News&utm_campaign=alberghi');
  await view(site, '/hospitality', { 'If-None-Match': opened.headers.get('etag') ?? '' });
  await view(site, '/', { Referer: 'https://www.google.com/' });
  for (const [address, headers] of [
    ['/', { 'Sec-Purpose': 'prefetch' }],
    ['/', { Purpose: 'prefetch' }],
    ['/', { Accept: '*/*' }],
    ['/', { Referer: `${site.url}/hospitality` }],
    ['/?landing=/hospitality&utm_source=News', { Referer: `${site.url}/hospitality` }],
    // a browser that says nothing of where it comes from
    ['/?landing=/hospitality&utm_source=News', {}],
    ['/', { Host: 'evil.example' }],
    ['/favicon.ico', {}],
    ['/robots.txt', {}],
    ['/nope', {}],
    ['/hospitality/', {}],
    ['/api/health', {}],
    ['/api/form-touched?page=/', {}],
  ] as [string, Record<string, string>][]) {
    await view(site, address, headers);
  }
  await ask(site.url, '/', { method: 'HEAD', headers: page });
  for (const machine of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.5.0', '']) {
    await view(site, '/', { 'User-Agent': machine });
  }
  const after = await counted(site);
  expect(after.visits - before.visits).toBe(3);
  expect(after.machines - before.machines).toBe(3);
  expect(after.touched).toBe(before.touched);
  expect(after.text).toContain(`- /hospitality\n    ${short.visit}: 2\n`);
  expect(after.text).toContain(`${parts.campaigns}:\n- news / alberghi\n    ${short.visit}: 1\n`);
});

test('a page that a browser fetches ahead is no visit, nor is the click that it answers', async ({
  page: opened,
  site,
}) => {
  const before = await counted(site);
  await opened.goto('/');
  await laidOut(opened);
  const link = opened.getByRole('contentinfo').locator('a[href="/numeri"]');
  await expect(async () => {
    const ahead = opened.context().waitForEvent('requestfinished', {
      predicate: (request) => request.headers()['sec-purpose'] === 'prefetch',
      timeout: 2_000,
    });
    await opened.mouse.move(0, 0);
    await Promise.all([ahead, link.hover()]);
  }).toPass();
  await link.click();
  await opened.waitForURL('/numeri');
  await opened.goto('about:blank');
  expect((await counted(site)).visits - before.visits).toBe(1);
});

test('what a link or a browser says of a person is nowhere in what the server writes', async ({
  site,
}) => {
  const person = 'maria.rossi';
  for (const query of [
    `utm_campaign=${person}@example.com`,
    `utm_campaign=${person}%40example.com`,
    'utm_source=393331234567&utm_campaign=a393331234567',
    `q=${person}&utm_source=%0a127.0.0.1`,
  ]) {
    await view(site, `/?${query}`, {
      'User-Agent': `${browser} ${person}-phone`,
      Referer: `https://mail.example.com/${person}`,
      Cookie: `name=${person}`,
    });
  }
  expect((await counted(site)).text).toContain(figuresMail.otherCampaign);
  const files = await readdir(site.dataDir);
  expect(files).toContain('leads.db');
  const written = await Promise.all(
    files.map((name) => readFile(path.join(site.dataDir, name), 'latin1').catch(() => '')),
  );
  for (const text of [...written, site.output().replaceAll(site.url, '')]) {
    expect(text).not.toMatch(/maria|rossi|33312345|Firefox|phone|127\.0\.0\.1/);
  }
});

test('the first use of the form counts once, with where the visit began, and from no other site', async ({
  page,
  site,
}) => {
  const before = await counted(site);
  const { fields } = await openForm(page, '/?utm_source=news');
  const reported = page.waitForResponse(/form-touched/);
  await fields.nome.fill('Anna');
  expect((await reported).status()).toBe(204);
  await fields.azienda.fill('Rossi');
  const elsewhere = { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } };
  const answer = await ask(site.url, '/api/form-touched?page=/', elsewhere);
  expect(answer.status).toBe(204);
  expectSecurityHeaders(answer);
  await ask(site.url, '/api/form-touched?page=/nope', { method: 'POST' });
  await page.goto('about:blank');
  const after = await counted(site);
  expect(after.touched - before.touched).toBe(1);
  expect(after.text).toMatch(new RegExp(`- news\n(?: {4}.*\n)*? {4}${short.touched}: 1\n`));
});
