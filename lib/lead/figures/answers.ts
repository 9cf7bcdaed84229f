import { promiseFigures } from '@/content/booking';
import { promisedBy } from '@/lib/lead/promise/times';
import { workBetween } from '@/lib/lead/promise/working-time';
import type { Db, Store } from '@/lib/store/store';
import { dayMs } from '@/lib/time';
import type { WorkingCalendar } from '@/lib/working-calendar';

const quarter = (time: number) => Math.floor(time / 900_000) * 900_000;

/** Stores, as sums, how soon requests were answered that are just deleted. Rejects with the store's error. */
export async function addAnswers(
  db: Db,
  leads: { received_at: number; answered_at: number | null }[],
): Promise<void> {
  for (const { received_at, answered_at } of leads) {
    await db
      .insertInto('answers')
      .values({
        received: quarter(received_at),
        ended: quarter(answered_at ?? Date.now()),
        answered: answered_at === null ? 0 : 1,
        n: 1,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['received', 'ended', 'answered'])
          .doUpdateSet((set) => ({ n: set('answers.n', '+', 1) })),
      )
      .execute();
  }
}

export type PromiseKept = NonNullable<Awaited<ReturnType<typeof promiseKept>>>;

/** How soon requests of the last `promiseFigures.days` were answered; null for too few. Rejects with the store's error. */
export async function promiseKept(store: Store, calendar: WorkingCalendar, now = Date.now()) {
  const since = now - promiseFigures.days * dayMs;
  const rows = await store.use(async (db) => {
    const leads = await db
      .selectFrom('leads')
      .select(['received_at', 'answered_at'])
      .where('received_at', '>', since)
      .where('status', '=', 'accepted')
      .where((where) =>
        where.or([where('stage', 'is', null), where('stage', '!=', 'not_a_request')]),
      )
      .execute();
    const sums = await db.selectFrom('answers').selectAll().where('received', '>', since).execute();
    const present = leads.map(({ received_at: received, answered_at }) => {
      return { received, ended: answered_at ?? now, answered: answered_at === null ? 0 : 1 };
    });
    return [...present, ...sums.flatMap((sum) => Array<typeof sum>(sum.n).fill(sum))];
  });
  if (rows.length < promiseFigures.fewest) return null;
  const times = rows
    .filter(({ answered }) => answered === 1)
    .map(({ received, ended }) => workBetween(received, ended, calendar))
    .sort((a, b) => a - b);
  const late = rows.filter(({ received, ended }) => ended > promisedBy(received, calendar));
  return {
    requests: rows.length,
    medianMs: times[Math.floor((times.length - 1) / 2)] ?? null,
    late: late.length,
  };
}
