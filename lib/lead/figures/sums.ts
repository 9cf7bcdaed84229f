import { setImmediate as othersFirst } from 'node:timers/promises';
import { type Counted, subjectOf } from '@/lib/lead/figures/counted';
import { boundsOf, monthOf } from '@/lib/lead/figures/month';
import { attributionColumn } from '@/lib/lead/request/attribution';
import { isPagePath } from '@/lib/lead/text/page-path';
import type { Metric, Stage } from '@/lib/store/schema';
import type { Db } from '@/lib/store/store';

export interface Sum extends Counted {
  month: string;
  n: number;
}

export const keyOf = ({ month, metric, page, campaign, cta }: Sum) =>
  [month, metric, page, campaign, cta].join(' ');

/** The same sums, each key once. */
export function joined(sums: Sum[]): Sum[] {
  const byKey = new Map<string, Sum>();
  for (const sum of sums) {
    const key = keyOf(sum);
    byKey.set(key, { ...sum, n: sum.n + (byKey.get(key)?.n ?? 0) });
  }
  // in one order, so that two instances never wait for each other's rows
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

/** Adds to the store's sums. Within a transaction, where they belong to something else. Rejects with the store's error. */
export async function addSums(db: Db, sums: Sum[]): Promise<void> {
  for (const sum of joined(sums)) {
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

export interface CountedLead {
  received_at: number;
  status: string;
  page: string | null;
  attribution: string | null;
  stage: Stage | null;
}

export const countedColumns = ['received_at', 'status', 'page', 'attribution', 'stage'] as const;

const isCounted = ({ status, stage }: CountedLead) =>
  status === 'accepted' && stage !== 'not_a_request';

function metricsOf(lead: CountedLead): Metric[] {
  if (!isCounted(lead)) return [];
  const { stage } = lead;
  const contacted: Metric[] = stage === null ? [] : ['contacted'];
  return ['sent', ...contacted, ...(stage === 'won' ? ['won' as const] : [])];
}

function sumsOf(leads: CountedLead[]): Sum[] {
  return joined(
    leads.flatMap((lead) => {
      const visit = attributionColumn.read(lead.attribution);
      const own = isPagePath(lead.page) ? lead.page : null;
      const subject = subjectOf({
        page: visit?.landing ?? own,
        source: visit?.utm_source,
        campaign: visit?.utm_campaign,
        cta: visit?.cta,
      });
      const month = monthOf(lead.received_at);
      return metricsOf(lead).map((metric) => ({ month, metric, ...subject, n: 1 }));
    }),
  );
}

/** Adds to the sums what deleted requests count; to be called in the same transaction with the rows that went. */
export async function foldDeleted(transaction: Db, leads: CountedLead[]): Promise<void> {
  await addSums(transaction, sumsOf(leads));
}

const portion = 200;

/** What the requests of a month, `2026-11`, that are still there add to its sums. Rejects with the store's error. */
export async function sumsOfRequests(db: Db, month: string): Promise<Sum[]> {
  const [from, to] = boundsOf(month);
  const sums: Sum[] = [];
  for (let last = { received_at: from, id: '' }; ; await othersFirst()) {
    const { received_at, id } = last;
    const leads = await db
      .selectFrom('leads')
      .select(['id', ...countedColumns])
      .where('received_at', '>=', received_at)
      .where('received_at', '<', to)
      .where((where) => where.or([where('received_at', '>', received_at), where('id', '>', id)]))
      .orderBy('received_at')
      .orderBy('id')
      .limit(portion)
      .execute();
    const end = leads.at(-1);
    if (!end) return sums;
    sums.push(...sumsOf(leads));
    last = end;
  }
}

const storedSums = (db: Db, month: string): Promise<Sum[]> =>
  db.selectFrom('counts').selectAll().where('month', '=', month).execute();

const folded = (sums: Sum[]) =>
  sums.filter(({ metric }) => metric === 'sent').reduce((total, { n }) => total + n, 0);

/** The sums of a month: what is stored, and what the requests that are still there add. Rejects with the store's error. */
export async function readSums(db: Db, month: string): Promise<Sum[]> {
  for (;;) {
    const before = await storedSums(db, month);
    const requests = await sumsOfRequests(db, month);
    const after = await storedSums(db, month);
    // requests that were deleted in between would count twice, or not at all
    if (folded(after) === folded(before)) return joined([...after, ...requests]);
  }
}
