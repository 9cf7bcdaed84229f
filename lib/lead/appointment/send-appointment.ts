import type { Env } from '@/lib/env';
import { appointmentMail } from '@/lib/lead/appointment/appointment-mail';
import { appointmentOf } from '@/lib/lead/appointment/appointment-store';
import { type DeliveryFault, mailFault } from '@/lib/lead/mail/fault';
import type { Mailer } from '@/lib/lead/mail/mailer';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import type { Store } from '@/lib/store/store';

/** What sending an appointment takes. */
export interface AppointmentSender {
  store: Store;
  mailer: Mailer;
  config: Pick<Env, 'leadsFrom' | 'leadsFromName' | 'leadsTo'>;
}

/**
 * Tells prospect and agency of a request's appointment as it is now, each in a mail of their own, the prospect first. Gives
 * null when all have it, or the first fault with those that are still without. Rejects with the store's error.
 */
export async function sendAppointment(
  job: { lead: ReceivedLead; recipients: string[] | null },
  { store, mailer, config }: AppointmentSender,
): Promise<(DeliveryFault & { recipients: string[] | null }) | null> {
  const appointment = await store.use((db) => appointmentOf(db, job.lead.id));
  // deleted meanwhile, with its request
  if (!appointment) return null;
  const everybody = [job.lead.fields.email, ...config.leadsTo];
  const waiting = everybody.filter((address) => job.recipients?.includes(address) ?? true);
  const faults: [string, DeliveryFault][] = [];
  for (const recipient of new Set(waiting)) {
    try {
      await mailer.sendOther(appointmentMail(appointment, job.lead, recipient, config));
    } catch (error) {
      faults.push([recipient, mailFault(error)]);
    }
  }
  const [first] = faults;
  if (!first) return null;
  const without = faults.map(([recipient]) => recipient);
  // as everywhere: nobody named is everybody
  const recipients = everybody.every((address) => without.includes(address)) ? null : without;
  return { ...first[1], recipients };
}
