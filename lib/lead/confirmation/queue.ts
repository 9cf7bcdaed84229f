import { createHash } from 'node:crypto';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import { readStoredLead } from '@/lib/lead/request/stored-lead';
import { sameMailbox } from '@/lib/lead/text/email-address';
import { log } from '@/lib/server/log';
import { skewMs } from '@/lib/store/clock';
import type { ConfirmationOutcome } from '@/lib/store/schema';
import type { Db, Store } from '@/lib/store/store';

const dayMs = 86_400_000;
/** Milliseconds that a claimed one is left to its sender, longer than any time-out of the mail server. */
const leaseMs = 180_000;
/** Milliseconds before each retry; what has not got out in a day comes too late. */
const waitsMs = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000];
/** Confirmations that are looked at in one transaction. */
const portion = 25;

/** PostgreSQL's name for the lock under which one instance at a time claims: so a mailbox gets one. */
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

const waiting = (db: Db) => db.selectFrom('confirmations').where('done_at', 'is', null);

function dueAt(db: Db, now: number) {
  return waiting(db)
    .where('due_at', '<=', now)
    .where((where) =>
      where.or([
        where('leased_until', 'is', null),
        where('leased_until', '<', now),
        // of a clock that has been set back since
        where('leased_until', '>', now + leaseMs + skewMs),
      ]),
    );
}

/** Makes due at once what was put off by a clock that has been set back since. */
async function putTimesRight(db: Db, now: number): Promise<void> {
  const ahead = waiting(db)
    .select('lead_id')
    .where('due_at', '>', now + dayMs + skewMs)
    .limit(portion);
  if (!(await ahead.executeTakeFirst())) return;
  await db
    .updateTable('confirmations')
    .set({ due_at: now })
    .where('lead_id', 'in', ahead)
    .execute();
}

async function dueRows(db: Db, now: number) {
  const rows = await dueAt(db, now)
    .innerJoin('leads', 'leads.id', 'confirmations.lead_id')
    .selectAll('leads')
    .select(['confirmations.attempts', 'confirmations.created_at'])
    .orderBy('due_at')
    .limit(portion)
    .execute();
  return rows.map((row) => {
    const { lead, unreadable } = readStoredLead(row);
    const mailbox = createHash('sha256').update(sameMailbox(lead.fields.email)).digest('hex');
    return { ...row, lead, unreadable, mailbox };
  });
}

/** Whether a mailbox was written to in the last 24 hours, or is being written to. */
async function hasHeard(db: Db, mailbox: string, now: number): Promise<boolean> {
  const heard = await db
    .selectFrom('confirmations')
    .select('lead_id')
    .where('mailbox', '=', mailbox)
    .where('attempts', '>', 0)
    .where((where) => where.or([where('done_at', 'is', null), where('done_at', '>', now - dayMs)]))
    .limit(1)
    .executeTakeFirst();
  return heard !== undefined;
}

async function end(db: Db, ids: string[], outcome: ConfirmationOutcome, now: number) {
  await db
    .updateTable('confirmations')
    .set({ outcome, done_at: now, leased_until: null })
    .where('lead_id', 'in', ids)
    .where('done_at', 'is', null)
    .execute();
}

type Row = Awaited<ReturnType<typeof dueRows>>[number];

/** Why one is not to be sent; null where it is. */
async function leftOut(db: Db, row: Row, now: number): Promise<ConfirmationOutcome | null> {
  if (now - row.created_at >= dayMs) return 'expired';
  // whoever has been spoken to needs no mail that says so; nobody writes to what is no request
  if (row.unreadable || row.stage !== null) return 'unwanted';
  if (row.attempts > 0) return null;
  return (await hasHeard(db, row.mailbox, now)) ? 'repeated' : null;
}

interface Claimed {
  send: DueConfirmation | null;
  leftOut: { leadId: string; outcome: ConfirmationOutcome }[];
}

async function claimIn(db: Db, now: number): Promise<Claimed> {
  const claimed: Claimed = { send: null, leftOut: [] };
  for (const row of await dueRows(db, now)) {
    const outcome = await leftOut(db, row, now);
    if (outcome) {
      await end(db, [row.id], outcome, now);
      claimed.leftOut.push({ leadId: row.id, outcome });
      continue;
    }
    const attempts = row.attempts + 1;
    await db
      .updateTable('confirmations')
      .set({ attempts, leased_until: now + leaseMs, mailbox: row.mailbox })
      .where('lead_id', '=', row.id)
      .execute();
    claimed.send = { lead: row.lead, attempts, createdAt: row.created_at };
    break;
  }
  return claimed;
}

/**
 * The next confirmation to send, under a lease, or null. Those that are not to be sent are ended on the way, a portion at a
 * time: the second for one mailbox in 24 hours, what is a day old, what the agency has already taken up. Rejects with the
 * store's error.
 */
export async function claimConfirmation(
  store: Store,
  now = Date.now(),
): Promise<DueConfirmation | null> {
  for (; ; await othersFirst()) {
    const claimed = await store.use(async (db) => {
      await putTimesRight(db, now);
      // an idle look must not lock a file that others write to
      if (!(await dueAt(db, now).select('lead_id').limit(1).executeTakeFirst())) return null;
      return await db.transaction().execute(async (transaction) => {
        if (store.kind === 'postgres') {
          await sql`select pg_advisory_xact_lock(${claimLock})`.execute(transaction);
        }
        return await claimIn(transaction, now);
      });
    });
    for (const about of claimed?.leftOut ?? []) log.info(about, 'confirmation.left_out');
    if (claimed?.send) return claimed.send;
    if (!claimed?.leftOut.length) return null;
  }
}

/** It got out, or was refused for good. Rejects with the store's error. */
export async function endConfirmation(
  store: Store,
  leadId: string,
  outcome: ConfirmationOutcome,
  now = Date.now(),
): Promise<void> {
  await store.use((db) => end(db, [leadId], outcome, now));
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
