import type { Appointment, Meeting } from '@/lib/lead/appointment/appointment';
import { outboxRows } from '@/lib/lead/delivery/outbox';
import { storeTime } from '@/lib/store/clock';
import type { Db, Store } from '@/lib/store/store';

/** The appointment of a request; null where there has been none. */
export async function appointmentOf(db: Db, leadId: string): Promise<Appointment | null> {
  const row = await db
    .selectFrom('appointments')
    .selectAll()
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    leadId,
    startsAt: new Date(row.starts_at),
    manner: row.manner,
    link: row.link,
    sequence: row.sequence,
    cancelled: row.status === 'cancelled',
    changedAt: new Date(row.changed_at),
  };
}

/** A delivery of its own for each thing told: one that is just going out must not be taken for the one after it. */
async function tellAnew(db: Db, leadId: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'appointment')
    .execute();
  const rows = outboxRows(leadId, ['appointment'], await storeTime(db));
  await db.insertInto('outbox').values(rows).execute();
}

function isSame(present: Appointment, { startsAt, manner, link }: Meeting): boolean {
  return (
    !present.cancelled &&
    present.startsAt.getTime() === startsAt.getTime() &&
    present.manner === manner &&
    present.link === link
  );
}

/**
 * Makes or moves the appointment of an accepted request, and has both sides told, in one transaction. The same again tells
 * nobody. False where nothing was changed. Rejects with the store's error.
 */
export async function setAppointment(
  store: Store,
  leadId: string,
  meeting: Meeting,
  now = Date.now(),
): Promise<boolean> {
  return await store.use((db) =>
    db.transaction().execute(async (transaction) => {
      const lead = await transaction
        .selectFrom('leads')
        .select('id')
        .where('id', '=', leadId)
        .where('status', '=', 'accepted')
        // two presses at once: the second one waits, and finds what the first has made
        .$if(store.kind === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst();
      const present = lead && (await appointmentOf(transaction, leadId));
      if (!lead || (present && isSame(present, meeting))) return false;
      const row = {
        starts_at: meeting.startsAt.getTime(),
        manner: meeting.manner,
        link: meeting.link,
        sequence: present ? present.sequence + 1 : 0,
        status: 'confirmed' as const,
        changed_at: now,
      };
      await transaction
        .insertInto('appointments')
        .values({ lead_id: leadId, ...row })
        .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(row))
        .execute();
      await tellAnew(transaction, leadId);
      return true;
    }),
  );
}

/** Calls the appointment off, and has both sides told. False where there is none to call off. */
export async function cancelAppointment(
  store: Store,
  leadId: string,
  now = Date.now(),
): Promise<boolean> {
  return await store.use((db) =>
    db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('appointments')
        .set((update) => ({
          status: 'cancelled',
          sequence: update('sequence', '+', 1),
          changed_at: now,
        }))
        .where('lead_id', '=', leadId)
        .where('status', '=', 'confirmed')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await tellAnew(transaction, leadId);
      return true;
    }),
  );
}
