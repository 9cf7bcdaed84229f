import type { ScheduledKind } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';

/**
 * Does scheduled work as the worker does, at a time of the test's: once, where it waits and is due. Whether it was done;
 * where it fails it stays.
 */
export async function runScheduled(
  store: Store,
  kind: ScheduledKind,
  now: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const taken = await store.use((db) =>
    db
      .updateTable('outbox')
      .set({ leased_until: now, attempts: 1 })
      .where('kind', '=', kind)
      .where('status', '=', 'pending')
      .where('due_at', '<=', now)
      .where('leased_until', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  );
  if (!taken) return false;
  const result = await work().then(
    () => ({ status: 'delivered' as const, delivered_at: now }),
    () => null,
  );
  const row = { leased_until: null, ...result };
  await store.use((db) => db.updateTable('outbox').set(row).where('id', '=', taken.id).execute());
  return result !== null;
}
