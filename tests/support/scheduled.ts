import type { ScheduledKind } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';
import { service } from './contact-route';

/** The service's own worker must not do what a test does at a time of its own. */
export const stopWorker = async () => (await service()).worker.stop(30_000);

/**
 * Does scheduled work as the worker does, at a time of the test's: once, where it waits and is due. Undefined where it is
 * not, and where it fails; then it stays.
 */
export async function runScheduled<Result>(
  store: Store,
  kind: ScheduledKind,
  now: number,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const free = { leased_until: null, lease_token: null };
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
  if (!taken) return undefined;
  const set = (values: object) =>
    store.use((db) => db.updateTable('outbox').set(values).where('id', '=', taken.id).execute());
  try {
    const result = await work();
    await set({ ...free, status: 'delivered', delivered_at: now });
    return result;
  } catch {
    await set(free);
    return undefined;
  }
}
