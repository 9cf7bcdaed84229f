import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { monthWords } from '@/content/mails/month';
import { fetchedAhead, laidOut, restOn } from '../../support/e2e/browser';
import { contactForm, expectSent, openForm, someLead } from '../../support/e2e/contact-form';
import { ask, expectSecurityHeaders } from '../../support/e2e/raw-request';
import type { Site } from '../../support/e2e/site-server';
import { expect, test } from '../../support/e2e/test';

const { total } = monthWords;

const numbers = (visits: number, touched: number) =>
  `: visite ${visits}, moduli iniziati ${touched}, richieste 0`;

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const page = { 'User-Agent': browser, Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** This month's figures, as the program's own command prints them; ends the server, which then writes its sums. */
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
  return stdout;
}

const view = (site: Site, address: string, headers: Record<string, string> = {}) =>
  ask(site.url, address, { headers: { ...page, ...headers } });

test('visits are counted, and nothing of a visitor is written', async ({ serve }) => {
  const site = await serve();
  const opened = await view(site, '/hospitality?utm_source=News&utm_campaign=alberghi');
  await view(site, '/hospitality', { 'If-None-Match': opened.headers.get('etag') ?? '' });
  await view(site, '/', { Referer: 'https://www.google.com/' });
  for (const [address, headers] of [
    ['/', { 'Sec-Purpose': 'prefetch' }],
    ['/', { Accept: '*/*' }],
    ['/', { Referer: `${site.url}/hospitality` }],
    // a browser that says nothing of where it comes from
    ['/?landing=/hospitality&utm_source=News', {}],
    ['/', { Host: 'evil.example' }],
    ['/favicon.ico', {}],
    ['/nope', {}],
    ['/hospitality/', {}],
    ['/api/health', {}],
    ['/api/form-touched?page=/', {}],
  ] as [string, Record<string, string>][]) {
    await view(site, address, headers);
  }
  await ask(site.url, '/', { method: 'HEAD', headers: page });
  for (const machine of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.5.0', ''])
    await view(site, '/', { 'User-Agent': machine });
  const first = await figures(site);
  expect(first).toContain(total + numbers(3, 0));
  expect(first).toContain(`/hospitality${numbers(2, 0)}`);
  expect(first).toContain(`news / alberghi${numbers(1, 0)}`);

  await site.start();
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
  expect(await figures(site)).toContain(monthWords.others);
  const files = await readdir(site.dataDir);
  expect(files).toContain('leads.db');
  const written = await Promise.all(
    files.map((name) => readFile(path.join(site.dataDir, name), 'latin1').catch(() => '')),
  );
  for (const text of [...written, site.output().replaceAll(site.url, '')])
    expect(text).not.toMatch(/maria|rossi|33312345|Firefox|phone|127\.0\.0\.1/);
});

test('a form begun counts once', async ({ page: opened, serve }) => {
  const site = await serve();
  await opened.goto(`${site.url}/?utm_source=news`);
  await laidOut(opened);
  const { fields } = contactForm(opened);
  const reported = opened.waitForResponse(/form-touched/);
  // as a browser fills it in at once, before React is even asked for
  await fields.nome.evaluate((input: HTMLInputElement) => {
    input.value = 'Anna';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.focus();
  });
  expect((await reported).status()).toBe(204);
  await fields.azienda.fill('Rossi');
  const elsewhere = { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } };
  const answer = await ask(site.url, '/api/form-touched?page=/', elsewhere);
  expect(answer.status).toBe(204);
  expectSecurityHeaders(answer);
  await ask(site.url, '/api/form-touched?page=/nope', { method: 'POST' });

  const link = opened.getByRole('contentinfo').locator('a[href="/numeri"]');
  const ahead = fetchedAhead(opened);
  await restOn(link, ahead, '/numeri');
  await link.click();
  await opened.waitForURL('**/numeri');
  await opened.goto('about:blank');
  const text = await figures(site);
  for (const name of [total, 'news']) expect(text).toContain(name + numbers(1, 1));
});

test('who asks not to be counted is not', async ({ context }) => {
  const reported: string[] = [];
  context.on('request', (request) => {
    if (!request.url().includes('form-touched')) return;
    reported.push(
      `${request.method()} ${new URL(request.url()).search} ${request.postData() ?? ''}`,
    );
  });
  for (const signal of ['globalPrivacyControl', 'doNotTrack', 'none']) {
    const opened = await context.newPage();
    await opened.addInitScript((name) => {
      const value = name === 'doNotTrack' ? '1' : true;
      Object.defineProperty(Navigator.prototype, name, { get: () => value });
    }, signal);
    const form = await openForm(opened, '/hospitality?utm_source=news&utm_campaign=alberghi');
    await form.send(someLead());
    await expectSent(opened);
    await opened.close();
  }
  expect(reported).toEqual(['POST ?page=%2Fhospitality&utm_source=news&utm_campaign=alberghi ']);
});
