import { type Counted, subjectOf } from '@/lib/lead/figures/counted';
import { monthOf } from '@/lib/lead/figures/month';
import { attributionColumn } from '@/lib/lead/request/attribution';
import type { Db } from '@/lib/store/store';

export interface Sum extends Counted {
  month: string;
  n: number;
}

/** Campaigns that a month tells apart: anybody can write names into a link. */
export const mostCampaigns = 200;

/** All the others, and names that are not stored. */
export const otherCampaigns = '?';

export const keyOf = ({ month, metric, page, campaign, cta }: Sum) =>
  [month, metric, page, campaign, cta].join(' ');

/** The same sums, each key once, in one order: so two instances never wait for each other's rows. */
function joined(sums: Sum[]): Sum[] {
  const byKey = new Map<string, Sum>();
  for (const sum of sums) {
    const key = keyOf(sum);
    byKey.set(key, { ...sum, n: sum.n + (byKey.get(key)?.n ?? 0) });
  }
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

async function campaignsOf(db: Db, months: string[]): Promise<Map<string, Set<string>>> {
  const names = new Map(months.map((month) => [month, new Set<string>()]));
  const rows = await db
    .selectFrom('counts')
    .select(['month', 'campaign'])
    .distinct()
    .where('month', 'in', months)
    .where('campaign', 'not in', ['', otherCampaigns])
    .execute();
  for (const { month, campaign } of rows) names.get(month)?.add(campaign);
  return names;
}

/**
 * Adds to the store's sums, within a transaction where they belong to something else. A campaign beyond `mostCampaigns` is
 * counted with the others. Rejects with the store's error.
 */
export async function addSums(db: Db, sums: Sum[]): Promise<void> {
  if (sums.length === 0) return;
  const campaigns = await campaignsOf(db, [...new Set(sums.map(({ month }) => month))]);
  const within = sums.map((sum) => {
    const names = campaigns.get(sum.month);
    if (!names || sum.campaign === '' || sum.campaign === otherCampaigns) return sum;
    if (names.size < mostCampaigns) names.add(sum.campaign);
    return names.has(sum.campaign) ? sum : { ...sum, campaign: otherCampaigns };
  });
  for (const sum of joined(within)) {
    await db
      .insertInto('counts')
      .values(sum)
      .onConflict((conflict) =>
        conflict
          .columns(['month', 'metric', 'page', 'campaign', 'cta'])
          .doUpdateSet((set) => ({ n: set('counts.n', '+', sum.n) })),
      )
      .execute();
  }
}

interface CountedLead {
  page: string | null;
  /** As the store holds it. */
  attribution: string | null;
}

/** What a request counts: one that is sent, at the time at which it goes to the agency (milliseconds since the epoch). */
export function sentSum({ page, attribution }: CountedLead, at: number): Sum {
  const visit = attributionColumn.read(attribution);
  const subject = subjectOf({
    page: visit?.landing ?? page,
    source: visit?.utm_source,
    campaign: visit?.utm_campaign,
    cta: visit?.cta,
  });
  return { month: monthOf(at), metric: 'sent', ...subject, n: 1 };
}
