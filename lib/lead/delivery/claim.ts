import { randomUUID } from 'node:crypto';
import { bundledWith, isCarrierOrAlone, sealBundle, sealOrphans } from '@/lib/lead/delivery/bundle';
import { type Job, leaseMs } from '@/lib/lead/delivery/outbox';
import { storedTexts } from '@/lib/lead/request/stored-json';
import { readStoredLead, unreadableFields } from '@/lib/lead/request/stored-lead';
import { log } from '@/lib/server/log';
import { skewMs, storeTime } from '@/lib/store/clock';
import { type Channel, deadLettered } from '@/lib/store/schema';
import type { Db, Store } from '@/lib/store/store';

/** Deliveries whose times are put right at once. */
const portion = 200;

async function lease(db: Db, postgres: boolean, limit: number) {
  const now = await storeTime(db);
  const token = randomUUID();
  const due = db
    .selectFrom('deliveries')
    .select('id')
    .where('status', '=', 'pending')
    .where('due_at', '<=', now)
    .where(isCarrierOrAlone)
    .where((where) =>
      where.or([
        where('leased_until', 'is', null),
        where('leased_until', '<', now),
        // of a clock that has been set back since
        where('leased_until', '>', now + leaseMs + skewMs),
      ]),
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
    .returning(['id', 'lead_id', 'channel', 'attempts', 'recipients', 'lease_token', 'bundle_id'])
    .execute();
}

/** A delivery that nothing can be sent for. */
interface Unreadable {
  id: string;
  leadId: string;
  channel: Channel;
}

async function deadLetter(db: Db, unreadable: Unreadable[]): Promise<void> {
  if (unreadable.length === 0) return;
  const ids = unreadable.map(({ id }) => id);
  await db
    .updateTable('deliveries')
    .set({
      status: deadLettered,
      last_error: unreadableFields,
      leased_until: null,
      lease_token: null,
      configuration_fault: 0,
      // the others of its mail get another one to carry it
      bundle_id: null,
    })
    .where('id', 'in', ids)
    .execute();
}

async function claimIn(
  db: Db,
  postgres: boolean,
  limit: number,
): Promise<{ jobs: Job[]; unreadable: Unreadable[] }> {
  const jobs: Job[] = [];
  const unreadable: Unreadable[] = [];
  await sealBundle(db, postgres);
  let leased = await lease(db, postgres, limit);
  if (leased.length === 0 && (await sealOrphans(db, postgres))) {
    leased = await lease(db, postgres, limit);
  }
  if (leased.length === 0) return { jobs, unreadable };
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'received_at', 'page', 'visit', 'fields', 'spam_reasons', 'request_id'])
    .where('id', 'in', [...new Set(leased.map(({ lead_id }) => lead_id))])
    .execute();
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  for (const delivery of leased) {
    const { id, lead_id, channel, attempts, recipients, lease_token, bundle_id } = delivery;
    const row = byId.get(lead_id);
    const read = row && readStoredLead(row);
    if (!read || read.unreadable) unreadable.push({ id, leadId: lead_id, channel });
    else {
      jobs.push({
        id,
        leaseToken: lease_token ?? '',
        channel,
        attempts,
        recipients: storedTexts(recipients),
        requestId: row.request_id,
        lead: read.lead,
        bundle: bundle_id === null ? null : await bundledWith(db, delivery),
      });
    }
  }
  await deadLetter(db, unreadable);
  return { jobs, unreadable };
}

const pending = (db: Db) =>
  db.selectFrom('deliveries').select('id').where('status', '=', 'pending');

async function anythingDue(db: Db): Promise<boolean> {
  const due = await pending(db)
    .where('due_at', '<=', await storeTime(db))
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/**
 * Makes due at once what was made, or put off, by a clock that has been set back since: it would wait until that time
 * comes once more.
 */
async function putTimesRight(db: Db, longestWaitMs: number): Promise<void> {
  const now = await storeTime(db);
  const ahead = [
    ...(await pending(db)
      .where('due_at', '>', now + longestWaitMs + skewMs)
      .limit(portion)
      .execute()),
    ...(await pending(db)
      .where('created_at', '>', now + skewMs)
      .limit(portion)
      .execute()),
  ];
  const ids = [...new Set(ahead.map(({ id }) => id))];
  if (ids.length === 0) return;
  await db
    .updateTable('deliveries')
    .set((update) => ({
      due_at: now,
      created_at: update
        .case()
        .when('created_at', '>', now)
        .then(now)
        .else(update.ref('created_at'))
        .end(),
    }))
    .where('id', 'in', ids)
    .where('status', '=', 'pending')
    .execute();
  log.warn({ dueAgain: ids.length }, 'store.clock_set_back');
}

/**
 * Takes up to `limit` due deliveries, oldest first; those among them that cannot be read are dead-lettered, and logged.
 * `longestWaitMs` is the longest that the schedule has. Rejects with the store's error, and then has taken none.
 */
export async function claim(store: Store, limit: number, longestWaitMs: number): Promise<Job[]> {
  return await store.use(async (db) => {
    await putTimesRight(db, longestWaitMs);
    // an idle look twice a second must not lock a file that the command line writes to
    if (!(await anythingDue(db))) return [];
    const { jobs, unreadable } = await db
      .transaction()
      .execute((transaction) => claimIn(transaction, store.kind === 'postgres', limit));
    for (const { leadId, channel } of unreadable) {
      log.error({ leadId, channel, errorCode: unreadableFields }, 'lead.unreadable');
    }
    return jobs;
  });
}
