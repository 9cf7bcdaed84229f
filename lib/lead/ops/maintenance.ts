import { setImmediate as othersFirst } from 'node:timers/promises';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { DateTime } from 'luxon';
import { facts } from '@/content/facts';
import { schedule } from '@/lib/lead/delivery/outbox';
import { countedColumns, foldDeleted } from '@/lib/lead/figures/sums';
import { zone } from '@/lib/lead/promise/working-time';
import { log } from '@/lib/server/log';
import { backUp, backupFile, deleteUnfinishedBackups, listBackups } from '@/lib/store/backup';
import { channels, deadLettered, type StoreSchema } from '@/lib/store/schema';
import { type Store, storeErrorFields } from '@/lib/store/store';

const dayMs = 86_400_000;

/**
 * Days after its last attempt, or after it came in where it was held and no digest could be sent, that a request nobody
 * has received is kept. Until then the alarms and the weekly mail tell of it.
 */
const unreceivedDays = facts.undeliveredStored.count;

/** Requests that are deleted, or looked at, in one transaction: between two others have their turn. */
const portion = 100;

type Leads = ExpressionBuilder<StoreSchema, 'leads'>;
type Condition = (where: Leads) => Expression<SqlBool>;

const lead = sql.ref('leads.id');

/** Not a confirmation, which nobody of the agency waits for. */
const ofRequest = sql<SqlBool>`outbox.kind in (${sql.join([...channels])})`;

const deliveriesWithout = (...statuses: string[]) => sql<SqlBool>`not exists (
  select 1 from outbox
  where outbox.lead_id = ${lead} and ${ofRequest} and outbox.status in (${sql.join(statuses)})
)`;

/** Of all its deliveries. The last try of a dead-lettered one is when it was due: `due_at` is moved with each. */
const latest = (column: 'delivered_at' | 'due_at') => sql<number>`(
  select max(${sql.ref(`outbox.${column}`)}) from outbox where outbox.lead_id = ${lead} and ${ofRequest}
)`;

/** An appointment that is still to come, or was not long ago, has to be movable. */
const meetsAfter = (time: number) => sql<SqlBool>`exists (
  select 1 from appointments where appointments.lead_id = ${lead} and appointments.starts_at > ${time}
)`;

const idsOf = async (store: Store, condition: Condition): Promise<string[]> => {
  const rows = await store.use((db) =>
    db.selectFrom('leads').select('id').where(condition).limit(portion).execute(),
  );
  return rows.map(({ id }) => id);
};

/** Deletes those of these requests that the condition holds for, and keeps what they add to the figures. */
async function remove(store: Store, ids: string[], condition: Condition): Promise<number> {
  if (ids.length === 0) return 0;
  return await store.use((db) =>
    db.transaction().execute(async (transaction) => {
      const gone = await transaction
        .deleteFrom('leads')
        .where(condition)
        .where('id', 'in', ids)
        .returning(countedColumns)
        .execute();
      await foldDeleted(transaction, gone);
      return gone.length;
    }),
  );
}

/** Held requests, which nothing but themselves says the age of. */
async function purgeHeld(store: Store, old: Condition): Promise<number> {
  const condition: Condition = (where) =>
    where.and([where('status', '=', 'quarantined'), old(where)]);
  for (let deleted = 0; ; await othersFirst()) {
    const ids = await idsOf(store, condition);
    deleted += await remove(store, ids, condition);
    if (ids.length < portion) return deleted;
  }
}

