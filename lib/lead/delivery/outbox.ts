import { randomUUID } from 'node:crypto';
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { mailFaultCodes } from '@/lib/lead/mail/watch';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import { batched } from '@/lib/store/batch';
import { storeTime } from '@/lib/store/clock';
import {
  type Channel,
  deadLettered,
  type OutboxKind,
  type ScheduledKind,
  type StoreSchema,
} from '@/lib/store/schema';
import type { Db, Store } from '@/lib/store/store';

/** Milliseconds that a claimed delivery is left to its worker; a killed one's work is free again after that. */
export const leaseMs = 10_000;

interface Claimed {
  id: string;
  /** Names the claim: only its holder may record how the delivery ended. */
  leaseToken: string;
  /** This attempt included. */
  attempts: number;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** Recipients still without the mail; null for all of them. */
  recipients: string[] | null;
  /** All rows that end as this one does. */
  ids: string[];
}

/** What goes out for a request. */
export interface LeadJob extends Claimed {
  kind: Channel | 'confirmation';
  lead: ReceivedLead;
  /** All requests that go out in this mail, newest first; null for a mail of its own. */
  bundle: ReceivedLead[] | null;
  requestId: string;
}

/** What this process has claimed, with everything that it takes to carry it out. */
export type Job = LeadJob | (Claimed & { kind: ScheduledKind; lead: null; bundle: null });

/** How an attempt ended. `waitMs` null: no attempt is left, the delivery is dead-lettered. */
export type DeliveryResult =
  | { status: 'delivered' }
  | { status: 'skipped'; errorCode: string }
  | {
      status: 'failed';
      waitMs: number | null;
      errorCode: string;
      configurationFault: boolean;
      recipients: string[] | null;
    };

/** One pending row for each kind, due at once. */
export function outboxRows(leadId: string, kinds: OutboxKind[], now: number) {
  return kinds.map((kind) => ({
    id: randomUUID(),
    lead_id: leadId,
    kind,
    bundled: 0,
    status: 'pending' as const,
    created_at: now,
    due_at: now,
  }));
}

/**
 * Has work of this kind done at `dueAt`, once for all instances, unless it waits for its time already; with `moves` it then
 * comes at this one. Not within `pauseMs` milliseconds of the last. Rejects with the store's error.
 */
export async function schedule(
  store: Store,
  kind: ScheduledKind,
  dueAt: number,
  { now, pauseMs = 0, moves = false }: { now: number; pauseMs?: number; moves?: boolean },
): Promise<void> {
  await store.use(async (db) => {
    const last = await db
      .selectFrom('outbox')
      .select(['id', 'status', 'attempts', 'due_at', 'delivered_at'])
      .where('dedupe_key', '=', kind)
      .executeTakeFirst();
    if (last?.status === 'pending') {
      if (!moves || last.due_at <= now || last.due_at === dueAt) return;
      await db
        .updateTable('outbox')
        .set({ due_at: dueAt })
        .where('id', '=', last.id)
        .where('attempts', '=', 0)
        .execute();
      return;
    }
    if (last && now < (last.delivered_at ?? last.due_at) + pauseMs) return;
    if (last) await db.deleteFrom('outbox').where('id', '=', last.id).execute();
    await db
      .insertInto('outbox')
      .values({
        id: randomUUID(),
        kind,
        dedupe_key: kind,
        status: 'pending',
        created_at: now,
        due_at: dueAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

function outcomeColumns(result: DeliveryResult, now: number) {
  if (result.status === 'delivered') {
    return { status: 'delivered' as const, delivered_at: now, last_error: null, recipients: null };
  }
  if (result.status === 'skipped') {
    return { status: 'skipped' as const, delivered_at: now, last_error: result.errorCode };
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
  const now = await storeTime(db);
  for (const [{ ids, leaseToken }, result] of recorded) {
    await db
      .updateTable('outbox')
      .set({ ...outcomeColumns(result, now), leased_until: null, lease_token: null })
      .where('id', 'in', ids)
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
  const ids = jobs.flatMap((job) => job.ids);
  await store.use(async (db) =>
    db
      .updateTable('outbox')
      .set({ leased_until: (await storeTime(db)) + leaseMs })
      .where('lease_token', 'in', tokens)
      .where('id', 'in', ids)
      .execute(),
  );
}

/** Rows that are made due at once. */
const portion = 200;

/** Makes these of what waits due now, a portion at a time. Gives how many there were. */
async function makeDue(
  store: Store,
  which: (where: ExpressionBuilder<StoreSchema, 'outbox'>) => Expression<SqlBool>,
): Promise<number> {
  const now = await store.use(storeTime);
  for (let made = 0; ; await othersFirst()) {
    const { numUpdatedRows } = await store.use((db) =>
      db
        .updateTable('outbox')
        .set({ due_at: now, configuration_fault: 0 })
        .where(
          'id',
          'in',
          db
            .selectFrom('outbox')
            .select('id')
            .where('status', '=', 'pending')
            .where(which)
            .limit(portion),
        )
        .executeTakeFirst(),
    );
    made += Number(numUpdatedRows);
    if (numUpdatedRows < portion) return made;
  }
}

/** Only those by mail whose fault lay in the connection or the login, now that one has gone well. */
export async function retryLoginFaults(store: Store): Promise<void> {
  await makeDue(store, (where) =>
    where.and([
      where('configuration_fault', '=', 1),
      where('kind', '!=', 'webhook'),
      // a mail that is refused for itself would use up its retries with every other that is not
      ...mailFaultCodes.map((code) => where('last_error', 'not like', `${code}%`)),
    ]),
  );
}

/** What waits for a fixed configuration is due at once: a start is most often that. Gives how many there are. */
export function retryConfigurationFaults(store: Store): Promise<number> {
  return makeDue(store, (where) => where('configuration_fault', '=', 1));
}

/** What waits longer than anything may: the store's clock has been set back since. */
export async function retryAhead(store: Store, longestWaitMs: number): Promise<void> {
  const latest = (await store.use(storeTime)) + longestWaitMs;
  await makeDue(store, (where) =>
    where.and([where('lead_id', 'is not', null), where('due_at', '>', latest)]),
  );
}
