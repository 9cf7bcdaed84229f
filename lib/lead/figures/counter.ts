import { setImmediate as othersFirst } from 'node:timers/promises';
import { joinSmallCampaigns, otherCampaigns, withinPlaces } from '@/lib/lead/figures/campaigns';
import type { Counted } from '@/lib/lead/figures/counted';
import { monthOf } from '@/lib/lead/figures/month';
import { addSums, keyOf, type Sum } from '@/lib/lead/figures/sums';
import type { Store } from '@/lib/store/store';

const portion = 100;

const mostWaiting = 20_000;

export type Counter = ReturnType<typeof createCounter>;

/** Counts in memory, and adds sums to the store: no single count is ever written. Campaigns anybody can invent. */
export function createCounter(store: Store) {
  let sums = new Map<string, Sum>();
  let known: ReadonlySet<string> = new Set();

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
      const taken = withinPlaces([...sums.values()], [], known);
      sums = new Map();
      const months = new Set(taken.map(({ month }) => month));
      try {
        for (; taken.length > 0; taken.splice(0, portion)) {
          await store.use((db) =>
            db
              .transaction()
              .execute((transaction) => addSums(transaction, taken.slice(0, portion))),
          );
          await othersFirst();
        }
        for (const month of months) known = await store.use((db) => joinSmallCampaigns(db, month));
      } catch (error) {
        taken.forEach(add);
        throw error;
      }
    },
  };
}
