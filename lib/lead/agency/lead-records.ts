import { readStoredLead } from '@/lib/lead/request';
import { type Channel, channels, type DeliveryStatus } from '@/lib/store/schema';
import { type Store, storeTime } from '@/lib/store/store';

export type LeadRecord = Awaited<ReturnType<typeof listLeads>>[number];

/** Every request, oldest first; of one that cannot be read `unreadable` is the stored text, and the fields are empty. */
export async function listLeads(store: Store) {
  const { leads, deliveries } = await store.use(async (db) => ({
    leads: await db.selectFrom('leads').selectAll().orderBy('received_at').execute(),
    deliveries: await db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', 'in', channels)
      .orderBy('kind')
      .execute(),
  }));
  const byLead = new Map<string | null, typeof deliveries>();
  for (const delivery of deliveries) {
    byLead.set(delivery.lead_id, [...(byLead.get(delivery.lead_id) ?? []), delivery]);
  }
  return leads.map((row) => {
    const { lead, unreadable } = readStoredLead(row);
    return {
      ...lead,
      unreadable: unreadable ? String(row.fields) : null,
      status: row.status,
      stage: row.stage,
      deliveries: (byLead.get(row.id) ?? []).map((delivery) => ({
        channel: delivery.kind as Channel,
        status: delivery.status as DeliveryStatus,
        attempts: delivery.attempts,
        dueAt: new Date(delivery.due_at),
        deliveredAt: delivery.delivered_at === null ? null : new Date(delivery.delivered_at),
        lastError: delivery.last_error,
      })),
    };
  });
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
