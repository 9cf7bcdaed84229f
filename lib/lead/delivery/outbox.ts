import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { mailFaultCodes } from '@/lib/lead/mail/watch';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import { batched } from '@/lib/store/batch';
import { storeTime } from '@/lib/store/clock';
import { type Channel, deadLettered, type StoreSchema } from '@/lib/store/schema';
import type { Db, Store } from '@/lib/store/store';

/** Milliseconds that a claimed delivery is left to its worker; a killed one's work is free again after that. */
export const leaseMs = 10_000;

/** One delivery that this process has claimed, with everything that it takes to carry it out. */
export interface Job {
  id: string;
  /** Names the claim: only its holder may record how the delivery ended. */
  leaseToken: string;
  channel: Channel;
  lead: ReceivedLead;
  /** All requests that go out in this mail, newest first; null for a mail of its own. */
  bundle: ReceivedLead[] | null;
  requestId: string;
  /** This attempt included. */
  attempts: number;
  /** Recipients still without the mail; null for all of them. */
  recipients: string[] | null;
}

/** How an attempt ended. `waitMs` null: no attempt is left, the delivery is dead-lettered. */
export type DeliveryResult =
  | { status: 'delivered' }
  | {
      status: 'failed';
      waitMs: number | null;
      errorCode: string;
      configurationFault: boolean;
      recipients: string[] | null;
    };

function outcomeColumns(result: DeliveryResult, now: number) {
  if (result.status === 'delivered') {
    return { status: 'delivered' as const, delivered_at: now, last_error: null, recipients: null };
  }
  const { waitMs, errorCode, configurationFault, recipients } = result;
  return {
    status: waitMs === null ? deadLettered : ('pending' as const),
    due_at: now + (waitMs ?? 0),
    last_error: errorCode,
    configuration_fault: configurationFault ? 1 : 0,
    recipients: recipients && JSON.stringify(recipients),
  };
}

async function recordResults(db: Db, recorded: [Job, DeliveryResult][]): Promise<void> {
  for (const [{ id, leaseToken, bundle, attempts }, result] of recorded) {
    await db
      .updateTable('deliveries')
      .set({
        ...outcomeColumns(result, await storeTime(db)),
        ...(bundle && { attempts }),
        leased_until: null,
        lease_token: null,
      })
      .where((where) =>
        bundle
          ? where.or([where('id', '=', id), where('bundle_id', '=', id)])
          : where('id', '=', id),
      )
      // a mail that has arrived has arrived, whoever holds the claim by now
      .$if(result.status === 'failed', (query) => query.where('lease_token', '=', leaseToken))
      .execute();
  }
}

/** Writes down how attempts ended; attempts that end together share a transaction. Rejects with the store's error. */
export function createRecordResult(
  store: Store,
): (job: Job, result: DeliveryResult) => Promise<void> {
  const record = batched<[Job, DeliveryResult], undefined>((results) =>
    store.use(async (db) => {
      await db.transaction().execute((transaction) => recordResults(transaction, results));
      return results.map(() => undefined);
    }),
  );
  return (job, result) => record([job, result]);
}

/** Keeps claims alive whose work takes long. */
export async function renewLeases(store: Store, jobs: Job[]): Promise<void> {
  const tokens = [...new Set(jobs.map(({ leaseToken }) => leaseToken))];
  await store.use(async (db) =>
    db
      .updateTable('deliveries')
      .set({ leased_until: (await storeTime(db)) + leaseMs })
      .where('lease_token', 'in', tokens)
      .where(
        'id',
        'in',
        jobs.map(({ id }) => id),
      )
      .execute(),
  );
}

/** Deliveries that are made due at once. */
const portion = 200;

/** Makes due now what waits for a hand to mend the configuration, a portion at a time. Gives how many there were. */
async function retryFaults(
  store: Store,
  which: (where: ExpressionBuilder<StoreSchema, 'deliveries'>) => Expression<SqlBool>,
): Promise<number> {
  const now = await store.use(storeTime);
  for (let retried = 0; ; await othersFirst()) {
    const { numUpdatedRows } = await store.use((db) =>
      db
        .updateTable('deliveries')
        .set({ due_at: now, configuration_fault: 0 })
        .where(
          'id',
          'in',
          db
            .selectFrom('deliveries')
            .select('id')
            .where('status', '=', 'pending')
            .where('configuration_fault', '=', 1)
            .where(which)
            .limit(portion),
        )
        .executeTakeFirst(),
    );
    retried += Number(numUpdatedRows);
    if (numUpdatedRows < portion) return retried;
  }
}

/** Only those by mail whose fault lay in the connection or the login, now that one has gone well. */
export async function retryLoginFaults(store: Store): Promise<void> {
  await retryFaults(store, (where) =>
    where.and([
      where('channel', '!=', 'webhook'),
      // a mail that is refused for itself would use up its retries with every other that is not
      ...mailFaultCodes.map((code) => where('last_error', 'not like', `${code}%`)),
    ]),
  );
}

/**
 * What waits for a hand to mend the configuration is due at once: a start is most often that hand.
 * Gives how many there are.
 */
export function retryConfigurationFaults(store: Store): Promise<number> {
  return retryFaults(store, (where) => where.lit(true));
}
