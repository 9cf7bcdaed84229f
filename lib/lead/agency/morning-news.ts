import { facts } from '@/content/facts';
import type { Env } from '@/lib/env/env';
import { readFigures } from '@/lib/figures/read-figures';
import { openAlarms } from '@/lib/lead/agency/alarms';
import type { News, Week } from '@/lib/lead/mails/morning';
import type { Requests } from '@/lib/lead/mails/requests';
import { leadColumns, readStoredLead } from '@/lib/lead/request';
import { workingDaysAgo } from '@/lib/promise/working-time';
import { newestBackup } from '@/lib/store/backup-files';
import type { Stage } from '@/lib/store/schema';
import type { Db, Store } from '@/lib/store/store';
import { inRome, monthAfter, monthOf } from '@/lib/time';

/** What a mail has room for at the most. */
const mostListed = { waiting: 50, held: 200 };

/** Requests are deleted after about as many weeks; a mail has room for few months. */
const mostUntold = { week: 4, month: 3 };

type NewsConfig = Pick<Env, 'dataDir' | 'databaseUrl' | 'workingCalendar'>;

const selected = (db: Db) =>
  db
    .selectFrom('leads')
    .select(leadColumns)
    .select(({ fn }) => fn.countAll<number>().over().as('count'));

/** Accepted requests from `since` on that nobody has marked, oldest first. */
async function waitingIn(db: Db, since: number): Promise<Requests> {
  const rows = await selected(db)
    .where('status', '=', 'accepted')
    .where('stage', 'is', null)
    .where('received_at', '>=', since)
    .orderBy('received_at')
    .orderBy('id')
    .limit(mostListed.waiting)
    .execute();
  // an alarm tells of those
  const listed = rows.map(readStoredLead).filter(({ unreadable }) => !unreadable);
  return { listed, count: (rows[0]?.count ?? 0) - (rows.length - listed.length) };
}

/** What is held and in no mail yet, oldest first: in a flood none waits for ever. */
async function heldIn(db: Db): Promise<Requests> {
  const rows = await selected(db)
    .where('status', '=', 'held')
    .where('told_at', 'is', null)
    .orderBy('received_at')
    .orderBy('id')
    .limit(mostListed.held)
    .execute();
  return { listed: rows.map(readStoredLead), count: rows[0]?.count ?? 0 };
}

async function requestsIn(db: Db, from: number, until: number) {
  const rows = await db
    .selectFrom('leads')
    .where('received_at', '>=', from)
    .where('received_at', '<', until)
    .select((select) => ['status', 'stage', select.fn.countAll<number>().as('count')])
    .groupBy(['status', 'stage'])
    .execute();
  const sum = (wanted: (stage: Stage | null) => boolean, status = 'accepted') =>
    rows
      .filter((row) => row.status === status && wanted(row.stage))
      .reduce((total, { count }) => total + Number(count), 0);
  return {
    received: sum(() => true),
    answered: sum((stage) => stage !== null && stage !== 'not_a_request'),
    unmarked: sum((stage) => stage === null),
    notRequests: sum((stage) => stage === 'not_a_request'),
    held: sum(() => true, 'held'),
  };
}

async function copiedAt(
  { dataDir, databaseUrl }: NewsConfig,
  now: number,
): Promise<Week['copiedAt']> {
  if (databaseUrl !== null) return undefined;
  // a folder that cannot be read keeps no mail back
  const newest = await newestBackup(dataDir, now).catch(() => null);
  return newest ? new Date(newest.at) : null;
}

/** How many weeks or months have ended since; one where the clock was set back. */
function endedSince(lastAt: number, now: number, unit: 'week' | 'month'): number {
  const [last, present] = [inRome(lastAt).startOf(unit), inRome(now).startOf(unit)];
  const ended = Math.round(present.diff(last, unit).as(unit));
  return ended < 0 ? 1 : Math.min(ended, mostUntold[unit]);
}

async function weekOf(store: Store, config: NewsConfig, weeks: number, now: number) {
  const until = inRome(now).startOf('week');
  const from = until.minus({ weeks });
  return {
    weeks,
    ...(await store.use((db) => requestsIn(db, from.toMillis(), until.toMillis()))),
    copiedAt: await copiedAt(config, now),
  };
}

/**
 * What there is to say since the last morning: weeks and months where they have ended since. Times in milliseconds since
 * the epoch. Rejects with the store's error.
 */
export async function readNews(
  store: Store,
  config: NewsConfig,
  lastAt: number,
  now: number,
): Promise<News> {
  const since = workingDaysAgo(now, facts.namedFor.count, config.workingCalendar);
  const weeks = endedSince(lastAt, now, 'week');
  const count = endedSince(lastAt, now, 'month');
  const months = Array.from({ length: count }, (_, index) =>
    monthAfter(monthOf(now), index - count),
  );
  return {
    now,
    waiting: await store.use((db) => waitingIn(db, since)),
    held: await store.use(heldIn),
    troubles: await openAlarms(store),
    week: weeks > 0 ? await weekOf(store, config, weeks, now) : null,
    months: await store.use((db) => Promise.all(months.map((month) => readFigures(db, month)))),
  };
}
