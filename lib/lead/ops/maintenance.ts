import { sql } from 'kysely';
import { facts } from '@/content/facts';
import { countedColumns, foldDeleted } from '@/lib/lead/figures/sums';
import { log } from '@/lib/server/log';
import { deadLettered } from '@/lib/store/schema';
import { listSetAside, removeSetAside } from '@/lib/store/set-aside';
import type { Store } from '@/lib/store/store';

const dayMs = 86_400_000;

/**
 * Days after its last attempt, or after it came in where it was held and no digest could be sent, that a request nobody
 * has received is kept. Until then the alarms and the weekly mail tell of it.
 */
const unreceivedDays = facts.undeliveredKept.count;

/** The last try of a delivery is when it was dead-lettered: `due_at` is moved with each. */
const lastTriedAt = sql<number>`(
  select max(deliveries.due_at) from deliveries where deliveries.lead_id = leads.id
)`;

const deliveriesWithout = (...statuses: string[]) => sql<boolean>`(
  exists (select 1 from deliveries where deliveries.lead_id = leads.id)
  and not exists (
    select 1 from deliveries
    where deliveries.lead_id = leads.id and deliveries.status in (${sql.join(statuses)})
  )
)`;

const lastDeliveredAt = sql<number>`(
  select max(deliveries.delivered_at) from deliveries where deliveries.lead_id = leads.id
)`;

/** An appointment that is still to come, or was not long ago, has to be movable. */
const meetsAfter = (time: number) => sql<boolean>`exists (
  select 1 from appointments where appointments.lead_id = leads.id and appointments.starts_at > ${time}
)`;

/**
 * Deletes requests, with all that people wrote: those that were delivered everywhere more than `retentionDays` ago, and
 * had no appointment since then; suspects that a digest named as long ago, and those thrown away a day ago; and after
 * `unreceivedDays` (or `retentionDays`, whichever is more) those that were given up or cannot be read, and suspects that
 * no digest has named. What still waits stays. What they add to the monthly figures is kept, as sums. Gives how many
 * went. Rejects with the store's error.
 */
export async function purge(
  store: Store,
  retentionDays: number,
  now = Date.now(),
): Promise<number> {
  const before = now - retentionDays * dayMs;
  const unreceivedBefore = now - Math.max(retentionDays, unreceivedDays) * dayMs;
  const rows = await store.use((db) =>
    db.transaction().execute(async (transaction) => {
      const gone = await transaction
        .deleteFrom('leads')
        .where((where) =>
          where.or([
            where.and([where('status', '=', 'quarantined'), where('digested_at', '<=', before)]),
            where.and([
              where('status', '=', 'quarantined'),
              where('discarded_at', '<=', now - dayMs),
            ]),
            where.and([
              where('status', '=', 'quarantined'),
              where('digested_at', 'is', null),
              where('received_at', '<=', unreceivedBefore),
            ]),
            where.and([
              where('status', '=', 'accepted'),
              deliveriesWithout('pending', deadLettered),
              where(lastDeliveredAt, '<=', before),
              where.not(meetsAfter(before)),
            ]),
            where.and([
              where('status', '=', 'accepted'),
              deliveriesWithout('pending'),
              where(lastTriedAt, '<=', unreceivedBefore),
            ]),
          ]),
        )
        .returning(countedColumns)
        .execute();
      await foldDeleted(transaction, gone);
      return gone;
    }),
  );
  const deleted = rows.length;
  if (deleted > 0) log.info({ deleted, retentionDays }, 'leads.purged');
  return deleted;
}

/**
 * Deletes damaged data files that were set aside more than `retentionDays` ago, loudly: what could not be read of them is
 * gone with them. Gives how many went. Throws the file system's error.
 */
export function purgeSetAside(dataDir: string, retentionDays: number, now = Date.now()): number {
  const old = listSetAside(dataDir).filter(({ at }) => at <= now - retentionDays * dayMs);
  for (const aside of old) {
    removeSetAside(aside);
    log.warn({ file: aside.name, retentionDays }, 'store.set_aside_deleted');
  }
  return old.length;
}
