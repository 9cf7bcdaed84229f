import type { Env } from '@/lib/env/env';
import type { Mailer } from '@/lib/lead/delivery/mailer';
import { schedule } from '@/lib/lead/delivery/outbox';
import { storedLinks } from '@/lib/lead/mails/action-links';
import { composeReminder } from '@/lib/lead/mails/reminder';
import { fitted } from '@/lib/lead/mails/render';
import { leadColumns, readStoredLead } from '@/lib/lead/request';
import { log } from '@/lib/log';
import { workingMorning } from '@/lib/promise/working-time';
import type { Db, Store } from '@/lib/store/store';
import { dayMs, inRome } from '@/lib/time';

/** Milliseconds after which a request is no longer listed: who does not mark requests should not get it each day. */
const oldestMs = 14 * dayMs;

const mostListed = 50;

type ReminderConfig = Pick<Env, 'siteUrl' | 'workingCalendar' | 'reminders'>;

const unanswered = (db: Db, now: number) =>
  db
    .selectFrom('leads')
    .where('status', '=', 'accepted')
    .where('stage', 'is', null)
    .where('received_at', '>', now - oldestMs);

/** Schedules the reminder for the next working morning at 8:00. */
export async function scheduleReminder(
  store: Store,
  { reminders, workingCalendar }: ReminderConfig,
  now = Date.now(),
): Promise<void> {
  if (!reminders) return;
  await schedule(store, 'reminder', workingMorning(now, workingCalendar), { now, moves: true });
}

async function waitingNow(store: Store, now: number) {
  const rows = await store.use((db) =>
    unanswered(db, now)
      .select(leadColumns)
      .select(({ fn }) => fn.countAll<number>().over().as('count'))
      .orderBy('received_at')
      .orderBy('id')
      .limit(mostListed)
      .execute(),
  );
  const leads = rows
    .map(readStoredLead)
    .flatMap(({ lead, unreadable }) => (unreadable ? [] : lead));
  return { leads, count: (rows[0]?.count ?? 0) - (rows.length - leads.length) };
}

/** Mails the unanswered requests, if there are any and the morning was not missed. Rejects with the mail's error. */
export async function sendReminder(
  store: Store,
  mailer: Pick<Mailer, 'send'>,
  config: ReminderConfig,
  now = Date.now(),
): Promise<void> {
  const today = inRome(now).startOf('day');
  const morning = workingMorning(today.toMillis(), config.workingCalendar);
  if (!config.reminders || now < morning) return;
  const { leads, count } = await waitingNow(store, now);
  if (leads.length === 0) return;
  const id = `reminder.${today.toISODate()}`;
  const link = await storedLinks(store, config);
  const { mail } = await fitted(leads.length, (most) =>
    composeReminder({ id, leads: leads.slice(0, most), count, now }, config, link),
  );
  await mailer.send(mail);
  log.info({ waiting: count }, 'reminder.sent');
}
