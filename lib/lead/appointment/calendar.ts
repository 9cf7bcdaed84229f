import ical, {
  foldLines,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { appointment as words } from '@/content/appointment';
import { site } from '@/content/site';
import type { Env } from '@/lib/env';
import { inRome } from '@/lib/italian/rome';
import { type Appointment, appointmentMinutes } from '@/lib/lead/appointment/appointment';
import { romeZone } from '@/lib/time';

/** Italian time as calendars want it told (RFC 5545, 3.6.5): the Union's rule, unchanged since 1996. */
const romeComponent = [
  'BEGIN:VTIMEZONE',
  `TZID:${romeZone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

interface Invitation {
  summary: string;
  attendees: string[];
}

/** The invitation (RFC 5545; RFC 5546, 3.2): one UID for all versions of an appointment, with a higher SEQUENCE each time. */
export function calendarOf(
  appointment: Appointment,
  { summary, attendees }: Invitation,
  { leadsFrom, leadsFromName }: Pick<Env, 'leadsFrom' | 'leadsFromName'>,
): string {
  const { leadId, startsAt, manner, link, sequence, cancelled, changedAt } = appointment;
  const start = inRome(startsAt);
  const calendar = ical({
    prodId: { company: site.brand, product: 'appuntamenti', language: 'IT' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    // named by the event alone: a calendar with a zone of its own writes DTSTAMP without UTC (RFC 5545, 3.8.7.2)
    timezone: { name: null, generator: () => romeComponent },
  });
  calendar.createEvent({
    id: `${leadId}@${leadsFrom.split('@').at(-1)}`,
    sequence,
    stamp: changedAt,
    start,
    end: start.plus({ minutes: appointmentMinutes }),
    timezone: romeZone,
    summary,
    description: words.event.description,
    location: link ?? words.manners[manner].place,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: leadsFromName ?? site.brand, email: leadsFrom },
    attendees: attendees.map((email) => ({
      email: email.replace(/[^\w.!$'*+~@-]/g, encodeURIComponent),
      rsvp: true,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
    })),
  });
  const text = calendar.toString();
  // the library escapes an address as it does a text, which readers leave in it (RFC 5545, 3.3.13)
  const url = link && foldLines(`URL;VALUE=URI:${link}`);
  return url ? text.replace('\r\nEND:VEVENT', () => `\r\n${url}\r\nEND:VEVENT`) : text;
}
