import type { ScheduledKind } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';
import { service } from './contact-route';

/** The service's own worker must not do what a test does at a time of its own. */
export const stopWorker = async () => (await service()).worker.stop(30_000);

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
  const done = await work().then(
    () => true,
    () => false,
  );
  const result = done ? { status: 'delivered' as const, delivered_at: now } : {};
  await store.use((db) =>
    db
      .updateTable('outbox')
      .set({ leased_until: null, lease_token: null, ...result })
      .where('id', '=', taken.id)
      .execute(),
  );
  return done;
}
