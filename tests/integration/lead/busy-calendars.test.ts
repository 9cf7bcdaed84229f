import { requestPage as words } from '@/content/booking';
import { alarmMail } from '@/content/mails/alarm';
import { createCalendars } from '@/lib/lead/booking/calendars';
import { open, readRequest } from '../../support/action-route';
import {
  type CalendarServer,
  calendarFile,
  startCalendarServer,
  vevent,
} from '../../support/calendar-server';
import { jsonRequest, newDataDir, validPayload } from '../../support/contact-route';
import { leadSite } from '../../support/lead-site';

const site = leadSite();
const minute = 60_000;
const now = Date.parse('2026-11-23T08:00:00Z');

const one = vevent('one', 'DTSTART:20261124T090000Z', 'DURATION:PT30M');
const other = vevent('other', 'DTSTART:20261124T120000Z', 'DURATION:PT30M');

let server: CalendarServer;
beforeEach(async () => {
  server = await startCalendarServer();
});
afterEach(() => server.close());

const uids = async (calendars: ReturnType<typeof createCalendars>, at = now) =>
  (await calendars.busy(at))?.map(({ uid }) => uid) ?? null;

test('a calendar is read when it is first needed, beside the others, and again after five minutes', async () => {
  const second = await startCalendarServer();
  second.behave({ file: calendarFile(other) });
  expect(await uids(createCalendars([server.url, second.url]))).toEqual(['other']);
  await second.close();

  const calendars = createCalendars([server.url]);
  server.behave({ file: calendarFile(one) });
  const askedBefore = server.asked();
  expect(await uids(calendars)).toEqual(['one']);
  server.behave({ file: calendarFile(one, other) });
  await calendars.refresh(now + 4 * minute);
  expect(await uids(calendars, now + 4 * minute)).toEqual(['one']);
  await calendars.refresh(now + 5 * minute);
  expect(await uids(calendars, now + 5 * minute)).toEqual(['one', 'other']);
  expect(server.asked() - askedBefore).toBe(2);
});

test('what was read counts for an hour; then nothing is known until it can be read again', async () => {
  server.behave({ file: calendarFile(one) });
  const calendars = createCalendars([server.url]);
  await calendars.refresh(now);
  server.behave({ status: 503 });
  for (let at = 5; at <= 70; at += 5) await calendars.refresh(now + at * minute);
  expect(await uids(calendars, now + 59 * minute)).toEqual(['one']);
  expect(calendars.unreadable(now + 59 * minute)).toEqual({ count: 0, code: '' });
  expect(await uids(calendars, now + 60 * minute)).toBeNull();
  expect(calendars.unreadable(now + 120 * minute)).toEqual({ count: 1, code: 'HTTP 503' });
  server.behave({ file: calendarFile(one) });
  await calendars.refresh(now + 120 * minute);
  expect(await uids(calendars, now + 120 * minute)).toEqual(['one']);
});

test.each([
  ['that is not there', { status: 404 }, 'HTTP 404'],
  ['that leads elsewhere', { status: 302, location: 'http://127.0.0.1:9/' }, 'HTTP 302'],
  ['that is a page', { file: '<!doctype html>' }, 'NOT_READABLE'],
  ['of another kind', { file: 'BEGIN:VCARD\r\nEND:VCARD\r\n' }, 'NO_CALENDAR'],
  ['that never ends', 'endless', 'TOO_LARGE'],
  ['that never comes', 'hangs', 'TimeoutError'],
] as const)('a calendar %s ends the reading, and its code says why', async (_, behaviour, code) => {
  server.behave(behaviour);
  expect(await uids(createCalendars([server.url], 3_000))).toBeNull();
  const line = site.logLines().find(({ event }) => event === 'booking.calendar_unreadable');
  expect(line).toMatchObject({ calendar: 1, code });
  // the address is a secret
  expect(JSON.stringify(site.logLines())).not.toContain('secret-of-the-agency');
});

test('a calendar that cannot be read: the visitor reads that a time is proposed, the agency once at the begin and once at the end', async () => {
  server.behave({ status: 404 });
  const DATA_DIR = newDataDir();
  const { POST } = await site.start({ DATA_DIR, BOOKING: 'on', BUSY_CALENDARS: server.url });
  const { requestPath } = await (await POST(jsonRequest(validPayload))).json();
  const page = await readRequest(open(requestPath));
  expect([page.title, page.times]).toEqual([words.none.title, []]);
  expect(page.text).not.toContain('calendario');

  const { alarms, calendars } = await site.service();
  const { title, over } = alarmMail.troubles.calendars;
  const said = () =>
    site.smtp.mails
      .map(({ mail }) => mail.subject ?? '')
      .filter((subject) => subject.includes(title) || subject.includes(over));
  const at = (minutes: number) => Date.now() + minutes * minute;
  await alarms.check(at(30));
  expect(said()).toEqual([]);
  for (const minutes of [61, 62, 200]) await alarms.check(at(minutes));
  expect(said()).toEqual([alarmMail.raised.subject(title)]);
  server.behave({ file: calendarFile() });
  await calendars.refresh(at(201));
  for (const minutes of [202, 203]) await alarms.check(at(minutes));
  expect(said()).toEqual([alarmMail.raised.subject(title), alarmMail.over.subject(over)]);
  expect((await readRequest(open(requestPath))).times).toHaveLength(6);
});
