import { monthAfter } from '@/lib/lead/figures/month';
import { readSums, type Sum } from '@/lib/lead/figures/sums';
import { type Metric, metrics } from '@/lib/store/schema';
import type { Db } from '@/lib/store/store';

export const funnel = ['visit', 'touched', 'sent', 'contacted', 'won'] as const;
export type Step = (typeof funnel)[number];

export type Totals = Record<Metric, number>;

export interface Part {
  name: string;
  now: Totals;
  before: Totals;
}

export type Figures = Awaited<ReturnType<typeof readFigures>>;

function totalsOf(sums: Sum[]): Totals {
  const totals = Object.fromEntries(metrics.map((metric) => [metric, 0])) as Totals;
  for (const { metric, n } of sums) totals[metric] += n;
  return totals;
}

const wereCounted = ({ visit, machine }: Totals) => visit + machine > 0;

function partsBy(key: 'page' | 'cta' | 'campaign', now: Sum[], before: Sum[]): Part[] {
  const names = [...new Set([...now, ...before].map((sum) => sum[key]))];
  const parts = names.map((name) => ({
    name,
    now: totalsOf(now.filter((sum) => sum[key] === name)),
    before: totalsOf(before.filter((sum) => sum[key] === name)),
  }));
  const shown = ({ now, before }: Part) => funnel.some((step) => now[step] + before[step] > 0);
  return parts
    .filter(shown)
    .sort(
      (a, b) =>
        b.now.sent - a.now.sent || b.now.visit - a.now.visit || a.name.localeCompare(b.name),
    );
}

/** The figures of a month, `2026-11`. Rejects with the store's error. */
export async function readFigures(db: Db, month: string) {
  const before = monthAfter(month, -1);
  const sums = await readSums(db, month);
  const earlier = await readSums(db, before);
  const [now, then] = [totalsOf(sums), totalsOf(earlier)];
  return {
    month,
    before,
    counted: [now, then].some(wereCounted),
    countedBefore: wereCounted(then),
    now,
    then,
    pages: partsBy('page', sums, earlier),
    calls: partsBy('cta', sums, earlier).filter(({ name }) => name !== ''),
    campaigns: partsBy('campaign', sums, earlier).filter(({ name }) => name !== ''),
  };
}
