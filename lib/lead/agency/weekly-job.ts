import type { Env, WeeklyTime } from '@/lib/env/env';
import { openAlarms } from '@/lib/lead/agency/alarms';
import { freeBytes } from '@/lib/lead/agency/troubles';
import type { Mailer } from '@/lib/lead/delivery/mailer';
import { queueState, schedule } from '@/lib/lead/delivery/outbox';
import { type WeeklyFigures, weekMail } from '@/lib/lead/mails/weekly';
import { log } from '@/lib/log';
import { release } from '@/lib/release';
import { listBackups } from '@/lib/store/backup-files';
import type { Stage } from '@/lib/store/schema';
import type { Db, Store } from '@/lib/store/store';
import { inRome } from '@/lib/time';

/** The next such moment after `now`, in milliseconds since the epoch. */
export function nextWeekly({ weekday, hour, minute }: WeeklyTime, now: number): number {
  const present = inRome(now);
  const ahead = (weekday - present.weekday + 7) % 7;
  // from the day, for its clocks may skip the hour
  const after = (days: number) => present.startOf('day').plus({ days }).set({ hour, minute });
  return (after(ahead) > present ? after(ahead) : after(ahead + 7)).toMillis();
}

/** Schedules the weekly mail; a missed one is sent at once. */
export async function scheduleWeekly(
  store: Store,
  { weekly }: Pick<Env, 'weekly'>,
  now = Date.now(),
): Promise<void> {
  if (weekly) await schedule(store, 'weekly', nextWeekly(weekly, now), { now, moves: true });
}

async function requests(db: Db, since: number, now: number) {
  const rows = await db
    .selectFrom('leads')
    .where('received_at', '>', since)
    .where('received_at', '<=', now)
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
    unanswered: sum((stage) => stage === null),
    notRequests: sum((stage) => stage === 'not_a_request'),
    held: sum(() => true, 'held'),
  };
}

async function copiesIn(dataDir: string): Promise<WeeklyFigures['copies']> {
  const backups = await listBackups(dataDir);
  const [oldest, newest] = [backups.at(0), backups.at(-1)];
  if (!oldest || !newest) return null;
  return { count: backups.length, oldest: new Date(oldest.at), newest: new Date(newest.at) };
}

function releaseAt(now: number): WeeklyFigures['release'] {
  const { commit, builtAt } = release();
  if (!builtAt) return null;
  const today = inRome(now).startOf('day');
  const { days } = today.diff(inRome(builtAt).startOf('day'), 'days');
  return { commit, builtAt, days };
}

/** How the seven days before `now` went. Rejects with the store's or the file system's error. */
export async function weeklyFigures(
  store: Store,
  { dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>,
  now: number,
): Promise<WeeklyFigures> {
  const { waiting, givenUp } = await store.use(queueState);
  return {
    ...(await store.use((db) => requests(db, inRome(now).minus({ weeks: 1 }).toMillis(), now))),
    undelivered: givenUp.requests,
    queue: waiting.requests,
    openAlarms: await openAlarms(store),
    freeBytes: databaseUrl === null ? await freeBytes(dataDir) : null,
    copies: await copiesIn(dataDir),
    release: releaseAt(now),
  };
}

/** Sends the weekly mail, unless it was switched off since. Rejects with the mail's error. */
export async function sendWeekly(
  store: Store,
  mailer: Pick<Mailer, 'send'>,
  config: Pick<Env, 'weekly' | 'dataDir' | 'databaseUrl'>,
  now = Date.now(),
): Promise<void> {
  if (!config.weekly) return;
  const figures = await weeklyFigures(store, config, now);
  await mailer.send({
    id: `weekly.${inRome(now).toFormat("kkkk-'W'WW")}`,
    ...weekMail(figures),
  });
  log.info({ received: figures.received, openAlarms: figures.openAlarms }, 'weekly.sent');
}
