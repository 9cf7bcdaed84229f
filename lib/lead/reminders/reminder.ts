import { createHash } from 'node:crypto';
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Env } from '@/lib/env';
import { schedule } from '@/lib/lead/delivery/outbox';
import type { MakeLink } from '@/lib/lead/links/link-maker';
import type { Mailer } from '@/lib/lead/mail/mailer';
import { composeReminder } from '@/lib/lead/mails/reminder';
import { reminderTimes } from '@/lib/lead/promise/times';
import { nextWorking } from '@/lib/lead/promise/working-time';
import { readStoredLead } from '@/lib/lead/request/stored-lead';
import { log } from '@/lib/server/log';
import type { Db, Store } from '@/lib/store/store';
import { dayMs } from '@/lib/time';
import type { WorkingCalendar } from '@/lib/working-calendar';

/** Milliseconds between two reminders; what becomes due within them goes along with the one before. */
const pauseMs = 1_800_000;
/** Milliseconds after work in which a reminder may still go out. */
const graceMs = 1_800_000;
/** Older requests wait for nothing any more: who does not mark them does not want to be told each day. */
const oldestMs = 14 * dayMs;

type ReminderConfig = Pick<Env, 'siteUrl' | 'workingCalendar'>;

const mostListed = 50;

const portion = 25;

const unmarked = (db: Db, now: number) =>
  db
    .selectFrom('leads')
    .where('status', '=', 'accepted')
    .where('stage', 'is', null)
    .where('received_at', '>', now - oldestMs);

const dueBy = (db: Db, now: number, time: number) =>
  unmarked(db, now)
    .select(['id', 'received_at', 'remind_at'])
    .where('remind_at', '<=', time)
    .orderBy('remind_at')
    .orderBy('id');

/** A reminder of the day's last minute still goes out; one that a stopped server has missed waits for the morning. */
function somebodyWorks(now: number, calendar: WorkingCalendar): boolean {
  const working = nextWorking(now - graceMs, calendar);
  return working !== null && working <= now;
}

/** Schedules a reminder once a request that nobody has marked is due (`reminderTimes`). */
export async function scheduleReminder(
  store: Store,
  { workingCalendar }: Pick<ReminderConfig, 'workingCalendar'>,
  now = Date.now(),
): Promise<void> {
  if (!somebodyWorks(now, workingCalendar)) return;
  const due = await store.use((db) => dueBy(db, now, now).limit(1).executeTakeFirst());
  if (due) await schedule(store, 'reminder', now, { now, pauseMs });
}

async function waitingNow(store: Store, now: number) {
  const rows = await store.use((db) =>
    unmarked(db, now)
      .select(['id', 'received_at', 'page', 'attribution', 'fields', 'spam_reasons'])
      .orderBy('received_at')
      .orderBy('id')
      .limit(mostListed)
      .execute(),
  );
  const { count } = await store.use((db) =>
    unmarked(db, now)
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  const leads = rows
    .map(readStoredLead)
    .flatMap(({ lead, unreadable }) => (unreadable ? [] : lead));
  return { leads, count: Number(count) - (rows.length - leads.length) };
}

/** Puts the next reminder of all whose own has come, or comes within the pause. */
async function moveOn(store: Store, now: number, calendar: WorkingCalendar): Promise<void> {
  const time = now + pauseMs;
  for (let left = portion; left === portion; await othersFirst()) {
    left = await store.use((db) =>
      db.transaction().execute(async (transaction) => {
        const rows = await dueBy(transaction, now, time).limit(portion).execute();
        for (const { id, received_at } of rows) {
          const next = reminderTimes(received_at, calendar).find((each) => each > time) ?? null;
          await transaction
            .updateTable('leads')
            .set({ remind_at: next })
            .where('id', '=', id)
            .execute();
        }
        return rows.length;
      }),
    );
  }
}

/** Reminds, in one mail, of all requests that nobody has marked. Gives how many: none where nobody works, or none is due. */
export async function sendReminder(
  store: Store,
  mailer: Pick<Mailer, 'send'>,
  config: ReminderConfig,
  now = Date.now(),
  link?: MakeLink,
): Promise<number> {
  const { workingCalendar } = config;
  if (!somebodyWorks(now, workingCalendar)) return 0;
  const due = await store.use((db) => dueBy(db, now, now).limit(portion).execute());
  if (due.length === 0) return 0;
  const { leads, count } = await waitingNow(store, now);
  if (leads.length > 0) {
    // the same reminders make the same Message-ID: one that is sent again after a doubtful end can be recognised
    const text = due.map(({ id, remind_at }) => `${id} ${remind_at}`).join();
    const id = createHash('sha256').update(text).digest('hex').slice(0, 32);
    await mailer.send(composeReminder({ id, leads, count, now }, config, link));
  }
  await moveOn(store, now, workingCalendar);
  log.info({ waiting: count }, 'reminder.sent');
  return count;
}
