import type { Counted } from '@/lib/lead/figures/counted';
import { addSums, createSums } from '@/lib/lead/figures/sums';
import type { Store } from '@/lib/store/store';

export type Counter = ReturnType<typeof createCounter>;

/** Counts in memory, and adds sums to the store: no single visit is ever written. */
export function createCounter(store: Store) {
  let sums = createSums();
  return {
    add: (counted: Counted) => sums.add(counted),
    /** Adds what was counted to the month that is now. Rejects with the store's error, and has it for the next time. */
    async flush(now = Date.now()) {
      const taken = sums.all();
      if (taken.length === 0) return;
      sums = createSums();
      try {
        await store.use((db) =>
          db.transaction().execute((transaction) => addSums(transaction, taken, now)),
        );
      } catch (error) {
        taken.forEach(sums.add);
        throw error;
      }
    },
  };
}
