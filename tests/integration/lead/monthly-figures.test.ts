import { DateTime } from 'luxon';
import { callsToAction } from '@/content/calls-to-action';
import { figuresMail } from '@/content/mails/figures';
import type { Metric, Stage } from '@/lib/store/schema';
import {
  anotherStore,
  jsonRequest,
  leadStore,
  service,
  validPayload,
} from '../../support/contact-route';
import { idOf, leadSite, quickRetries, untilDeliveriesAre } from '../../support/lead-site';
import { officeHours } from '../../support/office-hours';
import { runScheduled, stopWorker } from '../../support/scheduled';
import { describeStores } from '../../support/stores';

const site = leadSite();
const dayMs = 86_400_000;

/** A time of Rome's clock, in milliseconds. */
const rome = (text: string) => DateTime.fromISO(text, { zone: 'Europe/Rome' }).toMillis();
const shown = (time: number) =>
  DateTime.fromMillis(time, { zone: 'Europe/Rome' }).toFormat('MM-dd HH:mm');

const calendar = officeHours;

const { steps, short, parts } = figuresMail;
const figureMails = () =>
  site.smtp.mails.filter(({ mail }) => mail.text?.includes(figuresMail.title('')));

describeStores((newStore) => {
  async function start() {
    const environment: Record<string, string> = {
      ...(await newStore()),
      LEADS_RETRY_SECONDS: quickRetries,
    };
    const { POST } = await site.start(environment);
    const store = await leadStore();
    const { scheduleFigures, sendFigures } = await import('@/lib/lead/figures/monthly');
    const { readFigures } = await import('@/lib/lead/figures/figures');
    const { createCounter } = await import('@/lib/lead/figures/counter');
    const { purge } = await import('@/lib/lead/ops/maintenance');
    const { mailer } = await service();
    const counter = createCounter(store);
    return {
      store,
      counter,
      /** What an instance with this store does at a time. Whether the figures went out. */
      async send(now: number, at = store) {
        await stopWorker();
        await scheduleFigures(at, calendar, now);
        const sent = await runScheduled(at, 'figures', now, async () => {
          await sendFigures(at, mailer, now);
          return true;
        });
        return sent ?? false;
      },
      figures: (month: string) => store.use((db) => readFigures(db, month)),
      purge: (now: number) => purge(store, 30, now),
      count(metric: Metric, at: string, times = 1, more = {}) {
        const subject = { page: '/', campaign: '', cta: '', ...more };
        for (let each = 0; each < times; each += 1) counter.add({ metric, ...subject }, rome(at));
      },
      /** A request that came in at this time, and that the agency has said this of. */
      async received(at: string, stage: Stage | null, visit: object = {}) {
        const id = await idOf(await POST(jsonRequest({ ...validPayload, page: '/', visit })));
        await untilDeliveriesAre(id, 'delivered');
        await store.use(async (db) => {
          const received_at = rome(at);
          await db.updateTable('leads').set({ received_at, stage }).where('id', '=', id).execute();
          await db
            .updateTable('outbox')
            .set({ due_at: received_at, delivered_at: received_at })
            .where('lead_id', '=', id)
            .execute();
        });
        return id;
      },
    };
  }

  test('a quarter’s figures come on the first working day of each month at 8:00, once for two instances', async () => {
    const { count, counter, received, send, purge } = await start();
    count('visit', '2026-02-10T10:00', 30);
    count('visit', '2026-03-28T23:59', 25);
    count('visit', '2026-03-31T23:59', 15);
    count('machine', '2026-03-12T12:00', 7);
    count('touched', '2026-03-12T12:00', 4);
    count('visit', '2026-04-01T00:00', 10, { page: '/hospitality', campaign: 'news/alberghi' });
    await counter.flush();
    const news = {
      landing: '/hospitality',
      cta: 'closing',
      utm_source: 'News',
      utm_campaign: 'alberghi',
    };
    await received('2026-03-03T10:00', 'won');
    await received('2026-03-10T10:00', 'lost', news);
    await received('2026-03-11T10:00', 'not_a_request');
    await received('2026-03-12T10:00', null);
    await received('2026-04-20T10:00', 'contacted', news);

    const stores = await Promise.all([anotherStore(), anotherStore()]);
    const sent: string[] = [];
    for (let now = rome('2026-03-30T00:00'); now < rome('2026-06-10T00:00'); now += dayMs / 3) {
      // in the middle of a month there is nothing to wait for
      if (/-(0[7-9]|1\d|2[0-6]) /.test(shown(now))) continue;
      const done = await Promise.all(stores.map((store) => send(now, store)));
      sent.push(...done.flatMap((did) => (did ? shown(now) : [])));
      await purge(now);
    }
    await Promise.all(stores.map((store) => store.close()));
    // 1 May is a Friday and free, and 1 and 2 June are Monday and the Republic's day
    expect(sent).toEqual(['04-01 08:00', '05-04 08:00', '06-01 08:00']);
    const [march, april] = figureMails().map(({ mail }) => mail);
    expect(march?.subject).toBe(figuresMail.subject('marzo 2026'));
    const text = march?.text ?? '';
    expect(text).toContain(figuresMail.compared('febbraio 2026'));
    expect(text).toContain(
      `${steps.visit}: 40, +10 (+33%)\n  marzo     ########################\n  febbraio  ##################\n`,
    );
    expect(text).toContain(
      `${steps.touched}: 4, +4\n  marzo     ########################\n  febbraio\n  ${figuresMail.share('10%', figuresMail.shareOf.touched)}`,
    );
    expect(text).toContain(`${steps.sent}: 3, +3`);
    expect(text).toContain(`${steps.contacted}: 2, +2`);
    expect(text).toContain(`${steps.won}: 1, +1`);
    expect(text).toContain(`${parts.campaigns}:\n- news / alberghi\n    ${short.sent}: 1, +1`);
    expect(text).toContain(`${parts.calls}:\n- ${callsToAction.closing}\n    ${short.sent}: 1`);
    expect(text).toContain(figuresMail.limits.machines('7'));
    expect(text).toContain(figuresMail.limits.title);
    // its requests were deleted before it was made
    expect(april?.text).toContain(`${steps.sent}: 1, -2`);
    expect(april?.text).toContain(`${steps.won}: 0, -1`);
    expect(march?.html).not.toMatch(/<img|url\(/);
    for (const each of ['40', '+10 (+33%)', parts.campaigns, '/hospitality']) {
      expect(march?.html).toContain(each);
    }
  });

  test('what was deleted stays in the sums, and nothing of a person does', async () => {
    const { received, purge, figures, store } = await start();
    await received('2026-03-03T10:00', 'won', { cta: 'hero' });
    await received('2026-03-04T10:00', 'not_a_request');
    await received('2026-03-05T10:00', null, {
      utm_campaign: 'maria@rossi.it',
      landing: '/numeri',
    });
    await received('2026-03-06T10:00', null, { utm_campaign: '3331234567', landing: '/numeri' });
    const before = await figures('2026-03');
    expect(before.now).toMatchObject({ sent: 3, contacted: 1, won: 1 });
    expect(before.counted).toBe(false);
    expect(await purge(rome('2026-05-10T00:00'))).toBe(4);
    expect(await figures('2026-03')).toEqual(before);
    const rows = await store.use((db) => db.selectFrom('counts').selectAll().execute());
    expect(JSON.stringify(rows)).not.toMatch(/rossi|maria|333/i);
    expect(rows).toHaveLength(4);
  });

  test('a store that fails loses no count, and adds none twice', async () => {
    const { count, counter, store, figures } = await start();
    count('visit', '2026-03-10T10:00', 3);
    await store.use((db) => db.schema.alterTable('counts').renameTo('hidden').execute());
    await expect(counter.flush()).rejects.toThrow();
    count('visit', '2026-03-10T11:00', 2);
    await store.use((db) => db.schema.alterTable('hidden').renameTo('counts').execute());
    await counter.flush();
    await counter.flush();
    expect((await figures('2026-03')).now.visit).toBe(5);
  });

  test('a new store sends no figures of a month that it does not know, and a failed mail is tried again', async () => {
    const { send } = await start();
    expect(await send(rome('2026-03-10T12:00'))).toBe(false);
    expect(await send(rome('2026-04-01T07:59'))).toBe(false);
    site.smtp.behave('busy');
    expect(await send(rome('2026-04-01T08:00'))).toBe(false);
    site.smtp.behave('none');
    expect(await send(rome('2026-04-01T08:10'))).toBe(true);
    expect(await send(rome('2026-04-30T23:59'))).toBe(false);
    expect(figureMails()).toHaveLength(1);
    expect(figureMails()[0]?.mail.text).toContain(`${steps.visit}: ${figuresMail.notCounted}`);
  });
});
