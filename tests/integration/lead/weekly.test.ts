import { weeklyMail } from '@/content/mails/weekly';
import type { Env } from '@/lib/env/env';
import {
  nextWeekly,
  scheduleWeekly,
  sendWeekly,
  weeklyFigures,
} from '@/lib/lead/agency/weekly-job';
import { backUp } from '@/lib/store/backup';
import { backupFile } from '@/lib/store/backup-files';
import { leadSite } from '../../support/lead-site';
import type { TakenMail } from '../../support/mails';
import { rome, shown } from '../../support/rome';
import { runScheduled } from '../../support/scheduled';
import { describeStores } from '../../support/stores';

const dayMs = 86_400_000;
const minuteMs = 60_000;
const site = leadSite();
const { labels } = weeklyMail;
const isWeekly = ({ mail }: TakenMail) => mail.messageId?.includes('weekly.') ?? false;
const weeklyMails = () => site.smtp.mails.filter(isWeekly);

async function start(environment = {}) {
  await site.start(environment);
  const { config, mailer, store: first } = site.service();
  await first.connection();
  const stores = [first, site.anotherStore()];
  return {
    store: first,
    async tick(now: number, weekly: Env['weekly'] = config.weekly) {
      const sent = await Promise.all(
        stores.map(async (each) => {
          await scheduleWeekly(each, { weekly }, now);
          return await runScheduled(each, 'weekly', now, () =>
            sendWeekly(each, mailer, { ...config, weekly }, now),
          );
        }),
      );
      return sent.filter(Boolean).length;
    },
  };
}

test('weekly mail: it comes at its hour each week, later where the clock skips it, once where it comes twice', () => {
  const sunday = { weekday: 7, hour: 2, minute: 30 };
  const datesFrom = (text: string, count: number) => {
    const dates = [nextWeekly(sunday, rome(text))];
    while (dates.length < count) dates.push(nextWeekly(sunday, dates.at(-1) ?? 0));
    return dates.map((date) => shown(date, 'MM-dd HH:mm ZZ'));
  };
  const [before, skipped, after] = [
    '03-22 02:30 +01:00',
    '03-29 03:30 +02:00',
    '04-05 02:30 +02:00',
  ];
  expect(datesFrom('2026-03-20T12:00', 3)).toEqual([before, skipped, after]);
  expect(datesFrom('2026-03-29T01:59', 2)).toEqual([skipped, after]);
  expect(datesFrom('2026-03-29T03:29', 2)).toEqual([skipped, after]);
  expect(datesFrom('2026-03-29T03:30', 1)).toEqual([after]);
  expect(datesFrom('2026-10-20T12:00', 3)).toEqual([
    ...['10-25 02:30 +02:00', '11-01 02:30 +01:00', '11-08 02:30 +01:00'],
  ]);
  const again = Date.parse('2026-10-25T02:29:00+01:00');
  expect(shown(nextWeekly(sunday, again))).toBe('11-01 02:30');
});

test('weekly mail: each request counts in one mail, also in weeks of 167 and of 169 hours', async () => {
  const { store } = await start();
  const id = await site.delivered();
  const monday = { weekday: 1, hour: 8, minute: 0 };
  for (const before of ['2026-03-23T08:00', '2026-10-19T08:00']) {
    const dues = [rome(before)];
    while (dues.length < 3) dues.push(nextWeekly(monday, dues.at(-1) ?? 0));
    for (const received_at of dues
      .slice(0, 2)
      .flatMap((due) => [due, due + 1, due + 30 * minuteMs])) {
      await site.setLead(id, { received_at });
      const counts = await Promise.all(
        dues.map((due) => weeklyFigures(store, site.service().config, due)),
      );
      const mails = counts.reduce((sum, { received }) => sum + received, 0);
      expect([shown(received_at), mails]).toEqual([shown(received_at), 1]);
    }
  }
});