/** Accepted requests: they are found by their deliveries that ended so long ago, of which some may have to stay. */
async function purgeEnded(
  store: Store,
  status: 'delivered' | typeof deadLettered,
  before: number,
  old: Condition,
): Promise<number> {
  const condition: Condition = (where) => where.and([where('status', '=', 'accepted'), old(where)]);
  let deleted = 0;
  for (let last = { due_at: 0, id: '' }; ; await othersFirst()) {
    const { due_at, id } = last;
    const ended = await store.use((db) =>
      db
        .selectFrom('outbox')
        .select(['id', 'lead_id', 'due_at'])
        .where('status', '=', status)
        .where('kind', 'in', channels)
        .where('due_at', '<=', before)
        .where('due_at', '>=', due_at)
        .where((where) => where.or([where('due_at', '>', due_at), where('id', '>', id)]))
        .orderBy('due_at')
        .orderBy('id')
        .limit(portion)
        .execute(),
    );
    const end = ended.at(-1);
    if (!end) return deleted;
    const leads = ended.flatMap(({ lead_id }) => lead_id ?? []);
    // most often none: what has to stay is looked at again and again, and costs no commit
    const ids = await idsOf(store, (where) =>
      where.and([where('id', 'in', leads), condition(where)]),
    );
    deleted += await remove(store, ids, condition);
    last = end;
  }
}

/**
 * Deletes requests, with all that people wrote: those that were delivered everywhere more than `retentionDays` ago, and
 * had no appointment since then; suspects that a digest named as long ago, and those thrown away a day ago; and after
 * `unreceivedDays` (or `retentionDays`, whichever is more) those that were given up or cannot be read, and suspects that
 * no digest has named. What still waits stays, and is not read. What they add to the monthly figures is kept, as sums.
 * Gives how many went. Rejects with the store's error; what is deleted until then is.
 */
export async function purge(
  store: Store,
  retentionDays: number,
  now = Date.now(),
): Promise<number> {
  const before = now - retentionDays * dayMs;
  const unreceivedBefore = now - Math.max(retentionDays, unreceivedDays) * dayMs;
  const deleted =
    (await purgeHeld(store, (where) => where('digested_at', '<=', before))) +
    (await purgeHeld(store, (where) => where('discarded_at', '<=', now - dayMs))) +
    (await purgeHeld(store, (where) =>
      where.and([where('digested_at', 'is', null), where('received_at', '<=', unreceivedBefore)]),
    )) +
    (await purgeEnded(store, 'delivered', before, (where) =>
      where.and([
        deliveriesWithout('pending', deadLettered),
        where(latest('delivered_at'), '<=', before),
        where.not(meetsAfter(before)),
      ]),
    )) +
    (await purgeEnded(store, deadLettered, unreceivedBefore, (where) =>
      where.and([deliveriesWithout('pending'), where(latest('due_at'), '<=', unreceivedBefore)]),
    ));
  if (deleted > 0) log.info({ deleted, retentionDays }, 'leads.purged');
  return deleted;
}

/** The next ten past three at night in Italy, in milliseconds since the epoch. */
function nextNight(now: number): number {
  const present = DateTime.fromMillis(now, { zone });
  const tonight = present.startOf('day').set({ hour: 3, minute: 10 });
  return (tonight > present ? tonight : tonight.plus({ days: 1 })).toMillis();
}

/**
 * Has the data file copied each night, or as soon as it can be where there is no copy yet; of PostgreSQL copies are made by
 * its own means. Rejects with the store's error.
 */
export async function scheduleBackup(
  store: Store,
  dataDir: string,
  now = Date.now(),
): Promise<void> {
  if (store.kind === 'postgres') return;
  const isFirst = (await listBackups(dataDir).catch(() => [])).length === 0;
  await schedule(store, 'backup', isFirst ? now : nextNight(now), { now, pauseMs: 600_000 });
}

/** Copies the data file. Rejects with the store's or the file system's error, which is in the log, too. */
export async function makeBackup(store: Store, dataDir: string, now = Date.now()): Promise<void> {
  try {
    await deleteUnfinishedBackups(dataDir);
    await backUp(store, backupFile(dataDir, now));
  } catch (error) {
    log.error(storeErrorFields(error), 'store.backup_failed');
    throw error;
  }
  log.info({}, 'store.backed_up');
}
