import ICAL from 'ical.js';
import { appointment as words } from '@/content/appointment';
import { facts } from '@/content/facts';
import type { Appointment } from '@/lib/lead/appointment/appointment';
import {
  parseAppointment,
  type TypedAppointment,
  typedOf,
} from '@/lib/lead/appointment/appointment-form';
import { calendarOf } from '@/lib/lead/appointment/calendar';
import { appointmentMail } from '@/lib/lead/appointment/send-appointment';
import { renderMail } from '@/lib/lead/mails/render';
import { validPayload } from '../../support/contact-route';

const now = new Date('2026-11-21T10:00:00Z');
const typed = { giorno: '2026-11-24', ora: '10:30', come: 'phone', link: '' };

test.each([
  [{}, now, '2026-11-24T09:30:00.000Z'],
  [{ giorno: '24/11/2026', ora: '9.05' }, now, '2026-11-24T08:05:00.000Z'],
  [{ giorno: '2027-07-02' }, new Date('2027-07-01T10:00:00Z'), '2027-07-02T08:30:00.000Z'],
])('day and hour of %j are Rome’s, in winter and in summer', (more, at, startsAt) => {
  const { meeting } = parseAppointment({ ...typed, ...more }, at);
  expect(meeting?.startsAt.toISOString()).toBe(startsAt);
});

const { errors } = words;
const february = new Date('2027-02-01T10:00:00Z');

test.each<[TypedAppointment, TypedAppointment, Date?]>([
  [{ giorno: '2026-02-30' }, { giorno: errors.day }],
  [
    { giorno: 'domani', ora: '25:00' },
    { giorno: errors.day, ora: errors.hour },
  ],
  [{ ora: '10' }, { ora: errors.hour }],
  [{ giorno: '2026-11-20' }, { giorno: errors.past }],
  [{ giorno: '2026-11-21', ora: '11:00' }, { giorno: errors.past }],
  [{ giorno: '2027-11-24' }, { giorno: errors.far }],
  [{ giorno: '2027-03-28', ora: '02:30' }, { ora: errors.gap }, february],
  [{ come: 'toString' }, { come: errors.manner }],
  ...[
    undefined,
    'javascript:alert(1)',
    'https://meet.example.com/a b',
    'https:meet.example.com',
    'https://meet.example.com\\@evil.example/',
    'https://user:secret@meet.example.com/',
    'https://localhost/abc',
    'https://meet%2eexample.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://meet.example.com/"><b>',
    `https://meet.example.com/${'a'.repeat(500)}`,
  ].map((link): [TypedAppointment, TypedAppointment] => [
    { come: 'video', link },
    { link: errors.link },
  ]),
])('%j is refused, beside the field', (more, said, at = now) => {
  expect(parseAppointment({ ...typed, ...more }, at)).toEqual({ errors: said });
});

test.each([
  'https://meet.google.com/abc-defg-hij',
  'https://us02web.zoom.us/j/123?pwd=a%20b,c;d#success',
  'https://teams.microsoft.com/l/meetup-join/19%3ameeting_x%40thread.v2/0?context=%7b%22Tid%22%3a%221%22%7d',
  'https://MEET.Example.com:8443/@stanza',
  'https://società.example.it/àè',
])('%s is an address to meet at, and comes back into the form as it was typed', (link) => {
  const video = { ...typed, come: 'video', link };
  const { meeting } = parseAppointment({ ...video, link: ` ${link}\n` }, now);
  expect(meeting && typedOf(meeting)).toEqual(video);
});

const config = {
  leadsFrom: 'sito@linea.example',
  leadsFromName: null,
  leadsTo: ['ciao@linea.example', 'vendite@linea.example'],
};
const appointment: Appointment = {
  leadId: '6d6f5a0e-6f3c-4e0e-9a55-0f6f6a1c2b3d',
  startsAt: new Date('2026-11-24T09:30:00Z'),
  manner: 'video',
  link: 'https://meet.example.com/abc',
  sequence: 0,
  cancelled: false,
  changedAt: now,
  origin: 'agency',
  note: '',
};
const forged = { nome: 'Maria;\nATTENDEE:mailto:evil@x.example', azienda: 'Rossi, Bianchi' };
const lead = {
  id: appointment.leadId,
  receivedAt: now,
  page: null,
  attribution: null,
  doubts: [],
  fields: { ...validPayload, ...forged },
};

test('the invitation is one that a calendar reads, in Rome’s time, with the call’s address as it was typed', () => {
  const link = `https://meet.example.com/a;b,c?d=1,2;e=$&${'&long=1,2;3'.repeat(20)}`;
  const summary = 'Consulenza: a; b, c\\d\nBEGIN:VEVENT';
  const attendees = ["o#%{'}@io"];
  const text = calendarOf({ ...appointment, link }, { summary, attendees }, config);
  expect(text).not.toMatch(/[^\r]\n/);
  expect(text).toMatch(/^DTSTAMP:20261121T100000Z\r$/m);
  expect(text).toMatch(/^DTSTART;TZID=Europe\/Rome:20261124T103000\r$/m);
  expect(text).toMatch(/\r\nURL;VALUE=URI:https:/);
  // RFC 5545, 3.1
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
  const component = calendar.getFirstSubcomponent('vevent') ?? undefined;
  const event = new ICAL.Event(component);
  expect(event.summary).toBe(summary);
  // the zone is read from the calendar itself
  expect(event.startDate.toJSDate()).toEqual(appointment.startsAt);
  expect(event.duration.toSeconds() * 1_000).toBe(facts.consultation.ms);
  for (const name of ['url', 'location']) expect(component?.getFirstPropertyValue(name)).toBe(link);
  expect(component?.getFirstPropertyValue('attendee')).toBe("MAILTO:o%23%25%7B'%7D@io");
});

test('the agency reads who it is, and no header or calendar line can be forged by a name', async () => {
  const mail = appointmentMail(appointment, lead, 'ciao@linea.example', config);
  expect(mail.subject).toBe(
    words.agencyMail.subject.new('martedì 24 novembre, ore 10:30', 'Rossi, Bianchi'),
  );
  expect((await renderMail(mail.body)).text).toContain('Maria; ATTENDEE:mailto:evil@x.example');
  const { content } = mail.icalEvent as { content: string };
  expect(content.match(/^ATTENDEE/gm)).toHaveLength(3);
});
