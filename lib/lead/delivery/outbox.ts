import { randomUUID } from 'node:crypto';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import { type DeliveryFault, mailFaultCodes } from '@/lib/lead/delivery/fault';
import type { ReceivedLead } from '@/lib/lead/request';
import { batched } from '@/lib/store/batch';
import {
  type Channel,
  channels,
  type DeliveryStatus,
  deadLettered,
  type OutboxKind,
  type ScheduledKind,
  type StoreSchema,
} from '@/lib/store/schema';
import { type Db, type Store, storeTime } from '@/lib/store/store';
import { storedTexts } from '@/lib/store/stored-json';
import { dayMs } from '@/lib/time';

/** Milliseconds of a lease; after a kill the delivery is free again. */
export const leaseMs = 10_000;

export type OutboxRow = Selectable<StoreSchema['outbox']>;

/** What a job has of its row. */
export const claimed = ({ id, lease_token, attempts, created_at, recipients }: OutboxRow) => ({
  id,
  leaseToken: lease_token ?? '',
  attempts,
  createdAt: created_at,
  recipients: storedTexts(recipients),
});

type Claimed = ReturnType<typeof claimed>;

export interface LeadJob extends Claimed {
  kind: Channel | 'confirmation';
  lead: ReceivedLead;
  requestId: string;
}

export type Job = LeadJob | (Claimed & { kind: ScheduledKind; lead: null });

export type DeliveryResult =
  | { status: 'delivered' }
  | { status: 'skipped'; errorCode: string }
  | ({ status: 'failed'; waitMs: number | null; recipients: string[] | null } & DeliveryFault);

export function outboxRows(leadId: string, kinds: OutboxKind[], now: number) {
  return kinds.map((kind) => ({
    id: randomUUID(),
    lead_id: leadId,
    kind,
    status: 'pending' as const,
    created_at: now,
    due_at: now,
  }));
}

/**
 * Schedules work once for all instances, `pauseMs` after the last; with `moves` a pending time changes too. Times more
 * than a day ahead come from a clock that has been set back.
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
      const moved = moves && last.attempts === 0 && last.due_at > now && last.due_at !== dueAt;
      if (!moved && last.due_at <= dueAt + dayMs) return;
      const same = db.updateTable('outbox').where('id', '=', last.id);
      await same.where('attempts', '=', last.attempts).set({ due_at: dueAt }).execute();
      return;
    }
    const lastAt = last?.delivered_at ?? last?.due_at ?? 0;
    if (now < lastAt + pauseMs && lastAt < now + dayMs) return;
    if (last) await db.deleteFrom('outbox').where('id', '=', last.id).execute();
    const work = { id: randomUUID(), kind, dedupe_key: kind, status: 'pending' as const };
    await db
      .insertInto('outbox')
      .values({ ...work, created_at: now, due_at: dueAt })
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

async function recordResults(db: Db, recorded: [Job, DeliveryResult][]): Promise<undefined[]> {
  const now = await storeTime(db);
  for (const [{ id, leaseToken }, result] of recorded) {
    await db
      .updateTable('outbox')
      .set({ ...outcomeColumns(result, now), leased_until: null, lease_token: null })
      .where('id', '=', id)
      // a delivered mail is recorded even where another worker holds the lease by now
      .$if(result.status === 'failed', (query) => query.where('lease_token', '=', leaseToken))
      .execute();
  }
  return recorded.map(() => undefined);
}

/** Records results; simultaneous ones share a transaction. */
export const createRecordResult = (store: Store) =>
  batched((results: [Job, DeliveryResult][]) =>
    store.transaction((db) => recordResults(db, results)),
  );

export async function renewLeases(store: Store, jobs: Job[]): Promise<void> {
  const tokens = [...new Set(jobs.map(({ leaseToken }) => leaseToken))];
  const ids = jobs.map(({ id }) => id);
  await store.use(async (db) =>
    db
      .updateTable('outbox')
      .set({ leased_until: (await storeTime(db)) + leaseMs })
      .where('lease_token', 'in', tokens)
      .where('id', 'in', ids)
      .execute(),
  );
}

const portion = 200;

async function makeDue(store: Store, which: Expression<SqlBool>): Promise<number> {
  const now = await store.use(storeTime);
  for (let made = 0; ; await othersFirst()) {
    const { numUpdatedRows } = await store.use((db) => {
      const pending = db.selectFrom('outbox').select('id').where('status', '=', 'pending');
      return db
        .updateTable('outbox')
        .set({ due_at: now, configuration_fault: 0 })
        .where('id', 'in', pending.where(which).limit(portion))
        .executeTakeFirst();
    });
    made += Number(numUpdatedRows);
    if (numUpdatedRows < portion) return made;
  }
}

/** Tries mails again that failed for the connection or the login. */
export async function retryLoginFaults(store: Store): Promise<void> {
  const faults = sql`configuration_fault = 1 and kind != 'webhook'`;
  // a mail that is refused for itself would use up its retries
  const own = mailFaultCodes.map((code) => sql`last_error not like ${`${code}%`}`);
  await makeDue(store, sql<SqlBool>`${sql.join([faults, ...own], sql` and `)}`);
}

export const retryConfigurationFaults = (store: Store): Promise<number> =>
  makeDue(store, sql<SqlBool>`configuration_fault = 1`);

/** Deliveries due later than any wait allows: the clock of the store has been set back. */
export async function retryAhead(store: Store, longestWaitMs: number): Promise<void> {
  const latest = (await store.use(storeTime)) + longestWaitMs;
  await makeDue(store, sql<SqlBool>`lead_id is not null and due_at > ${latest}`);
}

const nothing = { deliveries: 0, requests: 0, late: 0, oldest: null, faults: 0 };

/**
 * What waits and what was given up of the requests; `oldest` in milliseconds since the epoch, `late` how many requests are
 * from before `lateBefore`.
 */
export async function queueState(db: Db, lateBefore = 0) {
  const rows = await db
    .selectFrom('outbox')
    .where('kind', 'in', channels)
    .where('status', 'in', ['pending', deadLettered])
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('deliveries'),
      fn.count<number>('lead_id').distinct().as('requests'),
      fn.count<number>('lead_id').distinct().filterWhere('created_at', '<', lateBefore).as('late'),
      fn.min<number | null>('created_at').as('oldest'),
      fn.sum<number>('configuration_fault').as('faults'),
    ])
    .groupBy('status')
    .execute();
  const of = (wanted: DeliveryStatus) => rows.find(({ status }) => status === wanted) ?? nothing;
  return { waiting: of('pending'), givenUp: of(deadLettered) };
}
