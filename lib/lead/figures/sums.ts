import { type Counted, subjectOf } from '@/lib/lead/figures/counted';
import { boundsOf, monthOf } from '@/lib/lead/figures/month';
import { attributionColumn } from '@/lib/lead/request/attribution';
import { isPagePath } from '@/lib/lead/text/page-path';
import type { Metric, Stage } from '@/lib/store/schema';
import type { Db } from '@/lib/store/store';

/** One sum, of a month. */
export interface Sum extends Counted {
  month: string;
  n: number;
}

/** What tells one sum from another. */
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

/** What sums need of a request; of these columns none is personal. */
export interface CountedLead {
  received_at: number;
  status: string;
  page: string | null;
  visit: string | null;
  stage: Stage | null;
}

/** The columns of `CountedLead`, to be given back by whoever deletes requests. */
export const countedColumns = ['received_at', 'status', 'page', 'visit', 'stage'] as const;

function metricsOf({ status, stage }: CountedLead): Metric[] {
  if (status !== 'accepted' || stage === 'not_a_request') return [];
  const contacted: Metric[] = stage === null ? [] : ['contacted'];
  return ['sent', ...contacted, ...(stage === 'won' ? ['won' as const] : [])];
}

/** What requests add to the sums, in the month that each came in. */
function sumsOf(leads: CountedLead[]): Sum[] {
  return joined(
    leads.flatMap((lead) => {
      const visit = attributionColumn.read(lead.visit);
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

/**
 * Keeps what requests add to the sums when they are deleted: to be called with the rows that went, in the same
 * transaction. What the agency says of one of them afterwards is not counted any more.
 */
export async function foldDeleted(transaction: Db, leads: CountedLead[]): Promise<void> {
  await addSums(transaction, sumsOf(leads));
}

/** What a month's requests that are still there add to the sums. Rejects with the store's error. */
export async function leadSums(db: Db, month: string): Promise<Sum[]> {
  const [from, to] = boundsOf(month);
  const leads = await db
    .selectFrom('leads')
    .select(countedColumns)
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .execute();
  return sumsOf(leads);
}

/** The sums of a month: what was kept, and what the requests that are still there add. Rejects with the store's error. */
export async function readSums(db: Db, month: string): Promise<Sum[]> {
  // a purge between the two would make its requests count twice, or not at all
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      const kept = await snapshot
        .selectFrom('counts')
        .selectAll()
        .where('month', '=', month)
        .execute();
      return joined([...kept, ...(await leadSums(snapshot, month))]);
    });
}
