import { normalEmail } from '@/lib/email-address';
import { sentOf } from '@/lib/figures/counted';
import { addSums } from '@/lib/figures/sums';
import { outboxRows } from '@/lib/lead/delivery/outbox';
import { confirmationMs, mailboxKey } from '@/lib/lead/delivery/send-confirmation';
import type { IdempotencyKey } from '@/lib/lead/intake/idempotency';
import type { ReceivedLead } from '@/lib/lead/request';
import { batched } from '@/lib/store/batch';
import type { Channel, StoreSchema } from '@/lib/store/schema';
import { type Db, type Store, storeTime } from '@/lib/store/store';

export interface Intake {
  lead: ReceivedLead;
  requestId: string;
  key: IdempotencyKey | null;
  payloadHash: string;
  confirm: boolean;
  held: boolean;
  /** Whether the request has been answered without the store. */
  isTooLate?(): boolean;
}

export type Stored = { id: string; replayed: boolean; receivedAt: number } | { conflict: true };

function leadRow({ lead, requestId, key, payloadHash, held }: Intake) {
  return {
    id: lead.id,
    received_at: lead.receivedAt.getTime(),
    page: lead.page,
    attribution: lead.attribution && JSON.stringify(lead.attribution),
    fields: JSON.stringify(lead.fields),
    email: normalEmail(lead.fields.email),
    request_id: requestId,
    status: held ? ('held' as const) : ('accepted' as const),
    spam_reasons: lead.doubts.length > 0 ? JSON.stringify(lead.doubts) : null,
    idempotency_key: key?.hash ?? null,
    payload_hash: payloadHash,
  };
}

async function fillOutbox(db: Db, taken: Intake[], channels: Channel[]): Promise<void> {
  const now = await storeTime(db);
  const rows = taken.flatMap(({ lead }) => outboxRows(lead.id, channels, now));
  if (rows.length > 0) await db.insertInto('outbox').values(rows).execute();
  const confirmations = taken.flatMap(({ lead, confirm }) =>
    outboxRows(lead.id, confirm ? ['confirmation'] : [], now).map((row) => ({
      ...row,
      dedupe_key: mailboxKey(lead),
    })),
  );
  if (confirmations.length === 0) return;
  const keys = confirmations.map(({ dedupe_key }) => dedupe_key);
  await db
    .updateTable('outbox')
    .set({ dedupe_key: null })
    .where('dedupe_key', 'in', keys)
    .where('created_at', '<=', now - confirmationMs)
    .execute();
  await db
    .insertInto('outbox')
    .values(confirmations)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Holder = Pick<StoreSchema['leads'], 'id' | 'payload_hash' | 'received_at'>;

async function holdersOf(db: Db, hashes: string[]): Promise<Map<string | null, Holder>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'idempotency_key', 'payload_hash', 'received_at'])
    .where('idempotency_key', 'in', hashes)
    .execute();
  return new Map(rows.map((row) => [row.idempotency_key, row]));
}

function replayOf({ id, payload_hash, received_at }: Holder, payloadHash: string): Stored {
  if (payload_hash !== payloadHash) return { conflict: true };
  return { id, replayed: true, receivedAt: received_at };
}

async function freeKeys(db: Db, intakes: Intake[]): Promise<void> {
  for (const { key, lead } of intakes) {
    if (!key?.validMs) continue;
    await db
      .updateTable('leads')
      .set({ idempotency_key: null })
      .where('idempotency_key', '=', key.hash)
      .where('received_at', '<=', lead.receivedAt.getTime() - key.validMs)
      .execute();
  }
}

async function insert(db: Db, intakes: Intake[], channels: Channel[]): Promise<Stored[]> {
  await freeKeys(db, intakes);
  const inserted = await db
    .insertInto('leads')
    .values(intakes.map(leadRow))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const fresh = new Set(inserted.map(({ id }) => id));
  const accepted = intakes.filter(({ lead, held }) => fresh.has(lead.id) && !held);
  await fillOutbox(db, accepted, channels);
  const sent = accepted.map(({ lead }) => sentOf(lead));
  await addSums(db, sent, Date.now());

  const earlier = intakes.filter(({ lead }) => !fresh.has(lead.id));
  const hashes = earlier.flatMap(({ key }) => key?.hash ?? []);
  const holders = await holdersOf(db, hashes);
  return intakes.map(({ lead: { id, receivedAt }, key, payloadHash }) => {
    if (fresh.has(id)) return { id, replayed: false, receivedAt: receivedAt.getTime() };
    const holder = holders.get(key?.hash ?? '');
    if (!holder) throw new Error('The store has taken the request for an earlier one');
    return replayOf(holder, payloadHash);
  });
}

export type Take = (intake: Intake) => Promise<Stored>;

/**
 * Stores requests with deliveries, keys and counts in one transaction, on the disk when it resolves. Rejects also where
 * its turn comes too late: then nothing is stored. `rest` comes between two transactions (`batched`).
 */
export function createIntake(
  store: Store,
  channels: Channel[],
  rest?: (requests: number) => Promise<unknown>,
): Take {
  const take = batched(
    (intakes: Intake[]) =>
      store.transaction(async (db) => {
        // the transaction may have waited for its turn or for a lock
        const wanted = intakes.filter(({ isTooLate }) => !isTooLate?.());
        const stored = wanted.length > 0 ? await insert(db, wanted, channels) : [];
        const results = new Map(wanted.map((intake, index) => [intake, stored[index]]));
        return intakes.map((intake) => results.get(intake));
      }),
    rest,
  );
  return async (intake) => {
    const stored = await take(intake);
    if (!stored) throw new Error('The store came too late');
    return stored;
  };
}

export async function findByKey(
  store: Store,
  { hash, validMs }: IdempotencyKey,
  payloadHash: string,
): Promise<Stored | undefined> {
  const holder = (await store.use((db) => holdersOf(db, [hash]))).get(hash);
  if (!holder || (validMs && holder.received_at <= Date.now() - validMs)) return undefined;
  return replayOf(holder, payloadHash);
}
