import { promiseMail } from '@/content/mails/promise';
import { leadStore, service } from '../../support/contact-route';
import { type CountedStore, countedStore, turnsDuring } from '../../support/counted-store';
import { leadSite } from '../../support/lead-site';
import { runScheduled, stopWorker } from '../../support/scheduled';
import { describeStores } from '../../support/stores';
import { fill, giveUpWebhooks, kinds } from '../../support/waiting-rows';

const dayMs = 86_400_000;
const site = leadSite();
const workingCalendar = {
  week: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [{ from: 0, to: 1_440 }]])),
  nationalHolidays: false,
  closures: [],
};

/** Whether SQLite finds what a query asks for by an index, without reading whole tables. */
async function scans(store: CountedStore): Promise<string[]> {
  const { CompiledQuery } = await import('kysely');
  const plans: string[] = [];
  const queries = store.queries();
  expect(queries).not.toEqual([]);
  for (const { sql, parameters } of queries) {
    if (!/^(select|update|delete)/.test(sql)) continue;
    const { rows } = await store.use((db) =>
      db.executeQuery(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])),
    );
    for (const { detail } of rows as { detail: string }[]) {
      if (/^SCAN/.test(detail)) plans.push(`${detail}: ${sql}`);
    }
  }
  return plans;
}

describeStores((newStore, engine) => {
  async function start() {
    await site.start({ ...(await newStore()), LEADS_RETRY_SECONDS: '3600' });
    return countedStore(await leadStore());
  }

  test('a look at whom to remind of reads a handful of six hundred requests, and the mail names fifty of them', async () => {
    const store = await start();
    const { scheduleReminder, sendReminder } = await import('@/lib/lead/promise/reminder');
    const { mailer } = await service();
    const config = { siteUrl: 'https://www.linea.example', workingCalendar };
    await stopWorker();
    const remind = async () => {
      await scheduleReminder(store, config);
      return await sendReminder(store, mailer, config);
    };
    await fill(store, 600, kinds.fresh);
    store.rows();
    expect(await remind()).toBe(0);
    expect(store.rows()).toBeLessThan(60);
    if (engine === 'SQLite') expect(await scans(store)).toEqual([]);

    await store.use((db) => db.deleteFrom('leads').execute());
    await fill(store, 600, kinds.unmarked);
    expect(await turnsDuring(remind)).toBeGreaterThan(600 / 100);
    const [mail] = site.smtp.mails.slice(-1);
    expect(mail?.mail.subject).toBe(promiseMail.subject(600));
    expect(mail?.mail.text).toContain(promiseMail.others(550));
    expect(mail?.mail.text?.match(/^\d+\. Maria Rossi/gm)).toHaveLength(50);
    const left = await store.use((db) =>
      db.selectFrom('leads').select('id').where('remind_at', '<=', Date.now()).execute(),
    );
    expect(left).toEqual([]);
    expect(await remind()).toBe(0);
  });

  test('deletion reads nothing of what waits, and nobody waits for it', async () => {
    const store = await start();
    const { purge } = await import('@/lib/lead/ops/maintenance');
    for (const kind of [kinds.pending, kinds.fresh, kinds.held]) await fill(store, 200, kind);
    store.rows();
    store.queries();
    expect(await purge(store, 30)).toBe(0);
    expect(store.rows()).toBe(0);
    if (engine === 'SQLite') expect(await scans(store)).toEqual([]);

    await fill(store, 600, kinds.old);
    expect(await turnsDuring(() => purge(store, 30))).toBeGreaterThan(600 / 200);
    const left = await store.use((db) => db.selectFrom('leads').select('id').execute());
    expect(left).toHaveLength(600);
  });

  test('what was given up in part and has to stay is looked at in portions', async () => {
    const store = await start();
    const { purge } = await import('@/lib/lead/ops/maintenance');
    await fill(store, 600, kinds.old);
    await giveUpWebhooks(store);
    expect(await turnsDuring(() => purge(store, 30))).toBeGreaterThan(600 / 200);
    expect(await purge(store, 30, Date.now() + 180 * dayMs)).toBe(600);
  });

  test('a day’s digest is read in portions, and scheduled once a day', async () => {
    const store = await start();
    const { scheduleDigest, sendDigest } = await import('@/lib/lead/ops/digest');
    const { mailer } = await service();
    await fill(store, 300, kinds.held);
    let sent: number | undefined;
    const digest = async () => {
      await stopWorker();
      await scheduleDigest(store);
      sent = await runScheduled(store, 'digest', Date.now(), () => sendDigest(store, mailer));
    };
    expect(await turnsDuring(digest)).toBeGreaterThan(2);
    expect(sent).toBe(300);
    await fill(store, 300, kinds.held);
    store.rows();
    await digest();
    expect(sent).toBeUndefined();
    expect(store.rows()).toBeLessThan(5);
  });

  test('of many requests that wait for one mail a look takes as many as go into it', async () => {
    const store = await start();
    const { worker } = await service();
    await worker.stop(0);
    const { claim } = await import('@/lib/lead/delivery/claim');
    await fill(store, 250, kinds.bundled);
    await store.use((db) => db.updateTable('outbox').set({ due_at: 0 }).execute());
    const sizes: unknown[] = [];
    for (let look = 0; look < 4; look += 1) {
      store.rows();
      const jobs = await claim(store, 8);
      sizes.push(jobs.map(({ bundle }) => bundle?.length));
      // the rows, their requests, and little else
      expect(store.rows()).toBeLessThan(250);
    }
    expect(sizes).toEqual([[100], [100], [50], []]);
  });

  test('what waits for a new password is made due in portions', async () => {
    const store = await start();
    const { worker } = await service();
    await worker.stop(0);
    const { retryConfigurationFaults } = await import('@/lib/lead/delivery/outbox');
    await fill(store, 600, kinds.misconfigured);
    let due = 0;
    const turns = await turnsDuring(async () => {
      due = await retryConfigurationFaults(store);
    });
    expect(due).toBe(600);
    expect(turns).toBeGreaterThan(2);
  });

  test('a month’s figures are read and written in portions', async () => {
    const store = await start();
    const { readSums } = await import('@/lib/lead/figures/sums');
    const { createCounter } = await import('@/lib/lead/figures/counter');
    const { monthOf } = await import('@/lib/lead/figures/month');
    const now = Date.now();
    await fill(store, 600, (n) => ({ ...kinds.fresh(n), receivedAt: now }));
    let sent = 0;
    const read = async () => {
      const sums = await store.use((db) => readSums(db, monthOf(now)));
      sent = sums.reduce((total, { metric, n }) => total + (metric === 'sent' ? n : 0), 0);
    };
    expect(await turnsDuring(read)).toBeGreaterThan(2);
    expect(sent).toBe(600);

    const counter = createCounter(store);
    for (let page = 0; page < 300; page += 1) {
      counter.add({ metric: 'visit', page: `/pagina-${page}`, campaign: '', cta: '' });
    }
    expect(await turnsDuring(() => counter.flush())).toBeGreaterThan(2);
    const counts = await store.use((db) =>
      db.selectFrom('counts').select('page').where('metric', '=', 'visit').execute(),
    );
    expect(counts).toHaveLength(300);
  });
});