describeStores((newStore) => {
  test('the weekly mail comes each Monday at eight in Rome, once from two instances, across the change of the clocks', async () => {
    const { tick } = await start(await newStore());
    // from a Wednesday before the end of summer time to one after it
    const begin = Date.parse('2027-10-20T12:00:00Z');
    const sentAt: string[] = [];
    for (let day = 0; day < 13; day += 1) {
      // around eight in summer time and in winter time, and at two
      for (const minute of [0, 17 * 60 + 59, 18 * 60, 19 * 60]) {
        const now = begin + day * dayMs + minute * minuteMs;
        if ((await tick(now)) > 0) sentAt.push(new Date(now).toISOString());
      }
    }
    expect(sentAt).toEqual(['2027-10-25T06:00:00.000Z', '2027-11-01T07:00:00.000Z']);
    expect(weeklyMails()).toHaveLength(2);
  });
});

test('the weekly mail says how the week went, and nothing of anybody', async () => {
  const { store, tick } = await start();
  const now = Date.now();
  await tick(now);
  const { config } = site.service();
  const copies = async () => (await weeklyFigures(store, config, now)).copies;
  expect(await copies()).toBeNull();
  await backUp(store, backupFile(config.dataDir, now));
  expect(await copies()).toMatchObject({ count: 1 });
  // only requests of the seven days before count, whenever the test runs
  const due = nextWeekly({ weekday: 1, hour: 8, minute: 0 }, now);
  const received_at = due - minuteMs;
  await site.post({ sito_web: 'x' });
  await site.delivered();
  await site.setLead(null, { received_at });
  await site.setLead(await site.delivered(), { received_at, stage: 'won' });
  await site.setLead(await site.delivered(), { received_at, stage: 'not_a_request' });
  await site.setLead(await site.delivered(), { received_at: received_at - 8 * dayMs });
  expect(await tick(due)).toBe(1);
  const { mail, envelope } = await site.smtp.mailWhere(isWeekly);
  expect(envelope.to).toEqual(['ciao@linea.example', 'vendite@linea.example']);
  expect(mail.subject).toBe(weeklyMail.subject.well(weeklyMail.requests.other('3')));
  expect(mail.text).toMatch(new RegExp(`^${labels.received}: 3( |$)`, 'm'));
  for (const label of [labels.answered, labels.unanswered, labels.notRequests, labels.held])
    expect(mail.text).toMatch(new RegExp(`^${label}: 1( |$)`, 'm'));
  for (const part of [mail.text, mail.html]) expect(part).not.toMatch(/maria|rossi|333/i);
  expect(mail.text).toContain(weeklyMail.gigabytes(''));
});

test('the weekly mail does not say that all is well while an alarm is open', async () => {
  const { tick } = await start({ LEADS_RETRY_SECONDS: '0' });
  const now = Date.now();
  await tick(now);
  await site.givenUp();
  site.smtp.behave('none');
  await site.service().alarms.check();
  expect(await tick(now + 8 * dayMs)).toBe(1);
  const { mail } = await site.smtp.mailWhere(isWeekly);
  expect(mail.subject).toBe('Da guardare: 0 richieste in 7 giorni');
  expect(mail.text).toContain('– Il sito ha rinunciato a consegnare una richiesta');
  expect(mail.text).toContain('Ferme: 1 (non consegnate)');
});

test('no weekly mail is lost to a stop, a failure or another day', async () => {
  const { tick } = await start();
  const friday = { weekday: 5, hour: 7, minute: 30 };
  expect(await tick(rome('2027-03-03T12:00'))).toBe(0);
  site.smtp.behave('busy');
  expect(await tick(rome('2027-03-23T10:00'))).toBe(0);
  site.smtp.behave('none');
  for (const [at, weekly, sent] of [
    ['2027-03-23T10:10', undefined, 1],
    ['2027-03-28T12:00', undefined, 0],
    ['2027-03-28T12:01', friday, 0],
    ['2027-03-29T08:00', friday, 0],
    ['2027-04-02T07:29', friday, 0],
    ['2027-04-02T07:30', friday, 1],
    ['2027-04-02T07:31', friday, 0],
  ] as const)
    expect([at, await tick(rome(at), weekly)]).toEqual([at, sent]);
  await tick(rome('2027-06-01T02:00'), null);
  expect(weeklyMails()).toHaveLength(2);
});
