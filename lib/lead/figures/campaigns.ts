import { addSums, joined, type Sum, sumsOfRequests } from '@/lib/lead/figures/sums';
import type { Db } from '@/lib/store/store';

/** Sums of a month that may name a campaign: anybody can write names into a link. */
export const mostNamed = 1_000;

export const otherCampaigns = '?';

const isNamed = ({ campaign }: Sum) => campaign !== '' && campaign !== otherCampaigns;

const requestWeight = 1_000;

/**
 * Leaves at most `mostNamed` sums that name a campaign, and joins the others: campaigns with requests come first, then
 * `known` ones, then the largest, then chance, so that no invented name is safer than another.
 */
export function withinPlaces(sums: Sum[], requests: Sum[], known: ReadonlySet<string>): Sum[] {
  const ranks = new Map<string, number>();
  for (const { campaign, metric, n } of [...sums, ...requests]) {
    const weight = metric === 'visit' || metric === 'touched' ? 1 : requestWeight;
    const before = ranks.get(campaign) ?? (known.has(campaign) ? requestWeight : Math.random());
    ranks.set(campaign, before + n * weight);
  }
  const rankOf = ({ campaign }: Sum) => ranks.get(campaign) ?? 0;
  const named = sums.filter(isNamed).sort((a, b) => rankOf(b) - rankOf(a));
  const largest = new Set(named.slice(0, mostNamed).map(({ campaign }) => campaign));
  for (const { campaign } of named.slice(mostNamed)) largest.delete(campaign);
  return joined(
    sums.map((sum) =>
      isNamed(sum) && !largest.has(sum.campaign) ? { ...sum, campaign: otherCampaigns } : sum,
    ),
  );
}

/** Joins the smallest campaigns where too many are named; gives the names that are left. Rejects with the store's error. */
export async function joinSmallCampaigns(db: Db, month: string): Promise<Set<string>> {
  const stored = await db.selectFrom('counts').selectAll().where('month', '=', month).execute();
  if (stored.filter(isNamed).length <= mostNamed) return new Set();
  const requests = await sumsOfRequests(db, month);
  const within = withinPlaces(stored, requests, new Set());
  const names = new Set(within.map(({ campaign }) => campaign));
  const small = stored.map(({ campaign }) => campaign).filter((name) => !names.has(name));
  await db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('counts')
      .where('month', '=', month)
      .where('campaign', 'in', [...new Set(small)])
      .returningAll()
      .execute();
    const others = gone.map((sum) => ({ ...sum, campaign: otherCampaigns }));
    await addSums(transaction, others);
  });
  return names;
}
