import { sql } from 'kysely';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import { readStoredLead } from '@/lib/lead/request/stored-lead';
import { storeTime } from '@/lib/store/clock';
import type { Db } from '@/lib/store/store';

/** Milliseconds that a request over the limit for all waits for others: they go out in one mail. */
export const bundleWaitMs = 600_000;

/** `bundle_id` of a delivery that waits to be bundled. Bundled ones have the id of one of them, which carries the mail. */
export const openBundle = 'open';

/** Requests in one mail: with the longest texts about five megabytes, which every mail server takes. */
const largestBundle = 100;

/** PostgreSQL's name for the lock under which one instance at a time makes bundles. */
const sealingLock = 7_205_141;

/** Narrows a query on deliveries to those that are claimed by themselves: alone, or as a bundle's carrier. */
export const isCarrierOrAlone = sql<boolean>`(deliveries.bundle_id is null or deliveries.bundle_id = deliveries.id)`;

/** Its carrier's row was deleted or damaged. */
const lostCarrier = sql<boolean>`(deliveries.bundle_id != ${openBundle} and not exists (
  select 1 from deliveries as carrier
  where carrier.id = deliveries.bundle_id
    and carrier.bundle_id = carrier.id
    and carrier.status = 'pending'
))`;

const waiting = (db: Db) =>
  db.selectFrom('deliveries').select('id').where('status', '=', 'pending').orderBy('due_at');

/** One of them carries the bundle: what is claimed, tried and recorded is that one, and the others with it. */
async function seal(db: Db, rows: { id: string }[], now: number): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .updateTable('deliveries')
    .set({ bundle_id: ids[0] ?? null, due_at: now })
    .where('id', 'in', ids)
    .execute();
}

const oneInstance = (db: Db) => sql`select pg_advisory_xact_lock(${sealingLock})`.execute(db);

/**
 * Once the first has waited long enough, puts those that have waited longest into a bundle, as many as go into one mail,
 * due at once. What is over goes into the next one, with the next look.
 */
export async function sealBundle(db: Db, postgres: boolean): Promise<void> {
  const now = await storeTime(db);
  const open = waiting(db).where('bundle_id', '=', openBundle);
  if (!(await open.where('due_at', '<=', now).limit(1).executeTakeFirst())) return;
  if (postgres) await oneInstance(db);
  await seal(db, await open.limit(largestBundle).execute(), now);
}

/** The same for what is due, and has lost its carrier. Whether there was any. */
export async function sealOrphans(db: Db, postgres: boolean): Promise<boolean> {
  const now = await storeTime(db);
  if (postgres) await oneInstance(db);
  const orphans = await waiting(db)
    .where('due_at', '<=', now)
    .where('bundle_id', 'is not', null)
    .where(lostCarrier)
    .limit(largestBundle)
    .execute();
  await seal(db, orphans, now);
  return orphans.length > 0;
}

/**
 * The requests that go out in the mail of a delivery just claimed, its own among them, newest first, and all under its
 * claim; null where it goes out alone. One that cannot be read leaves the bundle, and is dead-lettered when it is claimed itself.
 */
export async function bundledWith(
  db: Db,
  carrier: { id: string; lease_token: string | null },
): Promise<ReceivedLead[] | null> {
  await db
    .updateTable('deliveries')
    .set({ lease_token: carrier.lease_token })
    .where('bundle_id', '=', carrier.id)
    .where('status', '=', 'pending')
    .execute();
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .selectAll('leads')
    .select('deliveries.id as delivery_id')
    .where('deliveries.bundle_id', '=', carrier.id)
    .where('deliveries.status', '=', 'pending')
    .orderBy('leads.received_at', 'desc')
    .orderBy('leads.id')
    .execute();
  const members = rows.map((row) => ({ id: row.delivery_id, ...readStoredLead(row) }));
  const unreadable = members.filter((member) => member.unreadable).map(({ id }) => id);
  if (unreadable.length > 0) {
    await db
      .updateTable('deliveries')
      .set({ bundle_id: null, lease_token: null })
      .where('id', 'in', unreadable)
      .execute();
  }
  const leads = members.flatMap(({ lead, unreadable }) => (unreadable ? [] : lead));
  return leads.length > 1 ? leads : null;
}
