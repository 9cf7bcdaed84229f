import { countedColumns, foldDeleted } from '@/lib/lead/figures/sums';
import { log } from '@/lib/log';
import type { Store } from '@/lib/store/store';

const dayMs = 86_400_000;

/**
 * Deletes requests, with all that people wrote, that were delivered everywhere more than `retentionDays` ago, and
 * suspects that a digest named as long ago. What still waits or is parked stays, however old. What they add to the monthly
 * figures is kept, as sums. Gives how many went. Rejects with the store's error.
 */
export async function purge(
  store: Store,
  retentionDays: number,
  now = Date.now(),
): Promise<number> {
  const before = now - retentionDays * dayMs;
  const rows = await store.use((db) =>
    db.transaction().execute(async (transaction) => {
      const gone = await transaction
        .deleteFrom('leads')
        .where((where) =>
          where.or([
            where.and([where('status', '=', 'quarantined'), where('digested_at', '<=', before)]),
            where.and([
              where('status', '=', 'accepted'),
              where.exists(
                where
                  .selectFrom('deliveries')
                  .select('deliveries.id')
                  .whereRef('deliveries.lead_id', '=', 'leads.id'),
              ),
              where.not(
                where.exists(
                  where
                    .selectFrom('deliveries')
                    .select('deliveries.id')
                    .whereRef('deliveries.lead_id', '=', 'leads.id')
                    .where((delivery) =>
                      delivery.or([
                        delivery('deliveries.status', '!=', 'delivered'),
                        delivery('deliveries.delivered_at', '>', before),
                      ]),
                    ),
                ),
              ),
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
