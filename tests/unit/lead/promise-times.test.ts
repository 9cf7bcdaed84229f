import { DateTime } from 'luxon';
import { answerBy } from '@/lib/lead/promise/answer-by';
import { isItalianHoliday } from '@/lib/lead/promise/italian-holidays';
import { promisedBy, reminderTimes } from '@/lib/lead/promise/times';
import { afterWorking, firstWorkingMorning, zone } from '@/lib/lead/promise/working-time';
import { readClosures, readWorkingWeek, type WorkingCalendar } from '@/lib/working-calendar';
import { alwaysOpen, officeHours } from '../../support/office-hours';

jest.mock('@/content/facts', () => jest.requireActual('@/tests/support/facts-of-a-day'));

const office = officeHours;

/** A time of Rome's clock, in milliseconds. */
const rome = (text: string) => DateTime.fromISO(text, { zone }).toMillis();
const shown = (times: number[]) =>
  times.map((time) => DateTime.fromMillis(time, { zone }).toFormat("yyyy-MM-dd'T'HH:mm"));

const recalled: [received: string, why: string, recalls: string[], calendar?: WorkingCalendar][] = [
  // Tuesday 10 March 2026
  ['2026-03-10T17:00', 'at 20 hours', ['2026-03-10T18:00', '2026-03-11T13:00']],
  ['2026-03-10T11:00', 'at the opening', ['2026-03-10T12:00', '2026-03-11T09:00']],
  ['2026-03-10T09:10', 'before the closing', ['2026-03-10T10:10', '2026-03-10T17:00']],
  ['2026-03-10T17:30', 'over the night', ['2026-03-11T09:30', '2026-03-11T13:30']],
  ['2026-03-10T03:00', 'in the night', ['2026-03-10T10:00', '2026-03-10T14:00']],
  // Friday 13 March 2026
  ['2026-03-13T15:00', 'before the weekend', ['2026-03-13T16:00', '2026-03-16T11:00']],
  ['2026-03-13T16:30', 'late on Friday', ['2026-03-13T17:30', '2026-03-16T12:30']],
  ['2026-03-13T17:30', 'with no hour of work left', ['2026-03-16T09:30', '2026-03-16T13:30']],
  ['2026-03-14T09:00', 'on Saturday', ['2026-03-16T10:00', '2026-03-16T14:00']],
  ['2026-03-15T14:30', 'on Sunday', ['2026-03-16T10:00', '2026-03-16T14:00']],
  ['2026-03-15T20:00', 'on Sunday evening', ['2026-03-16T10:00', '2026-03-16T14:00']],
  // the clocks change on 29 March 2026, and Easter is on 5 April
  ['2026-03-28T23:30', 'over the change of the clocks', ['2026-03-30T10:00', '2026-03-30T14:00']],
  ['2026-04-03T10:00', 'before Easter', ['2026-04-03T11:00', '2026-04-07T09:00']],
  ['2026-04-03T18:30', 'over Easter Monday', ['2026-04-07T10:00', '2026-04-07T14:00']],
  ['2026-04-30T12:00', 'before 1 May, a Friday', ['2026-04-30T13:00', '2026-05-04T09:00']],
  [
    '2026-08-07T17:30',
    'before the closure of August',
    ['2026-08-24T09:30', '2026-08-24T13:30'],
    { ...office, closures: readClosures(['2026-08-10/2026-08-21']) ?? [] },
  ],
  [
    '2026-12-24T10:00',
    'on a Christmas Eve of each year',
    ['2026-12-28T10:00', '2026-12-28T14:00'],
    { ...office, closures: readClosures(['12-24']) ?? [] },
  ],
  [
    '2026-03-10T12:30',
    'over lunch',
    ['2026-03-10T14:30', '2026-03-11T09:00'],
    { ...office, week: readWorkingWeek('lun-ven 9-13 14-18') ?? {} },
  ],
];

test.each(recalled)('received at %s, %s', (received, _why, recalls, calendar = office) => {
  expect(shown(reminderTimes(rome(received), calendar))).toEqual(recalls);
});

const promised: [received: string, why: string, until: string, calendar?: WorkingCalendar][] = [
  // Tuesday 10 March 2026
  ['2026-03-10T11:07', 'in the morning', '2026-03-11T11:00'],
  ['2026-03-10T22:00', 'in the evening', '2026-03-11T18:00'],
  ['2026-03-10T03:00', 'in the night', '2026-03-10T18:00'],
  // Friday 13 March 2026
  ['2026-03-13T10:00', 'on Friday morning', '2026-03-16T10:00'],
  ['2026-03-13T20:30', 'on Friday evening', '2026-03-16T18:00'],
  ['2026-03-14T12:00', 'on Saturday', '2026-03-16T18:00'],
  ['2026-04-03T18:30', 'over Easter Monday', '2026-04-07T18:00'],
  ['2026-04-30T12:00', 'before 1 May, a Friday', '2026-05-04T12:00'],
  ['2026-03-28T23:30', 'as the clocks go forward', '2026-03-30T18:00'],
  ['2026-10-24T23:30', 'as the clocks go back', '2026-10-26T18:00'],
  [
    '2026-03-28T10:00',
    'where they work on the day that has 23 hours',
    '2026-03-29T11:00',
    alwaysOpen,
  ],
  [
    '2026-10-24T10:00',
    'where they work on the day that has 25 hours',
    '2026-10-25T09:00',
    alwaysOpen,
  ],
  [
    '2026-08-07T17:30',
    'before the closure of August',
    '2026-08-24T17:30',
    { ...office, closures: readClosures(['2026-08-10/2026-08-21']) ?? [] },
  ],
];

