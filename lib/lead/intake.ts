import { randomUUID } from 'node:crypto';
import { batched } from '@/lib/lead/batch';
import type { ReceivedLead } from '@/lib/lead/schema';
import type { SpamReason } from '@/lib/lead/spam';
import { visitColumn } from '@/lib/lead/visit';
import type { Channel } from '@/lib/store/schema';
import type { Db, Store } from '@/lib/store/store';

/** A request on its way into the store. */
export interface Intake {
  lead: ReceivedLead;
  requestId: string;
  /** SHA-256 of the client's key; null when it gave none. */
  idempotencyKey: string | null;
  payloadHash: string;
  /** Why it is kept back; empty for a request that goes out at once. */
  suspectedOf: SpamReason[];
}

/** What the store holds now: this request, an earlier one with the same key, or another payload under that key. */
export type Stored = { id: string; replayed: boolean } | { conflict: true };

function leadRow({ lead, requestId, idempotencyKey, payloadHash, suspectedOf }: Intake) {
  return {
    id: lead.id,
    received_at: lead.receivedAt.getTime(),
    page: lead.page,
    visit: visitColumn.write(lead.visit),
    fields: JSON.stringify(lead.fields),
    request_id: requestId,
    status: suspectedOf.length > 0 ? ('quarantined' as const) : ('accepted' as const),
    spam_reasons: suspectedOf.length > 0 ? JSON.stringify(suspectedOf) : null,
    idempotency_key: idempotencyKey,
    payload_hash: payloadHash,
  };
}

/** One pending delivery for each channel, due at once. */
export function deliveryRows(leadId: string, channels: Channel[], now: number) {
  return channels.map((channel) => ({
    id: randomUUID(),
    lead_id: leadId,
    channel,
    status: 'pending' as const,
    created_at: now,
    due_at: now,
  }));
}

async function holdersOf(db: Db, keys: string[]) {
  if (keys.length === 0) return new Map<string, { id: string; payload_hash: string }>();
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'idempotency_key', 'payload_hash'])
    .where('idempotency_key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.idempotency_key ?? '', row]));
}

async function insert(db: Db, intakes: Intake[], channels: Channel[]): Promise<Stored[]> {
  const inserted = await db
    .insertInto('leads')
    .values(intakes.map(leadRow))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const fresh = new Set(inserted.map(({ id }) => id));
  const due = intakes.filter(({ lead, suspectedOf }) => fresh.has(lead.id) && !suspectedOf.length);
  const deliveries = due.flatMap(({ lead }) => deliveryRows(lead.id, channels, Date.now()));
  if (deliveries.length > 0) await db.insertInto('deliveries').values(deliveries).execute();

  const earlier = intakes.filter(({ lead }) => !fresh.has(lead.id));
  const holders = await holdersOf(
    db,
    earlier.flatMap(({ idempotencyKey }) => idempotencyKey ?? []),
  );
  return intakes.map(({ lead, idempotencyKey, payloadHash }) => {
    const holder = holders.get(idempotencyKey ?? '');
    if (!holder) {
      if (!fresh.has(lead.id))
        throw new Error('The store has taken the request for an earlier one');
      return { id: lead.id, replayed: false };
    }
    if (holder.payload_hash !== payloadHash) return { conflict: true };
    return { id: holder.id, replayed: !fresh.has(lead.id) };
  });
}

export type Take = (intake: Intake) => Promise<Stored>;

/**
 * Puts requests into the store: request, delivery state and idempotency key in one transaction, which is on the disk
 * when the promise resolves. Concurrent requests share a transaction. Rejects with the store's error, and then nothing
 * of the request is in the store.
 */
export function createIntake(store: Store, channels: Channel[]): Take {
  return batched((intakes) =>
    store.use((db) =>
      db.transaction().execute((transaction) => insert(transaction, intakes, channels)),
    ),
  );
}

/** The stored request under a key, or undefined. Rejects with the store's error. */
export async function findByKey(
  store: Store,
  idempotencyKey: string,
  payloadHash: string,
): Promise<Stored | undefined> {
  const holders = await store.use((db) => holdersOf(db, [idempotencyKey]));
  const holder = holders.get(idempotencyKey);
  if (!holder) return undefined;
  return holder.payload_hash === payloadHash
    ? { id: holder.id, replayed: true }
    : { conflict: true };
}
