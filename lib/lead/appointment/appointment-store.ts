import type { Appointment, Meeting } from '@/lib/lead/appointment/appointment';
import { outboxRows } from '@/lib/lead/delivery/outbox';
import { storeTime } from '@/lib/store/clock';
import type { AppointmentOrigin } from '@/lib/store/schema';
import type { Db, Store } from '@/lib/store/store';

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
    origin: row.origin ?? 'agency',
    note: row.note ?? '',
  };
}

/** A delivery of its own: one that is just going out must not be taken for the one after it. */
async function notifyAnew(db: Db, leadId: string, only?: string[]): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('lead_id', '=', leadId)
    .where((where) =>
      where.or([
        where('kind', '=', 'appointment'),
        where.and([where('kind', '=', 'appointment_reminder'), where('status', '=', 'pending')]),
      ]),
    )
    .execute();
  const rows = outboxRows(leadId, ['appointment'], await storeTime(db));
  const recipients = only ? JSON.stringify(only) : null;
  await db
    .insertInto('outbox')
    .values(rows.map((row) => ({ ...row, recipients })))
    .execute();
}

interface Written extends Meeting {
  origin: AppointmentOrigin;
  note: string;
  /** When the prospect is reminded of it, once however often it is moved; null for never. */
  remindAt: number | null;
}

/** Writes an appointment that is made or moved, and has both sides notified; `only` names those who are notified alone. */
export async function writeAppointment(
  transaction: Db,
  leadId: string,
  { startsAt, manner, link, origin, note, remindAt }: Written,
  { present, now, only }: { present: Appointment | null; now: number; only?: string[] },
): Promise<void> {
  const row = {
    starts_at: startsAt.getTime(),
    manner,
    link,
    sequence: present ? present.sequence + 1 : 0,
    status: 'confirmed' as const,
    changed_at: now,
    origin,
    note: note || null,
  };
  await transaction
    .insertInto('appointments')
    .values({ lead_id: leadId, ...row })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(row))
    .execute();
  await notifyAnew(transaction, leadId, only);
  if (remindAt === null) return;
  const rows = outboxRows(leadId, ['appointment_reminder'], now);
  await transaction
    .insertInto('outbox')
    .values(rows.map((each) => ({ ...each, due_at: remindAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function isSame(present: Appointment, { startsAt, manner, link }: Meeting): boolean {
  return (
    !present.cancelled &&
    present.startsAt.getTime() === startsAt.getTime() &&
    present.manner === manner &&
    present.link === link
  );
}

/** Makes or moves the appointment of an accepted request, and has both sides notified. False where nothing was changed. */
export async function setAppointment(
  store: Store,
  leadId: string,
  meeting: Meeting,
  now = Date.now(),
  remindAt: number | null = null,
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
      const note = present?.note ?? '';
      const written = { ...meeting, origin: 'agency' as const, note, remindAt };
      await writeAppointment(transaction, leadId, written, { present: present ?? null, now });
      return true;
    }),
  );
}

/** Calls the appointment off, and has both sides notified who did. False where there is none to call off. */
export async function cancelAppointment(
  store: Store,
  leadId: string,
  now = Date.now(),
  origin: AppointmentOrigin = 'agency',
): Promise<boolean> {
  return await store.use((db) =>
    db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('appointments')
        .set((update) => ({
          status: 'cancelled',
          sequence: update('sequence', '+', 1),
          changed_at: now,
          origin,
        }))
        .where('lead_id', '=', leadId)
        .where('status', '=', 'confirmed')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await notifyAnew(transaction, leadId);
      return true;
    }),
  );
}
