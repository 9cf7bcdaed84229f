import { readClosures, readWorkingWeek, type WorkingCalendar } from '@/lib/promise/calendar';
import { answerBy, momentInWords } from '@/lib/promise/in-words';
import { isItalianHoliday, promisedBy, workingMorning } from '@/lib/promise/working-time';
import { alwaysOpen, officeHours as office, rome, shown } from '../../support/rome';

jest.mock('@/content/facts', () => jest.requireActual('@/tests/support/facts-of-a-day'));

const minute = "yyyy-MM-dd'T'HH:mm";
const closed = (...closures: string[]) => ({ ...office, closures: readClosures(closures) ?? [] });
const august = closed('2026-08-10/2026-08-21');
const lunch = { ...office, week: readWorkingWeek('lun-ven 9-13 14-18') ?? {} };

const promised: [received: string, why: string, until: string, calendar?: WorkingCalendar][] = [
  // Tuesday 10 March 2026
  ['2026-03-10T11:07', 'in the morning', '2026-03-11T11:00'],
  ['2026-03-10T22:00', 'in the evening', '2026-03-11T18:00'],
  ['2026-03-10T03:00', 'in the night', '2026-03-10T18:00'],
  // Friday 13 March 2026
  ['2026-03-13T10:00', 'on Friday morning', '2026-03-16T10:00'],
  ['2026-03-13T20:30', 'on Friday evening', '2026-03-16T18:00'],
  ['2026-04-03T18:30', 'over Easter Monday', '2026-04-07T18:00'],
  ['2026-03-28T23:30', 'as the clocks go forward', '2026-03-30T18:00'],
  ['2026-10-24T23:30', 'as the clocks go back', '2026-10-26T18:00'],
  ['2026-03-28T10:00', 'at work on a day of 23 hours', '2026-03-29T11:00', alwaysOpen],
  ['2026-10-24T10:00', 'at work on a day of 25 hours', '2026-10-25T09:00', alwaysOpen],
  ['2026-08-07T17:30', 'before the closure of August', '2026-08-24T17:30', august],
  ['2026-12-24T10:00', 'on a closure of each year', '2026-12-28T18:00', closed('12-24')],
  ['2026-03-10T13:30', 'over lunch', '2026-03-11T13:00', lunch],
];

test('an answer is promised for when somebody is there, to the hour', () => {
  for (const [received, why, until, calendar = office] of promised)
    expect([why, shown(promisedBy(rome(received), calendar), minute)]).toEqual([why, until]);
  expect(answerBy(rome('2026-03-13T10:00'), office)).toBe('le 10:00 di lunedì 16');
});

test('promise: on its own day it is said to be today’s, and only then', () => {
  const promisedBy = rome('2026-03-13T18:00');
  const said = ['2026-03-13T00:10', '2026-03-13T17:59', '2026-03-12T23:59', '2026-03-14T00:00'];
  expect(said.map((now) => momentInWords(promisedBy, rome(now)))).toEqual([
    ...Array(2).fill('le 18:00 di oggi, venerdì 13'),
    ...Array(2).fill('le 18:00 di venerdì 13'),
  ]);
});

test('working morning: the next one’s hour, later where the clocks skip it, once where they show it twice', () => {
  const half = { hour: 2, minute: 30 };
  for (const [from, until, calendar = office, clock = half] of [
    ['2026-03-27T02:30', '2026-03-27T02:30'],
    ['2026-03-27T02:31', '2026-03-30T02:30'],
    ['2026-04-03T09:00', '2026-04-07T08:00', office, { hour: 8, minute: 0 }],
    ['2026-08-07T09:00', '2026-08-24T02:30', august],
    ['2026-03-28T12:00', '2026-03-29T03:30', alwaysOpen],
    ['2026-03-29T03:31', '2026-03-30T02:30', alwaysOpen],
    ['2026-10-25T03:00', '2026-10-26T02:30', alwaysOpen],
    ['2026-10-25T00:00', '2026-10-25T00:00', alwaysOpen, { hour: 0, minute: 0 }],
  ] as [string, string, WorkingCalendar?, typeof half?][])
    expect([from, shown(workingMorning(rome(from), clock, calendar), minute)]).toEqual([
      from,
      until,
    ]);
});

test('Italy’s holidays are known, San Francesco’s since 2026', () => {
  const days = ['2026-04-05', '2026-04-06', '2026-04-25', '2026-10-04'];
  const others = ['2025-10-04', '2026-04-03', '2026-12-24'];
  expect([...days, ...others].filter(isItalianHoliday)).toEqual(days);
});

test('working hours and closures that cannot be meant are refused', () => {
  const weeks = ['', 'lun-ven', 'lun-ven 18-9', 'mon-fri 9-18', 'lun 9-18, lun 9-12', 'lun 9-25'];
  expect(weeks.filter((text) => readWorkingWeek(text) !== null)).toEqual([]);
  const closures = '2026-13-01 24/12 2026-08-21/2026-08-10 12-24/2026-12-31 Natale'.split(' ');
  expect(closures.filter((text) => readClosures([text]) !== null)).toEqual([]);
});

test('working hours may differ by day, with a break and half hours', () => {
  const morning = { from: 540, to: 780 };
  const day = [morning, { from: 870, to: 1080 }];
  const friday = [{ from: 540, to: 720 }];
  const week = { 1: day, 2: day, 3: day, 4: day, 5: friday };
  expect(readWorkingWeek('Lun-Gio 9-13 14:30-18, ven 9-12')).toEqual(week);
});
