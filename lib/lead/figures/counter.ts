import { setImmediate as othersFirst } from 'node:timers/promises';
import {
  isNamed,
  joinSmallCampaigns,
  mostNamed,
  type Proven,
  withinPlaces,
} from '@/lib/lead/figures/campaigns';
import type { Counted } from '@/lib/lead/figures/counted';
import { monthOf } from '@/lib/lead/figures/month';
import { addSums, joined, keyOf, type Sum } from '@/lib/lead/figures/sums';
import type { Store } from '@/lib/store/store';

/** Sums that are written in one transaction. */
const portion = 100;

/** Counts in memory, and adds the sums to the store when it is asked to: no single count is ever written. */
export interface Counter {
  /** `now` in milliseconds since the epoch. */
  add(counted: Counted, now?: number): void;
  /** Writes the sums. Rejects with the store's error, and keeps them for the next time. */
  flush(): Promise<void>;
}

/**
 * A counter into this store. Pages and calls to action are few and known; campaigns, which anybody can invent, are kept
 * apart as far as there is room, in memory twice as much as in the store.
 */
export function createCounter(store: Store): Counter {
  let sums = new Map<string, Sum>();
  let named = 0;
  let proven: Proven = new Set();

  function hold(sum: Sum): void {
    sums.set(keyOf(sum), sum);
    if (isNamed(sum)) named += 1;
  }

  function makeRoom(): void {
    if (named <= 2 * mostNamed) return;
    const fewer = joined(withinPlaces([...sums.values()], proven));
    [sums, named] = [new Map(), 0];
    fewer.forEach(hold);
  }

  async function write(taken: Sum[]): Promise<void> {
    await store.use((db) => db.transaction().execute((transaction) => addSums(transaction, taken)));
  }

  async function joinSmall(months: Set<string>): Promise<Proven> {
    const known = new Set<string>();
    for (const month of months) {
      const names = await store.use((db) => joinSmallCampaigns(db, month));
      for (const name of names) known.add(name);
    }
    return known;
  }

  return {
    add(counted, now = Date.now()) {
      const one = { ...counted, month: monthOf(now), n: 1 };
      const sum = sums.get(keyOf(one));
      if (sum) sum.n += 1;
      else hold(one);
      makeRoom();
    },
    async flush() {
      if (sums.size === 0) return;
      const taken = [...sums.values()];
      [sums, named] = [new Map(), 0];
      const months = new Set(taken.map((sum) => sum.month));
      try {
        for (; taken.length > 0; taken.splice(0, portion)) {
          await write(taken.slice(0, portion));
          await othersFirst();
        }
        proven = await joinSmall(months);
      } catch (error) {
        const all = joined([...taken, ...sums.values()]);
        [sums, named] = [new Map(), 0];
        all.forEach(hold);
        makeRoom();
        throw error;
      }
    },
  };
}
