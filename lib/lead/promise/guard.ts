import { createHash } from 'node:crypto';
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Env } from '@/lib/env';
import type { MarkAction } from '@/lib/lead/links/mail-actions';
import { mailFault } from '@/lib/lead/mail/fault';
import type { Mailer } from '@/lib/lead/mail/mailer';
import { composeRecall, mostTold } from '@/lib/lead/promise/mail';
import { recallTimes } from '@/lib/lead/promise/times';
import { nextWorking } from '@/lib/lead/promise/working-time';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import { readStoredLead } from '@/lib/lead/request/stored-lead';
import { log } from '@/lib/server/log';
import { skewMs } from '@/lib/store/clock';
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

/** Requests that are reckoned with at once. */
const portion = 25;

interface Untold {
  id: string;
  received_at: number;
  recalls: number | null;
}

/** A request with the number of recalls that the next mail is for it. */
interface Told {
  id: string;
  recalls: number;
}

/** Requests that are due in the order in which they came in: those of one number of recalls. */
interface Line {
  recalls: number | null;
  /** Whether they came in by a clock that has been set back since: nobody knows for how long they have waited. */
  ahead: boolean;
}

const lines: Line[] = [
  { recalls: null, ahead: true },
  { recalls: 1, ahead: true },
  { recalls: 1, ahead: false },
  { recalls: null, ahead: false },
];

/** What nobody has marked. */
const unmarked = (db: Db, now: number) =>
  db
    .selectFrom('leads')
    .where('status', '=', 'accepted')
    .where('stage', 'is', null)
    .where('received_at', '>', now - oldestMs);

const oldestFirst = (db: Db, now: number, recalls: number | null) =>
  unmarked(db, now)
    .where('recalls', recalls === null ? 'is' : '=', recalls)
    .orderBy('received_at')
    .orderBy('id');

/** A line from its head on, in portions, between which others have their turn. */
async function* untold(store: Store, { recalls, ahead }: Line, now: number) {
  for (let last = { received_at: 0, id: '' }; ; await othersFirst()) {
    const { received_at, id } = last;
    const rows: Untold[] = await store.use((db) =>
      oldestFirst(db, now, recalls)
        .select(['id', 'received_at', 'recalls'])
        .where('received_at', ahead ? '>' : '<=', now + skewMs)
        .where('received_at', '>=', received_at)
        .where((where) => where.or([where('received_at', '>', received_at), where('id', '>', id)]))
        .limit(portion)
        .execute(),
    );
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = end;
  }
}

/** How many of a request's recalls are over at a time; `allTold` where none is left. */
function recallsBy(time: number, receivedAt: number, calendar: WorkingCalendar): number {
  const times = recallTimes(receivedAt, calendar);
  const over = times.filter((recall) => recall <= time).length;
  return over > 0 && over === times.length ? allTold : over;
}

/** A recall of the day's last minute still goes out; one that a stopped server has missed waits for the morning. */
function somebodyWorks(now: number, calendar: WorkingCalendar): boolean {
  const working = nextWorking(now - graceMs, calendar);
  return working !== null && working <= now;
}

/** Those of a portion whose recall has come by `time`. */
function dueBy(time: number, rows: Untold[], ahead: boolean, calendar: WorkingCalendar): Told[] {
  return rows.flatMap(({ id, received_at, recalls: sofar }) => {
    const recalls = ahead ? allTold : recallsBy(time, received_at, calendar);
    return recalls > (sofar ?? 0) ? { id, recalls } : [];
  });
}

/** Whose recall has come, at the heads of the lines: where nobody's has there, nobody's has. */
async function firstDue(store: Store, now: number, calendar: WorkingCalendar): Promise<Told[]> {
  const told: Told[] = [];
  let reason = false;
  for (const line of lines) {
    for await (const rows of untold(store, line, now)) {
      reason ||= dueBy(now, rows, line.ahead, calendar).length > 0;
      told.push(...dueBy(now + pauseMs, rows, line.ahead, calendar));
      break;
    }
  }
  // what comes within the pause is told now, but it is no reason to write
  return reason ? told : [];
}

async function write(db: Db, told: Told[]): Promise<void> {
  for (const recalls of [1, allTold]) {
    const ids = told.filter((each) => each.recalls === recalls).map(({ id }) => id);
    if (ids.length === 0) continue;
    await db.updateTable('leads').set({ recalls }).where('id', 'in', ids).execute();
  }
}

/** Writes down that all have been told whose recall has come or comes within the pause. */
async function writeTold(store: Store, now: number, calendar: WorkingCalendar): Promise<void> {
  for (const line of lines) {
    for await (const rows of untold(store, line, now)) {
      const told = dueBy(now + pauseMs, rows, line.ahead, calendar);
      if (told.length === 0) break;
      await store.use((db) => db.transaction().execute((transaction) => write(transaction, told)));
    }
  }
}

/** The oldest of all that wait, as many as a mail names, and how many wait. */
async function waitingNow(store: Store, now: number) {
  const oldest = [];
  for (const recalls of [null, 1, allTold]) {
    const rows = await store.use((db) =>
      oldestFirst(db, now, recalls)
        .select(['id', 'received_at', 'page', 'visit', 'fields', 'spam_reasons'])
        .limit(mostTold)
        .execute(),
    );
    oldest.push(...rows);
  }
  const { count } = await store.use((db) =>
    unmarked(db, now)
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  const read = oldest
    .sort((a, b) => a.received_at - b.received_at || (a.id < b.id ? -1 : 1))
    .slice(0, mostTold)
    .map(readStoredLead);
  const leads = read.flatMap(({ lead, unreadable }) => (unreadable ? [] : lead));
  return { leads, count: Number(count) - (read.length - leads.length) };
}

/** The same recalls make the same Message-ID: a mail that is sent again after a doubtful end can be recognised. */
function recallId(told: Told[]): string {
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
  if ((await firstDue(store, now, workingCalendar)).length === 0) return 0;
  if (!(await store.use((db) => takeTurn(db, markName, now, now + pauseMs)))) return 0;
  // again: what was read before the turn may be another instance's work by now
  const told = await firstDue(store, now, workingCalendar);
  const { leads, count } = await waitingNow(store, now);
  try {
    if (told.length > 0 && leads.length > 0) {
      const recall = { id: recallId(told), leads, count, now, ...(actions && { actions }) };
      await mailer.sendOther(composeRecall(recall, config));
    }
  } catch (error) {
    log.error(mailFault(error), 'promise.recall_failed');
    return 0;
  }
  if (told.length > 0) await writeTold(store, now, workingCalendar);
  await store.use((db) => setNextTurn(db, markName, now + pauseMs));
  log.info({ waiting: count }, 'promise.recalled');
  return count;
}
