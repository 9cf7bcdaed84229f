import { randomUUID } from 'node:crypto';
import {
  claimed,
  type Job,
  type LeadJob,
  leaseMs,
  type OutboxRow,
} from '@/lib/lead/delivery/outbox';
import { readStoredLead, unreadableFields } from '@/lib/lead/request';
import { log } from '@/lib/log';
import { deadLettered, type ScheduledKind } from '@/lib/store/schema';
import { type Db, type Store, storeTime } from '@/lib/store/store';

async function lease(db: Db, postgres: boolean, limit: number): Promise<OutboxRow[]> {
  const now = await storeTime(db);
  const token = randomUUID();
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'pending')
    .where('due_at', '<=', now)
    .where((where) =>
      where.or([
        where('leased_until', 'is', null),
        where('leased_until', '<', now),
        // claimed before the clock was set back; the margin spares claims made since `now`
        where('leased_until', '>', now + 2 * leaseMs),
      ]),
    )
    .orderBy('due_at')
    .limit(limit)
    .$if(postgres, (query) => query.forUpdate().skipLocked());
  return await db
    .updateTable('outbox')
    .set((update) => ({
      leased_until: now + leaseMs,
      lease_token: token,
      attempts: update('attempts', '+', 1),
    }))
    .where('id', 'in', due)
    .returningAll()
    .execute();
}

async function claimIn(db: Db, postgres: boolean, limit: number) {
  const rows = await lease(db, postgres, limit);
  const leadIds = rows.flatMap(({ lead_id }) => lead_id ?? []);
  const leads =
    leadIds.length > 0
      ? await db.selectFrom('leads').selectAll().where('id', 'in', leadIds).execute()
      : [];
  const byId = new Map(
    leads.map((lead) => [lead.id, { ...readStoredLead(lead), requestId: lead.request_id }]),
  );
  const jobs: Job[] = [];
  const unreadable: OutboxRow[] = [];
  for (const row of rows) {
    const read = byId.get(row.lead_id ?? '');
    if (row.lead_id === null)
      jobs.push({ ...claimed(row), kind: row.kind as ScheduledKind, lead: null });
    else if (!read || read.unreadable) unreadable.push(row);
    else {
      const { lead, requestId } = read;
      jobs.push({ ...claimed(row), kind: row.kind as LeadJob['kind'], lead, requestId });
    }
  }
  if (unreadable.length > 0) {
    const ids = unreadable.map(({ id }) => id);
    const free = { leased_until: null, lease_token: null };
    const dead = { status: deadLettered, last_error: unreadableFields, configuration_fault: 0 };
    await db
      .updateTable('outbox')
      .set({ ...free, ...dead })
      .where('id', 'in', ids)
      .execute();
  }
  return { jobs, unreadable };
}

const anythingDue = async (db: Db) =>
  await db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'pending')
    .where('due_at', '<=', await storeTime(db))
    .limit(1)
    .executeTakeFirst();

/** Claims due deliveries, oldest first; dead-letters what cannot be read. */
export async function claim(store: Store, limit: number): Promise<Job[]> {
  return await store.use(async (db) => {
    // a transaction twice a second would lock the file against the command line
    if (!(await anythingDue(db))) return [];
    const { jobs, unreadable } = await db
      .transaction()
      .execute((transaction) => claimIn(transaction, store.kind === 'postgres', limit));
    for (const { lead_id, kind } of unreadable) {
      log.error({ leadId: lead_id, channel: kind, errorCode: unreadableFields }, 'lead.unreadable');
    }
    return jobs;
  });
}
