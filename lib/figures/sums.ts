import type { Counted } from '@/lib/figures/counted';
import type { Db, Store } from '@/lib/store/store';
import { monthOf } from '@/lib/time';

/** Campaigns a month has: anybody can write names into a link. */
export const mostCampaigns = 200;

/** The name of all others. */
export const otherCampaigns = '?';

/** Rows a statement; SQLite takes 32,766 values (SQLITE_MAX_VARIABLE_NUMBER). */
const portion = 1_000;

type Added = Counted & { n?: number };

/** Sums by key; `names` are the campaigns that have a row already. */
function createSums(names = new Set<string>()) {
  const sums = new Map<string, Required<Added>>();
  return {
    add({ metric, page, campaign: name, cta, n = 1 }: Added): void {
      const isNamed = name === '' || names.has(name) || names.size < mostCampaigns;
      const campaign = isNamed ? name : otherCampaigns;
      if (campaign !== '' && campaign !== otherCampaigns) names.add(campaign);
      const key = [metric, page, campaign, cta].join(' ');
      sums.set(key, { metric, page, campaign, cta, n: n + (sums.get(key)?.n ?? 0) });
    },
    // sorted, so that two instances never deadlock
    all: () => [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum),
  };
}

/** Adds to the month's sums; to be called within a transaction. */
export async function addSums(db: Db, added: Added[], now: number): Promise<void> {
  if (added.length === 0) return;
  const month = monthOf(now);
  const named = await db
    .selectFrom('counts')
    .select('campaign')
    .distinct()
    .where('month', '=', month)
    .where('campaign', 'not in', ['', otherCampaigns])
    .execute();
  const sums = createSums(new Set(named.map(({ campaign }) => campaign)));
  added.forEach(sums.add);
  const rows = sums.all().map((sum) => ({ month, ...sum }));
  for (let from = 0; from < rows.length; from += portion) {
    await db
      .insertInto('counts')
      .values(rows.slice(from, from + portion))
      .onConflict((conflict) =>
        conflict
          .columns(['month', 'metric', 'page', 'campaign', 'cta'])
          .doUpdateSet(({ eb, ref }) => ({ n: eb('counts.n', '+', ref('excluded.n')) })),
      )
      .execute();
  }
}

export type Counter = ReturnType<typeof createCounter>;

/** Counts in memory; no single visit is ever stored. */
export function createCounter(store: Store) {
  let sums = createSums();
  return {
    add: (counted: Counted) => sums.add(counted),
    /** Adds the counts to the present month; when it rejects they stay for the next time. */
    async flush(now = Date.now()) {
      const taken = sums.all();
      if (taken.length === 0) return;
      sums = createSums();
      try {
        await store.transaction((db) => addSums(db, taken, now));
      } catch (error) {
        taken.forEach(sums.add);
        throw error;
      }
    },
  };
}
