import { setImmediate as othersFirst } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import { facts } from '@/content/facts';
import { log } from '@/lib/log';
import { deleteOldBackups } from '@/lib/store/backup-files';
import { readValue, writeValue } from '@/lib/store/key-values';
import { channels, deadLettered } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';
import { dayMs, hourMs } from '@/lib/time';

const portion = 100;

/** A request's deliveries, for a subquery; `due_at` of a dead-lettered one is its last try. */
const deliveries = sql`from outbox where outbox.lead_id = leads.id and outbox.kind in (${sql.join([...channels])})`;

/**
 * `retentionDays` after delivery, of held ones as long after a mail listed them, of what was given up after
 * `facts.undeliveredStored`.
 */
function isOver(retentionDays: number, now: number) {
  const before = now - retentionDays * dayMs;
  const unreceived = now - Math.max(retentionDays, facts.undeliveredStored.count) * dayMs;
  return sql<SqlBool>`(
  (status = 'held' and (told_at <= ${before} or received_at <= ${unreceived}))
  or (status = 'accepted' and received_at <= ${before}
    and not exists (select 1 ${deliveries} and outbox.status in ('pending', ${deadLettered}))
    and (select max(outbox.delivered_at) ${deliveries}) <= ${before})
  or (status = 'accepted' and received_at <= ${unreceived}
    and not exists (select 1 ${deliveries} and outbox.status = 'pending')
    and exists (select 1 ${deliveries} and outbox.status = ${deadLettered})
    and (select max(outbox.due_at) ${deliveries}) <= ${unreceived}))`;
}

/** The ids of the requests that `purge` deletes. */
export async function overdueIds(store: Store, retentionDays: number, now: number) {
  const over = isOver(retentionDays, now);
  const rows = await store.use((db) => db.selectFrom('leads').select('id').where(over).execute());
  return rows.map(({ id }) => id);
}

/** Deletes the requests whose time is over. Gives how many. */
export async function purge(store: Store, retentionDays: number, now = Date.now()) {
  const over = isOver(retentionDays, now);
  for (let deleted = 0; ; await othersFirst()) {
    const { numDeletedRows } = await store.use((db) =>
      db
        .deleteFrom('leads')
        .where('id', 'in', db.selectFrom('leads').select('id').where(over).limit(portion))
        .where(over)
        .executeTakeFirst(),
    );
    deleted += Number(numDeletedRows);
    if (numDeletedRows === BigInt(portion)) continue;
    if (deleted > 0) log.info({ deleted, retentionDays }, 'leads.purged');
    return deleted;
  }
}

/**
 * Whether the clock has run for a day without a jump of more than one: otherwise nothing counts as old. Called again and
 * again, `now` in milliseconds since the epoch.
 */
async function isClockSteady(store: Store, now: number): Promise<boolean> {
  return await store.use(async (db) => {
    const seen = await readValue(db, 'clock');
    const awayMs = seen ? Math.abs(now - seen.at) : Number.POSITIVE_INFINITY;
    if (seen && awayMs > dayMs) log.warn({ awayMs }, 'store.clock_jumped');
    const since = seen && awayMs <= dayMs ? Number(seen.value) : now;
    if (awayMs > hourMs) await writeValue(db, 'clock', String(since), now);
    return now - since >= dayMs;
  });
}

/** Deletes old requests, copies and counts of limits, unless the clock may be wrong. */
export async function deleteOld(store: Store, dataDir: string, now = Date.now()): Promise<void> {
  if (!(await isClockSteady(store, now))) return;
  const copies = deleteOldBackups(dataDir, facts.copiesStored.count, now);
  const limits = store.use((db) =>
    db.deleteFrom('rate_limits').where('expire', '<=', now).execute(),
  );
  await Promise.all([purge(store, facts.requestsStored.count, now), copies, limits]);
}
