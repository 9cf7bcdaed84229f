import { addSums, type Sum, sumsOfRequests } from '@/lib/lead/figures/sums';
import type { Db } from '@/lib/store/store';

/** Sums of a month that may name a campaign: anybody can write names into a link. */
export const mostNamed = 1_000;

/** What the campaigns over that are counted together as. */
const otherCampaigns = '?';

/** More visits than these make a campaign one that is in use. */
const fewVisits = 3;

/** Campaigns that brought a request or more than a few visits: these keep their names before all others. */
export type Proven = ReadonlySet<string>;

/** Whether a sum names a campaign, and so takes one of the places. */
export const isNamed = ({ campaign }: Pick<Sum, 'campaign'>): boolean =>
  campaign !== '' && campaign !== otherCampaigns;

/**
 * The campaigns that lose their names, so that at most `mostNamed` sums have one: the smallest first, the proven ones last.
 * Which of equally small ones go is left to chance: no name that somebody invents is safer than another.
 */
function smallCampaigns(sums: Sum[], proven: Proven): Set<string> {
  const sizes = new Map<string, { n: number; places: number; chance: number }>();
  for (const { campaign, n } of sums.filter(isNamed)) {
    const size = sizes.get(campaign) ?? { n: 0, places: 0, chance: Math.random() };
    sizes.set(campaign, { ...size, n: size.n + n, places: size.places + 1 });
  }
  const ranked = [...sizes].sort(
    ([a, one], [b, other]) =>
      Number(proven.has(b)) - Number(proven.has(a)) || other.n - one.n || one.chance - other.chance,
  );
  const small = new Set<string>();
  let places = 0;
  for (const [campaign, size] of ranked) {
    places += size.places;
    if (places > mostNamed) small.add(campaign);
  }
  return small;
}

/** The same sums, of which at most `mostNamed` name a campaign; what loses its name may be there twice. */
export function withinPlaces(sums: Sum[], proven: Proven): Sum[] {
  const small = smallCampaigns(sums, proven);
  return sums.map((sum) => (small.has(sum.campaign) ? { ...sum, campaign: otherCampaigns } : sum));
}

async function provenOf(db: Db, month: string, stored: Sum[]): Promise<Proven> {
  const sums = [...stored, ...(await sumsOfRequests(db, month))];
  const visits = new Map<string, number>();
  for (const { campaign, metric, n } of sums) {
    const requested = metric !== 'visit' && metric !== 'touched';
    visits.set(campaign, (visits.get(campaign) ?? 0) + (requested ? fewVisits + 1 : n));
  }
  return new Set([...visits].filter(([, n]) => n > fewVisits).map(([campaign]) => campaign));
}

/**
 * Counts the smallest campaigns of a month together where the store names too many, and gives the proven ones then; none
 * where there is room for all. Rejects with the store's error.
 */
export async function joinSmallCampaigns(db: Db, month: string): Promise<Proven> {
  const stored = await db
    .selectFrom('counts')
    .selectAll()
    .where('month', '=', month)
    .where('campaign', 'not in', ['', otherCampaigns])
    .execute();
  if (stored.length <= mostNamed) return new Set();
  const proven = await provenOf(db, month, stored);
  const small = smallCampaigns(stored, proven);
  if (small.size > 0) {
    await db.transaction().execute(async (transaction) => {
      const gone = await transaction
        .deleteFrom('counts')
        .where('month', '=', month)
        .where('campaign', 'in', [...small])
        .returningAll()
        .execute();
      await addSums(
        transaction,
        gone.map((sum) => ({ ...sum, campaign: otherCampaigns })),
      );
    });
  }
  return proven;
}
