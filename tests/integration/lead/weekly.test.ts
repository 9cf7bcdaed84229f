import { weeklyMail } from '@/content/mails/weekly';
import type { Env } from '@/lib/env';
import {
  anotherStore,
  jsonRequest,
  leadStore,
  service,
  validPayload,
} from '../../support/contact-route';
import {
  idOf,
  isMailOf,
  leadSite,
  quickRetries,
  untilDeliveriesAre,
} from '../../support/lead-site';
import { runScheduled } from '../../support/scheduled';
import { describeStores } from '../../support/stores';

const dayMs = 86_400_000;
const minuteMs = 60_000;
const site = leadSite();

const rome = (text: string) => Date.parse(text);
const weeklyMails = () => site.smtp.mails.filter(({ mail }) => mail.messageId?.includes('weekly.'));

describeStores((newStore) => {
  async function start(environment: Record<string, string> = {}) {
    const store = await newStore();
    const { POST } = await site.start({
      ...store,
      LEADS_RETRY_SECONDS: quickRetries,
      LEADS_WEEKLY: '',
      ...environment,
    });
    const { scheduleWeekly, sendWeekly } = await import('@/lib/lead/weekly/weekly');
    const { config, mailer, store: first } = await service();
    await first.connection();
    const second = await anotherStore();
    /** What two instances do at a time. Gives how many mails went out. */
    const tick = async (now: number, weekly: Env['weekly'] = config.weekly) => {
      const sent = await Promise.all(
        [first, second].map(async (each) => {
          await scheduleWeekly(each, { weekly }, now);
          return await runScheduled(each, 'weekly', now, async () => {
            await sendWeekly(each, mailer, { ...config, weekly }, now);
            return true;
          });
        }),
      );
      return sent.filter(Boolean).length;
    };
    const post = async (changes: object = {}) =>
      await idOf(await POST(jsonRequest({ ...validPayload, ...changes })));
    return { tick, post, second };
  }

  test('it comes each Monday at eight in Rome, once from two instances, across the change of the clocks', async () => {
    const { tick, second } = await start();
    // from a Wednesday before the end of summer time to one after it
    const begin = Date.parse('2027-10-20T12:00:00Z');
    const sentAt: string[] = [];
    for (let day = 0; day < 21; day += 1) {
      // around eight in summer time and in winter time, and at noon
      for (const minute of [0, 17 * 60 + 59, 18 * 60, 18 * 60 + 1, 19 * 60, 19 * 60 + 1]) {
        const now = begin + day * dayMs + minute * minuteMs;
        if ((await tick(now)) > 0) sentAt.push(new Date(now).toISOString());
      }
    }
    expect(sentAt).toEqual([
      '2027-10-25T06:00:00.000Z',
      '2027-11-01T07:00:00.000Z',
      '2027-11-08T07:00:00.000Z',
    ]);
    expect(weeklyMails()).toHaveLength(3);
    await second.close();
  });

  test('it says how the week went, and nothing of anybody', async () => {
    const { tick, post, second } = await start();
    const now = Date.now();
    await tick(now);
    const ids = [await post(), await post(), await post(), await post()];
    await post({ sito_web: 'x' });
    for (const id of ids) await untilDeliveriesAre(id, 'delivered');
    const store = await leadStore();
    await store.use(async (db) => {
      const set = (id: string | undefined, values: object) =>
        db
          .updateTable('leads')
          .set(values)
          .where('id', '=', id ?? '')
          .execute();
      await set(ids[0], { stage: 'won' });
      await set(ids[1], { stage: 'not_a_request' });
      await set(ids[2], { received_at: now - 8 * dayMs });
    });
    const { nextWeekly } = await import('@/lib/lead/weekly/weekly');
    // only requests of the seven days before count, whenever the test runs
    const due = nextWeekly({ weekday: 1, hour: 8, minute: 0 }, now);
    await store.use((db) =>
      db
        .updateTable('leads')
        .set((update) => ({ received_at: update('received_at', '+', due - now - minuteMs) }))
        .execute(),
    );
    expect(await tick(due)).toBe(1);
    const { mail, envelope } = await site.smtp.mailWhere(
      ({ mail }) => mail.messageId?.includes('weekly.') ?? false,
    );
    expect(envelope.to).toEqual(['ciao@linea.example', 'vendite@linea.example']);
    expect(mail.subject).toBe(weeklyMail.subject.well(weeklyMail.requests.other('3')));
    const { labels } = weeklyMail;
    for (const [label, count] of [
      [labels.received, 3],
      [labels.answered, 1],
      [labels.unanswered, 1],
      [labels.notRequests, 1],
      [labels.held, 1],
    ]) {
      expect(mail.text).toMatch(new RegExp(`^- ${label}: ${count}( |$)`, 'm'));
    }
    for (const part of [mail.text, mail.html]) {
      expect(part).not.toMatch(/maria|rossi|333/i);
    }
    expect(mail.text?.includes(weeklyMail.gigabytes(''))).toBe(store.kind === 'sqlite');
    await second.close();
  });

  test('open alarms stand in it, and it does not say that all is well', async () => {
    const { tick, post, second } = await start({ LEADS_RETRY_SECONDS: '0' });
    const now = Date.now();
    await tick(now);
    site.smtp.behave('busy');
    const id = await post();
    await untilDeliveriesAre(id, 'dead_letter');
    site.smtp.behave('none');
    await (await service()).alarms.check();
    expect(await tick(now + 8 * dayMs)).toBe(1);
    const { mail } = await site.smtp.mailWhere(
      ({ mail }) => mail.messageId?.includes('weekly.') ?? false,
    );
    expect(mail.subject).toBe('Da guardare: 0 richieste in 7 giorni');
    expect(mail.text).toContain('- Il sito ha rinunciato a consegnare una richiesta');
    expect(mail.text).toContain('- Ferme: 1 (non consegnate)');
    expect(isMailOf(id)({ mail, envelope: { from: '', to: [] }, raw: '' })).toBe(false);
    await second.close();
  });

  test('what was missed comes at once, what fails comes again, and another day is followed', async () => {
    const { tick, second } = await start();
    const wednesday = rome('2027-03-03T12:00:00+01:00');
    expect(await tick(wednesday)).toBe(0);
    // nothing ran for three weeks
    site.smtp.behave('busy');
    const later = rome('2027-03-23T10:00:00+01:00');
    expect(await tick(later)).toBe(0);
    site.smtp.behave('none');
    expect(await tick(later + 10 * minuteMs)).toBe(1);
    expect(await tick(rome('2027-03-28T12:00:00+02:00'))).toBe(0);
    const friday = { weekday: 5, hour: 7, minute: 30 };
    expect(await tick(rome('2027-03-28T12:01:00+02:00'), friday)).toBe(0);
    expect(await tick(rome('2027-03-29T08:00:00+02:00'), friday)).toBe(0);
    expect(await tick(rome('2027-04-02T07:29:00+02:00'), friday)).toBe(0);
    expect(await tick(rome('2027-04-02T07:30:00+02:00'), friday)).toBe(1);
    await tick(rome('2027-04-02T07:31:00+02:00'), friday);
    await tick(rome('2027-06-01'), null);
    expect(weeklyMails()).toHaveLength(2);
    await second.close();
  });
});

