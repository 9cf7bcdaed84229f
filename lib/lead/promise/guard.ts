import { createHash } from 'node:crypto';
import type { Env } from '@/lib/env/environment';
import type { MarkAction } from '@/lib/lead/links/mail-actions';
import { mailFault } from '@/lib/lead/mail/fault';
import type { Mailer } from '@/lib/lead/mail/mailer';
import { composeRecall } from '@/lib/lead/promise/mail';
import { recallTimes } from '@/lib/lead/promise/times';
import { nextWorking } from '@/lib/lead/promise/working-time';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import { readStoredLead, type StoredLead } from '@/lib/lead/request/stored-lead';
import { log } from '@/lib/server/log';
import type { Db, Store } from '@/lib/store/store';
import { setNextTurn, takeTurn } from '@/lib/store/turn';
import type { WorkingCalendar } from '@/lib/working-calendar';

const markName = 'promise';
const dayMs = 86_400_000;
/** Milliseconds between two recalls; what becomes due within them goes along with the one before. */
const pauseMs = 1_800_000;
/** Milliseconds after work in which a recall may still go out. */
const graceMs = 1_800_000;
/** Recalls of a request that has none to come. */
const allTold = 2;
/** Older requests wait for nothing any more: who does not mark them does not want to be told each day. */
const oldestMs = 14 * dayMs;

export type GuardConfig = Pick<Env, 'siteUrl' | 'workingCalendar'>;

interface Waiting extends StoredLead {
  recalls: number | null;
}

/** What nobody has marked, oldest first. */
async function waitingRows(db: Db, now: number): Promise<Waiting[]> {
  return await db
    .selectFrom('leads')
    .select(['id', 'received_at', 'page', 'visit', 'fields', 'spam_reasons', 'recalls'])
    .where('status', '=', 'accepted')
    .where('stage', 'is', null)
    .where('received_at', '>', now - oldestMs)
    .where('received_at', '<=', now)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}

/** How many of a request's recalls are over at a time; `allTold` where none is left. */
function recallsBy(time: number, { received_at }: Waiting, calendar: WorkingCalendar): number {
  const times = recallTimes(Number(received_at), calendar);
  const over = times.filter((recall) => recall <= time).length;
  return over > 0 && over === times.length ? allTold : over;
}

/** A recall of the day's last minute still goes out; one that a stopped server has missed waits for the morning. */
function somebodyWorks(now: number, calendar: WorkingCalendar): boolean {
  const working = nextWorking(now - graceMs, calendar);
  return working !== null && working <= now;
}

/** Each request whose recall has come, with the number of recalls that the next mail is for it. */
function dueRows(rows: Waiting[], now: number, calendar: WorkingCalendar) {
  const untold = rows.filter(({ recalls }) => (recalls ?? 0) < allTold);
  const due = (time: number) =>
    untold.flatMap((row) => {
      const recalls = recallsBy(time, row, calendar);
      return recalls > (row.recalls ?? 0) ? { id: row.id, recalls } : [];
    });
  // what comes within the pause is told now, but it is no reason to write
  return due(now).length > 0 ? due(now + pauseMs) : [];
}

async function finish(db: Db, told: { id: string; recalls: number }[], now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { id, recalls } of told) {
      await transaction.updateTable('leads').set({ recalls }).where('id', '=', id).execute();
    }
    await setNextTurn(transaction, markName, now + pauseMs);
  });
}

/** The same recalls make the same Message-ID: a mail that is sent again after a doubtful end can be recognised. */
function recallId(told: { id: string; recalls: number }[]): string {
  const text = told.map(({ id, recalls }) => `${id} ${recalls}`).join();
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/**
 * Recalls, in one mail, all requests that nobody has marked, as soon as one of them is due (`recallTimes`). Gives how many
 * it was about. One instance of several does it. Rejects with the store's error; a mail that fails is tried again ten
 * minutes later. `now` in milliseconds since the epoch.
 */
export async function recallWaiting(
  store: Store,
  mailer: Pick<Mailer, 'sendOther'>,
  config: GuardConfig,
  now = Date.now(),
  actions?: (lead: ReceivedLead) => MarkAction[],
): Promise<number> {
  const { workingCalendar } = config;
  if (!somebodyWorks(now, workingCalendar)) return 0;
  const isDue = async (db: Db) => dueRows(await waitingRows(db, now), now, workingCalendar);
  if ((await store.use(isDue)).length === 0) return 0;
  if (!(await store.use((db) => takeTurn(db, markName, now)))) return 0;
  // again: what was read before the turn may be another instance's work by now
  const rows = await store.use((db) => waitingRows(db, now));
  const told = dueRows(rows, now, workingCalendar);
  const leads = rows
    .map(readStoredLead)
    .flatMap(({ lead, unreadable }) => (unreadable ? [] : lead));
  try {
    if (told.length > 0 && leads.length > 0) {
      const recall = { id: recallId(told), leads, now, ...(actions && { actions }) };
      await mailer.sendOther(composeRecall(recall, config));
    }
  } catch (error) {
    log.error(mailFault(error), 'promise.recall_failed');
    return 0;
  }
  await store.use((db) => finish(db, told, now));
  log.info({ waiting: leads.length }, 'promise.recalled');
  return leads.length;
}
