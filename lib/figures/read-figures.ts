import { type Metric, metrics } from '@/lib/store/schema';
import type { Db } from '@/lib/store/store';

export type Totals = Record<Metric, number>;

export type Part = Totals & { name: string };

export type Figures = Awaited<ReturnType<typeof readFigures>>;

/** Sums by metric. */
export function totalsOf(parts: Totals[]): Totals {
  const sum = (metric: Metric) => parts.reduce((total, part) => total + part[metric], 0);
  return Object.fromEntries(metrics.map((metric) => [metric, sum(metric)])) as Totals;
}

/** The figures of a month, `2026-11`; parts with the most requests come first. */
export async function readFigures(db: Db, month: string) {
  const rows = await db.selectFrom('counts').selectAll().where('month', '=', month).execute();
  const sums = rows.map((row) => ({ ...row, ...totalsOf([]), [row.metric]: row.n }));

  function partsBy(key: 'page' | 'cta' | 'campaign'): Part[] {
    const names = [...new Set(sums.map((sum) => sum[key]))];
    return names
      .map((name) => ({ name, ...totalsOf(sums.filter((sum) => sum[key] === name)) }))
      .sort((a, b) => b.sent - a.sent || b.visit - a.visit || a.name.localeCompare(b.name));
  }

  const named = ({ name }: Part) => name !== '';
  return {
    month,
    total: totalsOf(sums),
    pages: partsBy('page'),
    calls: partsBy('cta').filter(named),
    campaigns: partsBy('campaign').filter(named),
  };
}
