import { execFile } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { figuresMail } from '@/content/mails/figures';
import { openForm } from '../../support/e2e/contact-form';
import { expect, type PackagedSite, test } from '../../support/e2e/packaged-site';
import { ask } from '../../support/e2e/raw-request';
import { expectSecurityHeaders } from '../../support/e2e/security';

const { steps, short, parts, limits } = figuresMail;

// they count, each beside the others
test.describe.configure({ mode: 'default' });
test.use({ serving: { name: 'counts', units: true, env: { LEADS_RATE_LIMIT: 'off' } } });

/** What a socket that nobody reads keeps for sure: as many visits come during a restart, however long it takes. */
const visitsPerRestart = 60;

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The figures of this month, as the release's own command prints them once the server has written its sums. */
async function figures(site: PackagedSite): Promise<string> {
  await site.restartNode();
  const month = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Rome',
    year: 'numeric',
    month: '2-digit',
  }).format(new Date());
  const { stdout } = await promisify(execFile)(process.execPath, ['leads.mjs', 'figures', month], {
    cwd: path.join(site.release, 'server'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: site.dataDir },
  });
  return stdout;
}

/** Numbers of the figures, by what stands before them. */
async function counted(
  site: PackagedSite,
): Promise<{ visits: number; machines: number; touched: number; text: string }> {
  const text = await figures(site);
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  return {
    visits: number(new RegExp(`^${steps.visit}: (\\d+)`, 'm')),
    machines: number(new RegExp(`(\\d+)${limits.machines('')}`)),
    touched: number(new RegExp(`^${steps.touched}: (\\d+)`, 'm')),
    text,
  };
}

const view = (site: PackagedSite, address: string, headers: Record<string, string> = {}) =>
  ask(site.url, address, { headers: { 'User-Agent': browser, ...headers } });

test('a page opened from outside is a visit, whatever else is asked for is none', async ({
  site,
}) => {
  const before = await counted(site);
  const page = await view(site, '/hospitality?utm_source=News&utm_campaign=alberghi');
  await view(site, '/hospitality', { 'If-None-Match': page.headers.get('etag') ?? '' });
  for (const [address, headers] of [
    ['/', { 'Sec-Purpose': 'prefetch' }],
    ['/', { Purpose: 'prefetch' }],
    ['/?_rsc=x', { RSC: '1' }],
    ['/', { Referer: `${site.url}/hospitality` }],
    ['/favicon.ico', {}],
    ['/robots.txt', {}],
    ['/nope', {}],
    ['/hospitality/', {}],
    ['/api/health', {}],
    ['/api/form-touched?page=/', {}],
  ] as [string, Record<string, string>][]) {
    await view(site, address, headers);
  }
  await ask(site.url, '/', { method: 'HEAD', headers: { 'User-Agent': browser } });
  await view(site, '/', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await view(site, '/', { 'User-Agent': 'curl/8.5.0' });
  await view(site, '/', { 'User-Agent': '' });
  await view(site, '/', { Referer: 'https://www.google.com/' });
  const after = await counted(site);
  expect(after.visits - before.visits).toBe(3);
  expect(after.machines - before.machines).toBe(3);
  expect(after.touched).toBe(before.touched);
  expect(after.text).toContain(`- /hospitality\n    ${short.visit}: 2\n`);
  expect(after.text).toContain(`${parts.campaigns}:\n- news / alberghi\n    ${short.visit}: 1\n`);
});

test('what a link or a browser says of a person is nowhere in the release’s files', async ({
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
      'User-Agent': `Mozilla/5.0 ${person}-phone`,
      Referer: `https://mail.example.com/${person}`,
      Cookie: `name=${person}`,
    });
  }
  const { text } = await counted(site);
  expect(text).toContain(figuresMail.otherCampaign);
  const folder = path.dirname(site.release);
  const written = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !path.join(entry.parentPath, entry.name).startsWith(site.release),
  );
  expect(written.map(({ name }) => name)).toContain('leads.db');
  for (const { name, parentPath } of written) {
    const content = await readFile(path.join(parentPath, name), 'latin1');
    expect(content, name).not.toMatch(/maria|rossi|33312345|Firefox|phone/);
    if (!name.endsWith('.conf')) expect(content, name).not.toContain('127.0.0.1');
  }
  expect(site.output()).not.toMatch(/maria|rossi|33312345|Firefox/);
});

test('a line of nginx’s holds four words, none of them of the visitor', async ({ site }) => {
  const conf = await readFile(path.join(site.release, 'nginx', 'http.conf'), 'utf8');
  expect(conf.match(/^log_format .*$/gm)).toEqual([
    'log_format site_counts "$site_counted_page $site_address $site_source $site_campaign";',
  ]);
  const server = await readFile(path.join(site.release, 'nginx', 'site.conf'), 'utf8');
  const logs = server.match(/^\s*access_log .*$/gm)?.map((line) => line.trim()) ?? [];
  expect(new Set(logs.map((line) => line.replace(/server=\S+?,/, '')))).toEqual(
    new Set([
      'access_log off;',
      'access_log syslog:nohostname,tag=site site_counts if=$site_counted_page;',
    ]),
  );
});

test('restarts of the server in the midst of visits lose none and double none', async ({
  site,
}) => {
  const before = await counted(site);
  const restarts = 2;
  for (let restart = 0; restart < restarts; restart += 1) {
    const restarted = site.restartNode();
    // one after the other, from before the server hears of it
    for (let visit = 0; visit < visitsPerRestart; visit += 1) await view(site, '/');
    await restarted;
  }
  const after = await counted(site);
  expect(after.visits - before.visits).toBe(restarts * visitsPerRestart);
});

test('what others send to the server in nginx’s place is not counted, and harms nothing', async ({
  site,
}) => {
  const before = await counted(site);
  const { hostname, port } = new URL(site.nodeUrl);
  const socket = createSocket('udp4');
  for (const line of [
    '',
    'visit',
    '<190>Nov 21 22:00:00 site: visit //evil - -',
    'x'.repeat(9_000),
  ]) {
    await new Promise((resolve) => socket.send(line, Number(port), hostname, resolve));
  }
  socket.close();
  const after = await counted(site);
  expect(after.visits).toBe(before.visits);
});

test('the first use of the form counts once, with where the visit began, from no other site, and from one address 20 times', async ({
  page,
  site,
}) => {
  const before = await counted(site);
  const { fields } = await openForm(page, '/?utm_source=news');
  const told = page.waitForResponse(/form-touched/);
  await fields.nome.fill('Anna');
  expect((await told).status()).toBe(204);
  await fields.azienda.fill('Rossi');
  const elsewhere = { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } };
  const answer = await ask(site.url, '/api/form-touched?page=/', elsewhere);
  expect(answer.status).toBe(204);
  expectSecurityHeaders(answer);
  await ask(site.url, '/api/form-touched?page=/nope', { method: 'POST' });
  const refused = await ask(site.url, '/api/form-touched?page=/');
  expect(refused.status).toBe(405);
  // from one address, at the pace that the proxy lets pass
  for (let each = 0; each < 30; each += 1) {
    const options = { method: 'POST', from: '127.0.0.60' };
    await ask(site.url, '/api/form-touched?page=/numeri', options);
  }
  const after = await counted(site);
  expect(after.touched - before.touched).toBe(1 + 20);
  expect(after.text).toMatch(new RegExp(`- news\n(?: {4}.*\n)*? {4}${short.touched}: 1\n`));
});
