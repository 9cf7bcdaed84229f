import { readStoredLead, type StoredLead } from '@/lib/lead/request';
import { type Channel, channels, type DeliveryStatus } from '@/lib/store/schema';
import { type Db, type Store, storeTime } from '@/lib/store/store';

export type LeadRecord = Awaited<ReturnType<typeof records>>[number];

/** `unreadable` is the stored text where it cannot be read; the fields are empty then. */
function readable(row: StoredLead) {
  const { lead, unreadable } = readStoredLead(row);
  return { ...lead, unreadable: unreadable ? String(row.fields) : null };
}

async function records(db: Db, id?: string) {
  let leadQuery = db.selectFrom('leads').selectAll().orderBy('received_at');
  let outbox = db.selectFrom('outbox').selectAll().where('kind', 'in', channels).orderBy('kind');
  if (id !== undefined) {
    leadQuery = leadQuery.where('id', '=', id);
    outbox = outbox.where('lead_id', '=', id);
  }
  const leads = await leadQuery.execute();
  const deliveries = await outbox.execute();
  const byLead = new Map<string | null, typeof deliveries>();
  for (const delivery of deliveries) {
    byLead.set(delivery.lead_id, [...(byLead.get(delivery.lead_id) ?? []), delivery]);
  }
  return leads.map((lead) => ({
    ...readable(lead),
    status: lead.status,
    stage: lead.stage,
    deliveries: (byLead.get(lead.id) ?? []).map((delivery) => ({
      channel: delivery.kind as Channel,
      status: delivery.status as DeliveryStatus,
      attempts: delivery.attempts,
      dueAt: new Date(delivery.due_at),
      deliveredAt: delivery.delivered_at === null ? null : new Date(delivery.delivered_at),
      lastError: delivery.last_error,
    })),
  }));
}

export function listLeads(store: Store): Promise<LeadRecord[]> {
  return store.use((db) => records(db));
}

export async function findLead(store: Store, id: string): Promise<LeadRecord | undefined> {
  return (await store.use((db) => records(db, id)))[0];
}

/** Makes the undelivered part of a request due at once, dead letters too; gives how many. */
export async function retryLead(store: Store, id: string): Promise<number> {
  const { numUpdatedRows } = await store.use(async (db) =>
    db
      .updateTable('outbox')
      .set({
        status: 'pending',
        due_at: await storeTime(db),
        attempts: 0,
        configuration_fault: 0,
      })
      .where('lead_id', '=', id)
      .where('kind', 'in', channels)
      .where('status', '!=', 'delivered')
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}
