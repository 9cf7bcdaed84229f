import { appointment as words } from '@/content/appointment';
import type { Env } from '@/lib/env';
import type { Appointment } from '@/lib/lead/appointment/appointment';
import { appointmentOf } from '@/lib/lead/appointment/appointment-store';
import { calendarOf } from '@/lib/lead/appointment/calendar';
import { type MakeLink, noLink, storedLinks } from '@/lib/lead/links/link-maker';
import { choiceActions } from '@/lib/lead/links/mail-actions';
import { type DeliveryFault, mailFault } from '@/lib/lead/mail/fault';
import type { Mailer } from '@/lib/lead/mail/mailer';
import { agencyLetter, prospectLetter } from '@/lib/lead/mails/appointment';
import { headerText } from '@/lib/lead/mails/lead-text';
import type { OutgoingMail } from '@/lib/lead/mails/render';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import type { Store } from '@/lib/store/store';

/** What one of those who take part is sent, with the invitation; the same appointment gives each the same Message-ID. */
export function appointmentMail(
  appointment: Appointment,
  { id, receivedAt, fields }: ReceivedLead,
  recipient: string,
  config: Pick<Env, 'leadsFrom' | 'leadsFromName' | 'leadsTo'>,
  link: MakeLink = noLink,
): OutgoingMail {
  const { cancelled, sequence } = appointment;
  const news = cancelled ? 'cancelled' : sequence === 0 ? 'new' : 'changed';
  const said = { ...appointment, news } as const;
  const attendees = [fields.email, ...config.leadsTo];
  const [answerTo] = config.leadsTo;
  const forProspect = recipient === fields.email;
  const summary = forProspect
    ? words.event.prospect
    : words.event.agency(headerText(fields.nome), headerText(fields.azienda));
  const lead = { id, receivedAt };
  return {
    id: `${id}.appointment.${sequence}.${attendees.indexOf(recipient)}`,
    to: recipient,
    ...(forProspect
      ? prospectLetter(said, link(lead, 'visit_mail'))
      : agencyLetter(said, fields, choiceActions(lead, link))),
    ...(forProspect && answerTo && { replyTo: { name: '', address: answerTo } }),
    icalEvent: {
      method: cancelled ? 'CANCEL' : 'REQUEST',
      filename: 'invito.ics',
      content: calendarOf(appointment, { summary, attendees }, config),
    },
  };
}

interface Sender {
  store: Store;
  mailer: Mailer;
  config: Pick<Env, 'leadsFrom' | 'leadsFromName' | 'leadsTo' | 'booking' | 'siteUrl'>;
}

/** Notifies all of the appointment as it is now, each in a mail of their own. Gives the first fault, and who is without. */
export async function sendAppointment(
  { lead, recipients }: { lead: ReceivedLead; recipients: string[] | null },
  { store, mailer, config }: Sender,
): Promise<(DeliveryFault & { recipients: string[] | null }) | null> {
  const appointment = await store.use((db) => appointmentOf(db, lead.id));
  // deleted meanwhile, with its request
  if (!appointment) return null;
  const everybody = [...new Set([lead.fields.email, ...config.leadsTo])];
  const link = config.booking ? await storedLinks(store, config) : noLink;
  const without: string[] = [];
  let fault: DeliveryFault | null = null;
  for (const recipient of everybody.filter((one) => recipients?.includes(one) ?? true)) {
    try {
      await mailer.send(appointmentMail(appointment, lead, recipient, config, link));
    } catch (error) {
      fault ??= mailFault(error);
      without.push(recipient);
    }
  }
  // as everywhere: nobody named is everybody
  const left = without.length === everybody.length ? null : without;
  return fault && { ...fault, recipients: left };
}

/** Reminds the prospect of an appointment that is still to come. Rejects with the mail's or the store's error. */
export async function sendAppointmentReminder(
  { lead }: { lead: ReceivedLead },
  { store, mailer, config }: Sender,
): Promise<{ skipped: string } | null> {
  const appointment = await store.use((db) => appointmentOf(db, lead.id));
  const isToCome = appointment?.cancelled === false && appointment.startsAt.getTime() > Date.now();
  if (!isToCome) return { skipped: 'UNWANTED' };
  const page = (await storedLinks(store, config))(lead, 'visit_mail');
  const [answerTo] = config.leadsTo;
  await mailer.send({
    id: `${lead.id}.appointment.reminder`,
    to: lead.fields.email,
    ...(answerTo && { replyTo: { name: '', address: answerTo } }),
    ...prospectLetter({ ...appointment, news: 'reminder' }, page),
  });
  return null;
}
