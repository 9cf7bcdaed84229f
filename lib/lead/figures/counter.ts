import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Counted } from '@/lib/lead/figures/counted';
import { monthOf } from '@/lib/lead/figures/month';
import { addSums, joined, type Sum } from '@/lib/lead/figures/sums';
import type { Store } from '@/lib/store/store';

/** Different sums that are kept until they are written; more come from nobody who means well, and are not counted. */
const most = 2_000;
/** Sums that are written in one transaction. */
const portion = 100;

/** Counts in memory, and adds the sums to the store when it is asked to: no single count is ever written. */
export interface Counter {
  /** `now` in milliseconds since the epoch. */
  add(counted: Counted, now?: number): void;
  /** Writes the sums. Rejects with the store's error, and keeps them for the next time. */
  flush(): Promise<void>;
}

/** A counter into this store. */
export function createCounter(store: Store): Counter {
  let sums = new Map<string, Sum>();
  return {
    add({ metric, page, campaign, cta }, now = Date.now()) {
      const month = monthOf(now);
      const key = [month, metric, page, campaign, cta].join(' ');
      const sum = sums.get(key);
      if (sum) sum.n += 1;
      else if (sums.size < most) sums.set(key, { month, metric, page, campaign, cta, n: 1 });
    },
    async flush() {
      if (sums.size === 0) return;
      const taken = [...sums.values()];
      sums = new Map();
      try {
        for (; taken.length > 0; taken.splice(0, portion)) {
          await store.use((db) =>
            db
              .transaction()
              .execute((transaction) => addSums(transaction, taken.slice(0, portion))),
          );
          await othersFirst();
        }
      } catch (error) {
        for (const sum of joined([...taken, ...sums.values()])) {
          sums.set([sum.month, sum.metric, sum.page, sum.campaign, sum.cta].join(' '), sum);
        }
        throw error;
      }
    },
  };
}
