import type { Env } from '@/lib/env';
import { openAlarms } from '@/lib/lead/alarms/alarm';
import { freeBytes, type TroubleKind } from '@/lib/lead/alarms/troubles';
import { inRome } from '@/lib/lead/appointment/appointment';
import { release } from '@/lib/server/release';
import { listBackups } from '@/lib/store/backup';
import { channels, deadLettered, type Stage } from '@/lib/store/schema';
import type { Db, Store } from '@/lib/store/store';

const weekMs = 7 * 86_400_000;

/** How the last seven days went, in numbers. */
export interface WeeklyFigures {
  /** Delivered or on their way; what was held is not among them. */
  received: number;
  /** Of these: the agency has said that it has answered. */
  answered: number;
  /** Of these: the agency has said nothing. */
  unanswered: number;
  /** Of these: the agency has said that they were none. */
  notRequests: number;
  /** Held back in these days. */
  held: number;
  /** Given up or unreadable, of any age. */
  undelivered: number;
  /** Deliveries that wait now. */
  queue: number;
  openAlarms: TroubleKind[];
  /** Bytes; null where the store is on another machine. */
  freeBytes: number | null;
  /** The nightly copies; null where there are none. */
  copies: { count: number; oldest: Date; newest: Date } | null;
  /** What runs, and for how many days of the calendar in Rome; null outside of a build. */
  release: { commit: string | null; builtAt: Date; days: number } | null;
}

async function requests(db: Db, since: number, now: number) {
  const rows = await db
    .selectFrom('leads')
    .where('received_at', '>', since)
    .where('received_at', '<=', now)
    .select((select) => ['status', 'stage', select.fn.countAll<number>().as('count')])
    .groupBy(['status', 'stage'])
    .execute();
  const sum = (wanted: (stage: Stage | null) => boolean) =>
    rows
      .filter(({ status, stage }) => status === 'accepted' && wanted(stage))
      .reduce((total, { count }) => total + Number(count), 0);
  return {
    received: sum(() => true),
    answered: sum((stage) => stage !== null && stage !== 'not_a_request'),
    unanswered: sum((stage) => stage === null),
    notRequests: sum((stage) => stage === 'not_a_request'),
    held: rows
      .filter(({ status }) => status === 'quarantined')
      .reduce((total, { count }) => total + Number(count), 0),
  };
}

async function deliveries(db: Db, status: 'pending' | typeof deadLettered): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .where('status', '=', status)
    .where('kind', 'in', channels)
    .select((select) => select.fn.count<number>('lead_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
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
  const today = inRome(new Date(now)).startOf('day');
  const { days } = today.diff(inRome(builtAt).startOf('day'), 'days');
  return { commit, builtAt, days };
}

/** The seven days before `now`. Rejects with the store's or the file system's error. */
export async function weeklyFigures(
  store: Store,
  { dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>,
  now: number,
): Promise<WeeklyFigures> {
  return {
    ...(await store.use((db) => requests(db, now - weekMs, now))),
    undelivered: await store.use((db) => deliveries(db, deadLettered)),
    queue: await store.use((db) => deliveries(db, 'pending')),
    openAlarms: await openAlarms(store),
    freeBytes: databaseUrl === null ? await freeBytes(dataDir) : null,
    copies: await copiesIn(dataDir),
    release: releaseAt(now),
  };
}