test('the nightly copies are told of', async () => {
  await site.start({});
  const { backUp, backupFile } = await import('@/lib/store/backup');
  const { weeklyFigures } = await import('@/lib/lead/weekly/figures');
  const { config, store } = await service();
  expect((await weeklyFigures(store, config, Date.now())).copies).toBeNull();
  await backUp(store, backupFile(config.dataDir, Date.now()));
  expect((await weeklyFigures(store, config, Date.now())).copies).toMatchObject({ count: 1 });
});

test('it says which release runs, and for how many days on Italy’s calendar', async () => {
  const { weeklyFigures } = await import('@/lib/lead/weekly/figures');
  const { weeklyParts } = await import('@/lib/lead/weekly/mail');
  const versionAt = async (now: string, release: Record<string, string>) => {
    await site.start(release);
    const { config, store } = await service();
    const { text } = weeklyParts(await weeklyFigures(store, config, rome(now)));
    return /^- Versione: .*$/m.exec(text)?.[0];
  };
  // half past eleven in the evening, in Rome
  const release = { BUILD_COMMIT: '1a2b3c4d', BUILD_TIME: '2026-11-03T22:30:00.000Z' };
  expect(await versionAt('2026-11-22T08:00:00+01:00', release)).toBe(
    '- Versione: 1a2b3c4d, del 3 novembre, online da 19 giorni',
  );
  expect(await versionAt('2026-11-04T08:00:00+01:00', { ...release, BUILD_COMMIT: '' })).toBe(
    '- Versione: del 3 novembre, online da 1 giorno',
  );
  expect(await versionAt('2026-11-03T23:45:00+01:00', release)).toBe(
    '- Versione: 1a2b3c4d, del 3 novembre, online da oggi',
  );
  expect(await versionAt('2026-11-22T08:00:00+01:00', {})).toBeUndefined();
});
