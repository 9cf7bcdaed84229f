import { sql } from 'kysely';
import { meetingPlaces, bookingRules as rules } from '@/content/booking';
import type { Appointment, Meeting } from '@/lib/lead/appointment/appointment';
import { appointmentOf, writeAppointment } from '@/lib/lead/appointment/appointment-store';
import { reminderTime } from '@/lib/lead/booking/slots';
import type { AppointmentOrigin, Stage } from '@/lib/store/schema';
import type { Db, Store } from '@/lib/store/store';
import type { WorkingCalendar } from '@/lib/working-calendar';

type Way = Pick<Meeting, 'manner' | 'link'>;

/** How the agency meets people, as the owner has it. */
export const ways: [Way, ...Way[]] = [
  { manner: 'phone', link: null },
  ...(meetingPlaces.video ? [{ manner: 'video' as const, link: meetingPlaces.video }] : []),
  ...(meetingPlaces.office ? [{ manner: 'office' as const, link: null }] : []),
];

export interface Choice {
  /** Milliseconds since the epoch. */
  time: number;
  /** One of `ways`; anything else leaves it as it is. */
  manner: string | null;
  note: string;
  origin: Extract<AppointmentOrigin, 'page' | 'mail'>;
}

/** Any number that nothing else in the database locks. */
const lockNumber = 7_314_001;

/** When the appointments of all others begin, in milliseconds since the epoch. Rejects with the store's error. */
export async function bookedTimes(db: Db, exceptLeadId: string, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('starts_at')
    .where('status', '=', 'confirmed')
    .where('starts_at', '>', now - rules.ahead.ms)
    .where('lead_id', '!=', exceptLeadId)
    .execute();
  return rows.map(({ starts_at }) => Number(starts_at));
}

/** What a prospect may do: choose a time, change the one that there is, or neither. */
export function allowedNow(
  lead: { status: string; stage: Stage | null } | undefined,
  appointment: Appointment | null,
  now: number,
): 'choose' | 'change' | 'nothing' {
  const open = lead?.status === 'accepted' && (lead.stage === null || lead.stage === 'contacted');
  if (!open) return 'nothing';
  if (!appointment) return 'choose';
  if (appointment.sequence >= rules.mostChanges) return 'nothing';
  // what the agency has called off without asking for another time stays so
  if (appointment.cancelled) return appointment.origin === 'agency' ? 'nothing' : 'choose';
  return appointment.startsAt.getTime() - now > rules.changes.ms ? 'change' : 'nothing';
}

interface BookOptions {
  calendar: WorkingCalendar;
  agency: string[];
  now?: number;
}

/**
 * Makes or moves the appointment for the prospect, if its time is still `free` beside those that are booked, and has both
 * sides notified: of another note the agency alone. `taken`: somebody else has it; `closed`: it is too late for changes.
 */
export async function book(
  store: Store,
  leadId: string,
  choice: Choice,
  free: (booked: number[]) => number[],
  { calendar, agency, now = Date.now() }: BookOptions,
): Promise<'booked' | 'unchanged' | 'taken' | 'closed'> {
  return await store.use((db) =>
    db.transaction().execute(async (transaction) => {
      // one choice after the other, so that the second one sees the first; SQLite writes in turn by itself
      if (store.kind === 'postgres') {
        await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
      }
      const lead = await transaction
        .selectFrom('leads')
        .select(['status', 'stage'])
        .where('id', '=', leadId)
        .executeTakeFirst();
      const present = await appointmentOf(transaction, leadId);
      const { time, note } = choice;
      const current = present?.cancelled === false ? present : null;
      const wanted = ways.find(({ manner }) => manner === choice.manner);
      const way = wanted && wanted.manner !== current?.manner ? wanted : (current ?? ways[0]);
      const sameTime = current?.startsAt.getTime() === time;
      const stays = sameTime && way.manner === current.manner;
      if (stays && current.note === note) return 'unchanged';
      if (allowedNow(lead, present, now) === 'nothing') return 'closed';
      const booked = await bookedTimes(transaction, leadId, now);
      if (!sameTime && !free(booked).includes(time)) return 'taken';
      const { manner, link } = way;
      // what has been proven once stays so
      const origin = present?.origin === 'mail' ? 'mail' : choice.origin;
      const remindAt = reminderTime(time, calendar, now);
      const written = { startsAt: new Date(time), manner, link, note, origin, remindAt };
      const about = { present, now, ...(stays && { only: agency }) };
      await writeAppointment(transaction, leadId, written, about);
      return 'booked';
    }),
  );
}
