import { randomUUID } from 'node:crypto';
import { batched } from '@/lib/lead/batch';
import type { Lead, ReceivedLead } from '@/lib/lead/schema';
import { visitColumn } from '@/lib/lead/visit';
import type { Channel } from '@/lib/store/schema';
import type { Db, Store } from '@/lib/store/store';

/** Milliseconds that a claimed delivery is left to its worker; a killed one's work is free again after that. */
export const leaseMs = 10_000;

/** One delivery that this process has claimed, with everything that it takes to carry it out. */
export interface Job {
  id: string;
  /** Names the claim: only its holder may settle the delivery. */
  leaseToken: string;
  channel: Channel;
  lead: ReceivedLead;
  requestId: string;
  /** This attempt included. */
  attempts: number;
  /** Recipients still without the mail; null for all of them. */
  recipients: string[] | null;
}

/** How an attempt ended. `waitMs` null: no attempt is left, the delivery is parked. */
export type Settlement =
  | { status: 'delivered' }
  | {
      status: 'failed';
      waitMs: number | null;
      errorCode: string;
      configurationFault: boolean;
      recipients: string[] | null;
    };

async function lease(db: Db, postgres: boolean, limit: number) {
  const now = Date.now();
  const token = randomUUID();
  const due = db
    .selectFrom('deliveries')
    .select('id')
    .where('status', '=', 'pending')
    .where('due_at', '<=', now)
    .where((where) =>
      where.or([where('leased_until', 'is', null), where('leased_until', '<', now)]),
    )
    .orderBy('due_at')
    .limit(limit)
    // other instances pass over what this one is just claiming
    .$if(postgres, (query) => query.forUpdate().skipLocked());
  return await db
    .updateTable('deliveries')
    .set((update) => ({
      leased_until: now + leaseMs,
      lease_token: token,
      attempts: update('attempts', '+', 1),
    }))
    .where('id', 'in', due)
    .returning(['id', 'lead_id', 'channel', 'attempts', 'recipients', 'lease_token'])
    .execute();
}

async function claimIn(db: Db, postgres: boolean, limit: number): Promise<Job[]> {
  const leased = await lease(db, postgres, limit);
  if (leased.length === 0) return [];
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'received_at', 'page', 'visit', 'fields', 'request_id'])
    .where('id', 'in', [...new Set(leased.map(({ lead_id }) => lead_id))])
    .execute();
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  return leased.flatMap(({ id, lead_id, channel, attempts, recipients, lease_token }) => {
    const lead = byId.get(lead_id);
    if (!lead) return [];
    return {
      id,
      leaseToken: lease_token ?? '',
      channel,
      attempts,
      recipients: recipients ? (JSON.parse(recipients) as string[]) : null,
      requestId: lead.request_id,
      lead: {
        id: lead.id,
        receivedAt: new Date(lead.received_at),
        page: lead.page,
        visit: visitColumn.read(lead.visit),
        fields: JSON.parse(lead.fields) as Lead,
      },
    };
  });
}

async function anythingDue(db: Db): Promise<boolean> {
  const now = Date.now();
  const due = await db
    .selectFrom('deliveries')
    .select('id')
    .where('status', '=', 'pending')
    .where('due_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Takes up to `limit` due deliveries, oldest first. Rejects with the store's error, and then has taken none. */
export async function claim(store: Store, limit: number): Promise<Job[]> {
  return await store.use(async (db) => {
    // an idle look twice a second must not lock a file that the command line writes to
    if (!(await anythingDue(db))) return [];
    return await db
      .transaction()
      .execute((transaction) => claimIn(transaction, store.kind === 'postgres', limit));
  });
}

function outcomeColumns(settlement: Settlement, now: number) {
  if (settlement.status === 'delivered') {
    return { status: 'delivered' as const, delivered_at: now, last_error: null, recipients: null };
  }
  const { waitMs, errorCode, configurationFault, recipients } = settlement;
  return {
    status: waitMs === null ? ('parked' as const) : ('pending' as const),
    due_at: now + (waitMs ?? 0),
    last_error: errorCode,
    configuration_fault: configurationFault ? 1 : 0,
    recipients: recipients && JSON.stringify(recipients),
  };
}

async function settleAll(db: Db, settled: [Job, Settlement][]): Promise<void> {
  for (const [{ id, leaseToken }, settlement] of settled) {
    await db
      .updateTable('deliveries')
      .set({ ...outcomeColumns(settlement, Date.now()), leased_until: null, lease_token: null })
      .where('id', '=', id)
      // a mail that has arrived has arrived, whoever holds the claim by now
      .$if(settlement.status === 'failed', (query) => query.where('lease_token', '=', leaseToken))
      .execute();
  }
}

/** Writes down how attempts ended; attempts that end together share a transaction. Rejects with the store's error. */
export function createSettle(store: Store): (job: Job, settlement: Settlement) => Promise<void> {
  const settle = batched<[Job, Settlement], undefined>((settled) =>
    store.use(async (db) => {
      await db.transaction().execute((transaction) => settleAll(transaction, settled));
      return settled.map(() => undefined);
    }),
  );
  return (job, settlement) => settle([job, settlement]);
}

/** Keeps claims alive whose work takes long. */
export async function renewLeases(store: Store, jobs: Job[]): Promise<void> {
  const tokens = [...new Set(jobs.map(({ leaseToken }) => leaseToken))];
  await store.use((db) =>
    db
      .updateTable('deliveries')
      .set({ leased_until: Date.now() + leaseMs })
      .where('lease_token', 'in', tokens)
      .where(
        'id',
        'in',
        jobs.map(({ id }) => id),
      )
      .execute(),
  );
}

/**
 * What waits for a hand to mend the configuration is due at once: a start is most often that hand.
 * Gives how many there are.
 */
export async function retryConfigurationFaults(store: Store): Promise<number> {
  const { numUpdatedRows } = await store.use((db) =>
    db
      .updateTable('deliveries')
      .set({ due_at: Date.now(), configuration_fault: 0 })
      .where('status', '=', 'pending')
      .where('configuration_fault', '=', 1)
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}
