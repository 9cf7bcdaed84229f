import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { POST as formTouched } from '@/app/api/form-touched/route';
import { callsToAction } from '@/content/calls-to-action';
import { monthWords } from '@/content/mails/month';
import { capital } from '@/content/number-words';
import { countedOf } from '@/lib/figures/counted';
import { readFigures } from '@/lib/figures/read-figures';
import { createCounter, mostCampaigns } from '@/lib/figures/sums';
import { answerClient } from '@/lib/http/client-address';
import { releaseLead } from '@/lib/lead/agency/mark';
import { monthText } from '@/lib/lead/mails/month';
import { hospitalityPath } from '@/lib/links';
import type { Metric } from '@/lib/store/schema';
import { monthOf } from '@/lib/time';
import { everyPath } from '../../support/e2e/addresses';
import { leadSite } from '../../support/lead-site';
import { rome } from '../../support/rome';
import { describeStores } from '../../support/stores';

const site = leadSite();
const { parts, total, home, none } = monthWords;

const line = (name: string, visits: number, touched: number, sent: number) =>
  `${name}: visite ${visits}, moduli iniziati ${touched}, richieste ${sent}`;

async function start(database = {}) {
  await site.start(database);
  const store = site.store();
  const { counter } = site.service();
  return {
    store,
    counter,
    figures: (month = monthOf(Date.now())) => store.use((db) => readFigures(db, month)),
    text: async (month = monthOf(Date.now())) =>
      await monthText(await store.use((db) => readFigures(db, month))),
    counts: () => store.use((db) => db.selectFrom('counts').selectAll().execute()),
    count(metric: Metric, times = 1, more: object = {}) {
      const subject = { page: '/', campaign: '', cta: '', ...more };
      for (let each = 0; each < times; each += 1) counter.add({ metric, ...subject });
    },
  };
}

describeStores((newStore) => {
  test('a request counts once, with where it comes from, a held one when it is released, and stays when it is gone', async () => {
    const { store, figures } = await start(await newStore());
    const utm = { utm_source: 'News', utm_campaign: 'alberghi' };
    const visit = { landing: '/hospitality', cta: 'closing', ...utm };
    const key = { 'idempotency-key': 'one-and-the-same-key' };
    const body = { page: '/', visit };
    for (let each = 0; each < 2; each += 1) await site.post(body, key);
    const held = await site.post({ ...body, sito_web: 'x' });
    expect((await figures()).total).toEqual({ visit: 0, touched: 0, sent: 1, tried: 0 });
    for (let each = 0; each < 2; each += 1) await releaseLead(store, held, ['mail']);
    await store.use((db) => db.deleteFrom('leads').execute());
    const { total, pages, calls, campaigns } = await figures();
    expect(total.sent).toBe(2);
    for (const [part] of [pages, calls, campaigns]) expect(part?.sent).toBe(2);
    const names = [pages, calls, campaigns].map(([part]) => part?.name);
    expect(names).toEqual(['/hospitality', 'closing', 'news/alberghi']);
  });

  test('invented campaigns, from two instances, lose no visit and fill no disk', async () => {
    const { counter, count, counts, figures } = await start(await newStore());
    count('visit', 2, { campaign: 'news/alberghi' });
    await counter.flush();
    const flood = 2 * mostCampaigns;
    const other = createCounter(site.anotherStore());
    for (const [round, each] of [counter, other].entries()) {
      for (let number = 0; number < flood; number += 1)
        each.add({ metric: 'visit', page: '/', campaign: `a${round}/b${number}`, cta: '' });
      await each.flush();
    }
    count('visit', 1, { campaign: 'news/alberghi' });
    await counter.flush();
    const { total, campaigns } = await figures();
    expect(total.visit).toBe(2 * flood + 3);
    expect(campaigns.find(({ name }) => name === 'news/alberghi')?.visit).toBe(3);
    expect((await counts()).length).toBe(mostCampaigns + 1);
  });
});

