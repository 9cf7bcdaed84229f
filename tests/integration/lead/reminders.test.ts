import { DateTime } from 'luxon';
import { promiseMail, promiseWords } from '@/content/mails/promise';
import type { Mailer } from '@/lib/lead/mail/mailer';
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

jest.mock('@/content/facts', () => jest.requireActual('@/tests/support/facts-of-a-day'));

const site = leadSite();
const minuteMs = 60_000;

/** A time of Rome's clock, in milliseconds. */
const rome = (text: string) => DateTime.fromISO(text, { zone: 'Europe/Rome' }).toMillis();
const shown = (time: number) =>
  DateTime.fromMillis(time, { zone: 'Europe/Rome' }).toFormat('MM-dd HH:mm');

const config = {
  siteUrl: 'https://www.linea.example',
  workingCalendar: officeHours,
};

/** So long ago that nobody is reminded: of requests that are to come in later. */
const longAgo = '2026-01-01T09:00';

const reminders = () =>
  site.smtp.mails.filter(({ mail }) => mail.text?.includes(promiseMail.intro));

describeStores((newStore, engine) => {
  async function start() {
    const environment: Record<string, string> = {
      ...(await newStore()),
      LEADS_RETRY_SECONDS: quickRetries,
    };
    const { POST } = await site.start(environment);
    const store = await leadStore();
    const { scheduleReminder, sendReminder } = await import('@/lib/lead/promise/reminder');
    const { reminderTimes } = await import('@/lib/lead/promise/times');
    const { mailer } = await service();
    const arrive = (id: string, at: number) =>
      store.use((db) =>
        db
          .updateTable('leads')
          .set({ received_at: at, remind_at: reminderTimes(at, officeHours)[0] ?? null })
          .where('id', '=', id)
          .execute(),
      );
    /** A request that came in at this time. */
    const received = async (nome: string, at: string, more: object = {}) => {
      const id = await idOf(await POST(jsonRequest({ ...validPayload, nome, ...more })));
      await arrive(id, rome(at));
      return id;
    };
    /** What an instance with this store does at a time. Gives how many requests it was about. */
    const guard = async (now: number, at = store, by: Pick<Mailer, 'sendOther'> = mailer) => {
      await stopWorker();
      await scheduleReminder(at, config, now);
      const work = () => sendReminder(at, by, config, now);
      return (await runScheduled(at, 'reminder', now, work)) ?? 0;
    };
    /** Runs the guard as the server does, but every twenty minutes, and says when mails went out and about how many. */
    const watch = async (from: string, to: string) => {
      const sent: [string, number][] = [];
      for (let now = rome(from); now < rome(to); now += 20 * minuteMs) {
        const count = await guard(now);
        if (count > 0) sent.push([shown(now), count]);
      }
      return sent;
    };
    return { POST, store, mailer, received, arrive, guard, watch };
  }

  test('a request that nobody marks is reminded of after one working hour and while the promise can still be kept, and then no more', async () => {
    const { received, watch } = await start();
    const id = await received('Anna Bianchi', '2026-03-10T11:00', { telefono: '333 123 4567' });
    await untilDeliveriesAre(id, 'delivered');
    expect(await watch('2026-03-10T11:00', '2026-03-17T00:00')).toEqual([
      ['03-10 12:00', 1],
      ['03-11 09:00', 1],
    ]);
    const [first, last] = reminders();
    expect(first?.mail.subject).toBe(promiseMail.subject(1));
    expect(first?.envelope.to).toEqual(['ciao@linea.example', 'vendite@linea.example']);
    for (const part of [first?.mail.text ?? '', first?.mail.html ?? '']) {
      for (const value of [
        'Anna Bianchi',
        promiseWords.lasting.hours(1),
        promiseMail.until('le 11:00 di mercoledì 11'),
        'tel:+393331234567',
        'mailto:maria@rossi.it',
      ]) {
        expect(part).toContain(value);
      }
    }
    expect(last?.mail.text).toContain(promiseWords.lasting.hours(22));
  });

  test('one mail tells all that wait, oldest first; what is marked or held is in none', async () => {
    const { received, watch, store } = await start();
    await received('Bruno Verdi', '2026-03-10T10:00');
    await received('Anna Bianchi', '2026-03-10T09:40');
    const marked = await received('Carla Neri', '2026-03-10T09:45');
    await received('Dario Spam', '2026-03-10T09:50', { sito_web: 'x' });
    await store.use((db) =>
      db
        .updateTable('leads')
        .set({ stage: 'contacted', stage_at: rome('2026-03-10T09:55') })
        .where('id', '=', marked)
        .execute(),
    );
    expect(await watch('2026-03-10T10:00', '2026-03-10T13:00')).toEqual([['03-10 10:40', 2]]);
    const text = reminders()[0]?.mail.text ?? '';
    expect(text.indexOf('Anna Bianchi')).toBeGreaterThan(0);
    expect(text.indexOf('Anna Bianchi')).toBeLessThan(text.indexOf('Bruno Verdi'));
    expect(text).not.toMatch(/Carla Neri|Dario Spam/);
  });

  test('a mail that fails is tried again, and a server that did not run tells what it missed in the morning', async () => {
    const { received, watch, guard } = await start();
    await untilDeliveriesAre(await received('Anna Bianchi', '2026-03-13T15:00'), 'delivered');
    site.smtp.behave('busy');
    expect(await watch('2026-03-13T16:00', '2026-03-13T16:20')).toEqual([]);
    site.smtp.behave('none');
    expect(await watch('2026-03-13T16:20', '2026-03-13T16:40')).toEqual([['03-13 16:20', 1]]);
    // stopped until the night of Monday
    expect(await guard(rome('2026-03-16T23:00'))).toBe(0);
    expect(await watch('2026-03-17T00:00', '2026-03-19T00:00')).toEqual([['03-17 09:00', 1]]);
    expect(reminders().at(-1)?.mail.text).toContain(promiseMail.since('le 15:00 di lunedì 16'));
  });

  test('two instances send each reminder once, after a restart too', async () => {
    const { received, arrive, guard } = await start();
    await untilDeliveriesAre(await received('Anna Bianchi', '2026-04-03T10:00'), 'delivered');
    const later = await received('Bruno Verdi', longAgo);
    await untilDeliveriesAre(later, 'delivered');
    const open = () => Promise.all([anotherStore(), anotherStore()]);
    let stores = await open();
    const sent: [string, number][] = [];
    for (let now = rome('2026-04-03T10:00'); now < rome('2026-04-10T00:00'); now += 30 * minuteMs) {
      if (now === rome('2026-04-03T18:30')) await arrive(later, now);
      const counts = await Promise.all(stores.map((store) => guard(now, store)));
      const count = counts.reduce((sum, each) => sum + each, 0);
      if (count > 0) sent.push([shown(now), count]);
      if (shown(now).endsWith('00:00')) {
        await Promise.all(stores.map((store) => store.close()));
        stores = await open();
      }
    }
    await Promise.all(stores.map((store) => store.close()));
    // Easter Monday between them
    expect(sent).toEqual([
      ['04-03 11:00', 1],
      ['04-07 09:00', 2],
      ['04-07 10:00', 2],
      ['04-07 14:00', 2],
    ]);
    expect(reminders()).toHaveLength(4);
  });

  // the calendar is the same on both
  if (engine === 'PostgreSQL') return;

  test('over six weeks with the clock’s change, Easter, 25 April and 1 May each request is reminded of once or twice, at work', async () => {
    const { received, arrive, guard, store } = await start();
    const { reminderTimes } = await import('@/lib/lead/promise/times');
    let mails = 0;
    const counting = {
      async sendOther() {
        mails += 1;
      },
    };
    const coming: { id: string; at: number }[] = [];
    for (let at = rome('2026-03-26T08:00'), n = 0; at < rome('2026-05-04T00:00'); n += 1) {
      coming.push({ id: await received(`Cliente ${n}`, longAgo), at });
      at += 53 * 60 * minuteMs;
    }
    const times = coming.map(({ at }) => at);
    for (let now = rome('2026-03-26T08:00'); now < rome('2026-05-08T00:00'); now += 30 * minuteMs) {
      const before = mails;
      for (const { id, at } of coming) {
        if (at > now - 30 * minuteMs && at <= now) await arrive(id, at);
      }
      await guard(now, store, counting);
      if (mails > before) {
        expect(shown(now)).toMatch(/ (09|1[0-8]):/);
        expect(shown(now)).not.toMatch(/^(04-06|04-25|05-01)/);
      }
    }
    const due = times.flatMap((at) => reminderTimes(at, config.workingCalendar));
    expect(mails).toBeGreaterThan(times.length / 2);
    expect(mails).toBeLessThanOrEqual(due.length);
    const rows = await store.use((db) => db.selectFrom('leads').select('remind_at').execute());
    expect(rows).toHaveLength(times.length);
    for (const { remind_at } of rows) expect(remind_at).toBeNull();
  });
});