test.each(promised)(
  'an answer to what came at %s, %s, is promised until %s',
  (received, _why, until, calendar = office) => {
    expect(shown([promisedBy(rome(received), calendar)])).toEqual([until]);
  },
);

test('the promise of a request is said with its hour and its day', () => {
  expect(answerBy(rome('2026-03-13T10:00'), office)).toBe('le 10:00 di lunedì 16');
});

test('no promise of a year ends when nobody works, or leaves less than an hour of work', () => {
  for (let received = rome('2026-01-01T00:07'); received < rome('2027-01-01T00:00'); ) {
    const until = promisedBy(received, office);
    const at = DateTime.fromMillis(until, { zone });
    const minute = at.hour * 60 + at.minute;
    expect(at.weekday).toBeLessThanOrEqual(5);
    expect(minute).toBeGreaterThan(9 * 60 - 1);
    expect(minute).toBeLessThanOrEqual(18 * 60);
    expect(isItalianHoliday(at.toFormat('yyyy-MM-dd'))).toBe(false);
    expect(until).toBeGreaterThanOrEqual(afterWorking(received, 3_600_000, office) ?? Infinity);
    received += 397 * 60_000;
  }
});

test('a calendar without work recalls nothing', () => {
  expect(reminderTimes(rome('2026-03-10T11:00'), { ...office, week: {} })).toEqual([]);
});

test('every recall of a year is at work, the first leaves no promise to break unheard', () => {
  for (let received = rome('2026-01-01T00:07'); received < rome('2027-01-01T00:00'); ) {
    const times = reminderTimes(received, office);
    expect(times.length).toBeGreaterThan(0);
    for (const time of times) {
      const at = DateTime.fromMillis(time, { zone });
      const minute = at.hour * 60 + at.minute;
      expect([1, 2, 3, 4, 5]).toContain(at.weekday);
      expect(minute).toBeGreaterThanOrEqual(9 * 60);
      expect(minute).toBeLessThanOrEqual(18 * 60);
      expect(isItalianHoliday(at.toFormat('yyyy-MM-dd'))).toBe(false);
      expect(time).toBeGreaterThan(received);
    }
    // prime, so that every hour of the day and of the week has its turn
    received += 397 * 60_000;
  }
});

test('the national holidays are Italy’s, San Francesco since 2026 and both days of Easter among them', () => {
  for (const day of ['2026-04-05', '2026-04-06', '2026-04-25', '2026-10-04', '2027-03-29']) {
    expect([day, isItalianHoliday(day)]).toEqual([day, true]);
  }
  for (const day of ['2025-10-04', '2026-04-07', '2026-04-03', '2026-12-24']) {
    expect([day, isItalianHoliday(day)]).toEqual([day, false]);
  }
});

test.each([
  ['2026-03-20T12:00', '2026-04-01T08:00'],
  ['2026-04-01T12:00', '2026-05-04T08:00'],
  ['2026-12-31T23:59', '2027-01-04T08:00'],
  ['2026-10-01T00:00', '2026-11-02T08:00'],
])('after %s the first working morning of a month is %s', (time, morning) => {
  expect(shown([firstWorkingMorning(rome(time), office)])).toEqual([morning]);
});

test.each([
  '',
  'lun-ven',
  'lun-ven 18-9',
  'mon-fri 9-18',
  'lun 9-18, lun 9-12',
  'lun 9-25',
  'lun 9-13 12-18',
])('working hours of %j are refused', (text) => {
  expect(readWorkingWeek(text)).toBeNull();
});

test.each(['2026-13-01', '24/12', '2026-08-21/2026-08-10', '12-24/2026-12-31', 'Natale'])(
  'a closure of %j is refused',
  (text) => {
    expect(readClosures([text])).toBeNull();
  },
);

test('working hours may differ by day, with a break and half hours', () => {
  expect(readWorkingWeek('Lun-Gio 9-13 14:30-18, ven 9-12')).toEqual({
    1: [
      { from: 540, to: 780 },
      { from: 870, to: 1080 },
    ],
    2: expect.any(Array),
    3: expect.any(Array),
    4: expect.any(Array),
    5: [{ from: 540, to: 720 }],
  });
});
