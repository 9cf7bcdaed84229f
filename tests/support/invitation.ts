import ICAL from 'ical.js';
import type { Mailbox, TakenMail } from './mailbox';
import { shown } from './rome';
import { until } from './until';

export const isInvitation = ({ mail }: TakenMail): boolean =>
  mail.attachments.some(({ mimeType }) => mimeType === 'text/calendar');

/** The invitation in a mail, as a calendar reads it. */
export function invitation({ mail }: TakenMail) {
  const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = part?.content;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent') ?? undefined;
  const value = (name: string) => String(event?.getFirstPropertyValue(name));
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: value('uid'),
    sequence: value('sequence'),
    status: value('status'),
    organizer: value('organizer'),
    attendees: event
      ?.getAllProperties('attendee')
      .map((each) => String(each.getFirstValue()).toLowerCase()),
    start: shown(new ICAL.Event(event).startDate.toJSDate().getTime(), 'yyyy-MM-dd HH:mm'),
  };
}

/** Those that came to an address, oldest first, once there are so many. */
export function invitationsTo({ mails }: Pick<Mailbox, 'mails'>, address: string, count: number) {
  return until(() => {
    const taken = mails.filter((mail) => isInvitation(mail) && mail.envelope.to.includes(address));
    return taken.length >= count ? taken : undefined;
  }, `${count} invitations to ${address}`);
}
