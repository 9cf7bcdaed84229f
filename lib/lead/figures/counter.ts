import type { Counted } from '@/lib/lead/figures/counted';
import { monthOf } from '@/lib/lead/figures/month';
import { addSums, keyOf, otherCampaigns, type Sum } from '@/lib/lead/figures/sums';
import type { Store } from '@/lib/store/store';

/** Sums that wait in memory; beyond these a new campaign is counted with the others. */
const mostWaiting = 2_000;

export type Counter = ReturnType<typeof createCounter>;

/** Counts in memory, and adds sums to the store: no single visit is ever written. */
export function createCounter(store: Store) {
  let sums = new Map<string, Sum>();

  function add(one: Sum): void {
    const isFull = sums.size >= mostWaiting && one.campaign !== '';
    const sum = isFull && !sums.has(keyOf(one)) ? { ...one, campaign: otherCampaigns } : one;
    const present = sums.get(keyOf(sum));
    if (present) present.n += sum.n;
    else sums.set(keyOf(sum), sum);
  }

  return {
    add(counted: Counted, now = Date.now()) {
      add({ ...counted, month: monthOf(now), n: 1 });
    },
    /** Writes the sums. Rejects with the store's error, and then has them for the next time. */
    async flush() {
      if (sums.size === 0) return;
      const taken = [...sums.values()];
      sums = new Map();
      try {
        await store.use((db) =>
          db.transaction().execute((transaction) => addSums(transaction, taken)),
        );
      } catch (error) {
        taken.forEach(add);
        throw error;
      }
    },
  };
}
