import { sql } from 'kysely';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import { readStoredLead } from '@/lib/lead/request/stored-lead';
import { sameMailbox } from '@/lib/lead/text/email-address';
import { log } from '@/lib/server/log';
import type { ConfirmationOutcome } from '@/lib/store/schema';
import type { Db, Store } from '@/lib/store/store';

const dayMs = 86_400_000;
/** Milliseconds that a claimed one is left to its sender, longer than any time-out of the mail server. */
const leaseMs = 180_000;
/** Milliseconds before each retry; what has not got out in a day comes too late. */
const waitsMs = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000];

/** PostgreSQL's name for the lock under which one instance at a time claims: so the limits are exact. */
const claimLock = 7_205_142;

/** A confirmation that this process is to send. */
export interface DueConfirmation {
  lead: ReceivedLead;
  attempts: number;
  createdAt: number;
}

/** Puts confirmations into the outbox. Whether each is sent is decided when it is claimed. */
export async function queueConfirmations(db: Db, leadIds: string[], now: number): Promise<void> {
  if (leadIds.length === 0) return;
  const rows = leadIds.map((lead_id) => ({ lead_id, created_at: now, due_at: now }));
  await db.insertInto('confirmations').values(rows).execute();
}

function dueAt(db: Db, now: number) {
  return db
    .selectFrom('confirmations')
    .innerJoin('leads', 'leads.id', 'confirmations.lead_id')
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .where((where) =>
      where.or([where('leased_until', 'is', null), where('leased_until', '<', now)]),
    )
    .selectAll('leads')
    .select(['confirmations.attempts', 'confirmations.created_at'])
    .orderBy('due_at')
    .orderBy('leads.id')
    .limit(1);
}

/** The mailboxes of the last 24 hours that were written to, or are being written to. */
async function recentMailboxes(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('confirmations')
    .innerJoin('leads', 'leads.id', 'confirmations.lead_id')
    .where('attempts', '>', 0)
    .where((where) => where.or([where('done_at', 'is', null), where('done_at', '>', now - dayMs)]))
    .selectAll('leads')
    .execute();
  return rows.map((row) => sameMailbox(readStoredLead(row).lead.fields.email));
}

async function end(db: Db, id: string, outcome: ConfirmationOutcome, now: number): Promise<void> {
  await db
    .updateTable('confirmations')
    .set({ outcome, done_at: now, leased_until: null })
    .where('lead_id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

type Claim = { send: DueConfirmation } | { leftOut: ConfirmationOutcome; leadId: string } | null;

async function claimIn(db: Db, perDay: number, now: number): Promise<Claim> {
  const row = await dueAt(db, now).executeTakeFirst();
  if (!row) return null;
  const { lead, unreadable } = readStoredLead(row);
  const leftOut = async (): Promise<ConfirmationOutcome | null> => {
    if (now - row.created_at >= dayMs) return 'expired';
    // whoever has been spoken to needs no mail that says so; nobody writes to what is no request
    if (unreadable || row.stage !== null) return 'unwanted';
    if (row.attempts > 0) return null;
    const recent = await recentMailboxes(db, now);
    if (recent.includes(sameMailbox(lead.fields.email))) return 'repeated';
    return recent.length >= perDay ? 'over_limit' : null;
  };
  const outcome = await leftOut();
  if (outcome) {
    await end(db, lead.id, outcome, now);
    return { leftOut: outcome, leadId: lead.id };
  }
  await db
    .updateTable('confirmations')
    .set((update) => ({ attempts: update('attempts', '+', 1), leased_until: now + leaseMs }))
    .where('lead_id', '=', lead.id)
    .execute();
  return { send: { lead, attempts: row.attempts + 1, createdAt: row.created_at } };
}

/**
 * The next confirmation to send, under a lease, or null. Those that are not to be sent are ended on the way: the second for
 * one mailbox in 24 hours, what is over the limit for all, what is a day old, what the agency has already taken up. Rejects
 * with the store's error.
 */
export async function claimConfirmation(
  store: Store,
  perDay: number,
  now = Date.now(),
): Promise<DueConfirmation | null> {
  return await store.use(async (db) => {
    for (;;) {
      // an idle look must not lock a file that others write to
      if (!(await dueAt(db, now).executeTakeFirst())) return null;
      const claim = await db.transaction().execute(async (transaction) => {
        if (store.kind === 'postgres') {
          await sql`select pg_advisory_xact_lock(${claimLock})`.execute(transaction);
        }
        return await claimIn(transaction, perDay, now);
      });
      if (claim === null) return null;
      if ('send' in claim) return claim.send;
      log.info({ leadId: claim.leadId, outcome: claim.leftOut }, 'confirmation.left_out');
    }
  });
}

/** It got out, or was refused for good. Rejects with the store's error. */
export async function endConfirmation(
  store: Store,
  leadId: string,
  outcome: ConfirmationOutcome,
  now = Date.now(),
): Promise<void> {
  await store.use((db) => end(db, leadId, outcome, now));
}

/** It is tried again later, in a day at the most. Gives the wait in milliseconds. Rejects with the store's error. */
export async function postponeConfirmation(
  store: Store,
  { lead, attempts }: DueConfirmation,
  now = Date.now(),
): Promise<number> {
  const waitMs = waitsMs[attempts - 1] ?? dayMs;
  await store.use((db) =>
    db
      .updateTable('confirmations')
      .set({ due_at: now + waitMs, leased_until: null })
      .where('lead_id', '=', lead.id)
      .where('done_at', 'is', null)
      .execute(),
  );
  return waitMs;
}