test('figures: the command writes them, and warns of nothing', async () => {
  const { text } = await start();
  await site.post({ visit: { landing: '/', cta: 'hero', utm_source: 'news' } });
  const run = ['--import', 'tsx', 'scripts/leads.ts', 'figures', monthOf(Date.now())];
  const asInTerminal = { env: { ...process.env, NODE_ENV: 'development' as const } };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, run, asInTerminal);
  expect(stderr).toBe('');
  expect(stdout.trim()).toBe((await text()).trim());
  for (const part of Object.values(parts)) expect(stdout).toContain(part);
});

test('figures: each month says its own, by Rome’s clock, in tables', async () => {
  const { count, counter, text } = await start();
  const news = { page: '/hospitality', campaign: 'news/alberghi' };
  count('visit', 9);
  await counter.flush(rome('2026-02-28T23:59'));
  count('visit', 1_000);
  await counter.flush(rome('2026-03-01T00:00'));
  count('visit', 15, news);
  count('touched', 4);
  count('touched', 2, { cta: 'closing' });
  count('sent', 3, { ...news, cta: 'closing' });
  await counter.flush(rome('2026-03-31T23:59'));
  count('visit', 10);
  await counter.flush(rome('2026-04-01T00:00'));
  const march = await text('2026-03');
  for (const part of [
    capital(monthWords.said('marzo 2026')),
    `${parts.pages}\n`,
    line('/hospitality', 15, 0, 3),
    line(home, 1_000, 6, 0).replace('1000', '1.000'),
    line(total, 1_015, 6, 3).replace('1015', '1.015'),
    `${callsToAction.closing}: moduli iniziati 2, richieste 3`,
    line('news / alberghi', 15, 0, 3),
  ])
    expect(march).toContain(part);
  expect(await text('2026-04')).toContain(line(total, 10, 0, 0));
  expect(await text('2026-05')).toContain(none);
});

test('a store that fails loses no count and adds none twice, and releases nothing that it does not count', async () => {
  const { count, counter, store, figures } = await start();
  const held = await site.post({ sito_web: 'x' });
  count('visit', 3);
  await store.use((db) => db.schema.alterTable('counts').renameTo('hidden').execute());
  await expect(counter.flush()).rejects.toThrow();
  await expect(releaseLead(store, held, ['mail'])).rejects.toThrow();
  expect(await site.recordOf(held)).toMatchObject({ status: 'held', deliveries: [] });
  count('visit', 2);
  await store.use((db) => db.schema.alterTable('hidden').renameTo('counts').execute());
  for (let flushed = 0; flushed < 2; flushed += 1) await counter.flush();
  expect((await figures()).total).toEqual({ visit: 5, touched: 0, sent: 0, tried: 0 });
});

test('thirty forms begun from one address count as 20, and nobody else’s are lost', async () => {
  const { counter, counts, figures } = await start();
  const begin = (network: string, page = '/') => {
    const address = `https://www.linea.example/api/form-touched?page=${page}`;
    return answerClient({ network, direct: false }, () =>
      formTouched(new Request(address, { method: 'POST' })),
    );
  };
  for (let each = 0; each < 30; each += 1) expect((await begin('192.0.2.1')).status).toBe(204);
  await begin('192.0.2.2', hospitalityPath);
  await begin('192.0.2.2', '/nowhere');
  await counter.flush();
  const { total, pages } = await figures();
  expect(total.touched).toBe(21);
  expect(pages.map(({ name }) => name).sort()).toEqual(['/', hospitalityPath]);
  expect(JSON.stringify(await counts())).not.toContain('192.0.2');
});

test('every page is counted, and what is none is not', () => {
  expect(everyPath).not.toEqual([]);
  for (const page of everyPath) expect(countedOf('visit', { page })?.page).toBe(page);
  for (const page of ['//evil.example', '/a-page-that-is-none', ''])
    expect(countedOf('visit', { page })).toBeNull();
});

test('no address, name or number of a person is stored as a campaign', () => {
  for (const [source, campaign] of [
    ['maria@rossi.it', '?/'],
    ['Maria Rossi', 'maria-rossi/'],
    ['3331234567', '?/'],
    ['c3331234567', '?/'],
    ['x'.repeat(41), '?/'],
    ['<script>', '?/'],
    ['Primavera 2026', 'primavera-2026/'],
    ['', ''],
  ] as const)
    expect([source, countedOf('visit', { page: '/', source })?.campaign]).toEqual([
      source,
      campaign,
    ]);
});
