import ICAL from 'ical.js';
import { appointment as words } from '@/content/appointment';
import { facts } from '@/content/facts';
import type { Appointment } from '@/lib/lead/appointment/appointment';
import {
  parseAppointment,
  type TypedAppointment,
  typedOf,
} from '@/lib/lead/appointment/appointment-form';
import { appointmentMail } from '@/lib/lead/appointment/appointment-mail';
import { calendarOf } from '@/lib/lead/appointment/calendar';
import { validPayload } from '../../support/contact-route';

const now = new Date('2026-11-21T10:00:00Z');
const typed = { giorno: '2026-11-24', ora: '10:30', come: 'phone', link: '' };

test('day and hour are Rome’s, in winter and in summer', () => {
  const startOf = (more: object, at = now) =>
    parseAppointment({ ...typed, ...more }, at).meeting?.startsAt.toISOString();
  expect(startOf({})).toBe('2026-11-24T09:30:00.000Z');
  expect(startOf({ giorno: '24/11/2026', ora: '9.05' })).toBe('2026-11-24T08:05:00.000Z');
  const july = new Date('2027-07-01T10:00:00Z');
  expect(startOf({ giorno: '2027-07-02' }, july)).toBe('2027-07-02T08:30:00.000Z');
});

test('what was set comes back into the form as it was typed', () => {
  const video = { ...typed, come: 'video', link: 'https://meet.example.com/abc?x=1' };
  for (const each of [typed, video]) {
    const { meeting } = parseAppointment(each, now);
    expect(meeting && typedOf(meeting)).toEqual(each);
  }
});

const february = new Date('2027-02-01T10:00:00Z');

test.each<[TypedAppointment, TypedAppointment, Date]>([
  [{ giorno: '' }, { giorno: words.errors.day }, now],
  [{ giorno: '2026-02-30' }, { giorno: words.errors.day }, now],
  [{ giorno: 'domani', ora: '25:00' }, { giorno: words.errors.day, ora: words.errors.hour }, now],
  [{ ora: '10' }, { ora: words.errors.hour }, now],
  [{ giorno: '2026-11-20' }, { giorno: words.errors.past }, now],
  [{ giorno: '2026-11-21', ora: '11:00' }, { giorno: words.errors.past }, now],
  [{ giorno: '2027-11-24' }, { giorno: words.errors.far }, now],
  [{ giorno: '2027-03-28', ora: '02:30' }, { ora: words.errors.gap }, february],
  [{ come: '' }, { come: words.errors.manner }, now],
  [{ come: 'toString' }, { come: words.errors.manner }, now],
  [{ come: 'video' }, { link: words.errors.link }, now],
  [{ come: 'video', link: 'javascript:alert(1)' }, { link: words.errors.link }, now],
  [
    { come: 'video', link: 'https://meet.example.com@evil.example/' },
    { link: words.errors.link },
    now,
  ],
  [{ come: 'video', link: 'https://meet.example.com/a b' }, { link: words.errors.link }, now],
  ...[
    'https:///a.it',
    'https:////meet.example.com/',
    'https:meet.example.com',
    'https:\\\\meet.example.com',
    'https://meet.example.com\\@evil.example/',
    'https://user:secret@meet.example.com/',
    'https://@meet.example.com/',
    'https://meet.example.com:x/',
    'https://localhost/abc',
    'https://localhost./abc',
    'https://a..it/',
    'https://.it/',
    'https://meet%2eexample.com/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://meet.example.com/"><b>',
    `https://meet.example.com/${'a'.repeat(500)}`,
  ].map((link): [TypedAppointment, TypedAppointment, Date] => [
    { come: 'video', link },
    { link: words.errors.link },
    now,
  ]),
])('%j is refused, beside the field', (more, errors, at) => {
  expect(parseAppointment({ ...typed, ...more }, at)).toEqual({ errors });
});

test.each([
  'https://meet.google.com/abc-defg-hij',
  'https://us02web.zoom.us/j/123?pwd=a%20b,c;d#success',
  'https://teams.microsoft.com/l/meetup-join/19%3ameeting_x%40thread.v2/0?context=%7b%22Tid%22%3a%221%22%7d',
  'https://MEET.Example.com:8443/@stanza',
  'https://società.example.it/àè',
])('%s is an address to meet at, as it was typed', (link) => {
  expect(parseAppointment({ ...typed, come: 'video', link: ` ${link}\n` }, now)).toMatchObject({
    meeting: { link },
  });
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
};
const lead = {
  id: appointment.leadId,
  receivedAt: now,
  page: null,
  attribution: null,
  doubts: [],
  fields: {
    ...validPayload,
    nome: 'Maria;\nATTENDEE:mailto:evil@x.example',
    azienda: 'Rossi, Bianchi',
  },
};

test('the invitation is one that a calendar reads, in Rome’s time', () => {
  const text = calendarOf(
    appointment,
    { summary: 'Consulenza: a; b, c\\d\nBEGIN:VEVENT', attendees: ['maria@rossi.it'] },
    config,
  );
  expect(text).not.toMatch(/[^\r]\n/);
  expect(text).toMatch(/^DTSTAMP:20261121T100000Z\r$/m);
  expect(text).toMatch(/^DTSTART;TZID=Europe\/Rome:20261124T103000\r$/m);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(event.summary).toBe('Consulenza: a; b, c\\d\nBEGIN:VEVENT');
  // the zone is read from the calendar itself
  expect(event.startDate.toJSDate()).toEqual(appointment.startsAt);
  expect(event.duration.toSeconds() * 1_000).toBe(facts.consultation.ms);
});

test('the call’s address is in the calendar as it was typed, commas and semicolons too', () => {
  const link = `https://meet.example.com/a;b,c?d=1,2;e=$&${'&long=1,2;3'.repeat(20)}`;
  const text = calendarOf(
    { ...appointment, link },
    { summary: 'Consulenza', attendees: ["o#%{'}@io"] },
    config,
  );
  expect(text).toMatch(/\r\nURL;VALUE=URI:https:/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  expect(event?.getAllProperties('url').map((each) => each.getFirstValue())).toEqual([link]);
  expect(event?.getFirstPropertyValue('location')).toBe(link);
  expect(event?.getFirstPropertyValue('attendee')).toBe("MAILTO:o%23%25%7B'%7D@io");
});

test('what the prospect is told has nothing of what was typed into the site, but the call’s address', () => {
  for (const state of [
    appointment,
    { ...appointment, sequence: 1 },
    { ...appointment, sequence: 2, cancelled: true },
  ]) {
    const mail = appointmentMail(state, lead, validPayload.email, config);
    const all = JSON.stringify(mail);
    for (const value of [validPayload.telefono, 'Maria', 'Rossi, Bianchi', 'evil@x.example']) {
      expect(all).not.toContain(value);
    }
    expect(mail).toMatchObject({ to: validPayload.email, replyTo: 'ciao@linea.example' });
    expect(mail.subject).toContain('martedì 24 novembre, ore 10:30');
  }
});

test('the agency is told who it is, and no header or calendar line can be forged by a name', () => {
  const mail = appointmentMail(appointment, lead, 'ciao@linea.example', config);
  expect(mail.subject).toBe(
    words.agencyMail.subject.new('martedì 24 novembre, ore 10:30', 'Rossi, Bianchi'),
  );
  expect(mail.text).toContain('Maria; ATTENDEE:mailto:evil@x.example');
  const { content } = mail.icalEvent as { content: string };
  expect(content.match(/^ATTENDEE/gm)).toHaveLength(3);
});
