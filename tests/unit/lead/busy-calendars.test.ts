import { type Busy, readBusy } from '@/lib/lead/booking/read-calendar';
import { calendarFile, vevent } from '../../support/calendar-server';
import { rome, shown } from '../../support/rome';

const stretch = ({ from, to }: Busy) => `${shown(from)} ${shown(to)}`;

/** What is busy in the fortnight from this day on, as Italy's clocks have it. */
function busyFrom(day: string, ...components: string[]): string[] {
  const from = rome(day);
  const window = { from, to: from + 14 * 86_400_000 };
  return [...new Set(readBusy(calendarFile(...components), window).map(stretch))].sort();
}

const rule = (start: string, end: string, ...more: string[]) => [
  `DTSTART;TZID=Europe/Rome:${start}`,
  `DTEND;TZID=Europe/Rome:${end}`,
  ...more,
];

test('a meeting blocks its time, whichever zone it is written in', () => {
  const lines = [
    ['DTSTART:20261124T090000Z', 'DTEND:20261124T093000Z'],
    ['DTSTART;TZID=Europe/Rome:20261124T110000', 'DURATION:PT30M'],
    // without a rule in the file: a name of IANA's, one of Windows, and none
    [
      'DTSTART;TZID=America/New_York:20261124T060000',
      'DTEND;TZID=America/New_York:20261124T063000',
    ],
    ['DTSTART;TZID=W. Europe Standard Time:20261124T130000', 'DURATION:PT15M'],
    ['DTSTART:20261124T140000', 'DTEND:20261124T143000'],
  ];
  expect(busyFrom('2026-11-20', ...lines.map((each, i) => vevent(`${i}`, ...each)))).toEqual([
    '11-24 10:00 11-24 10:30',
    '11-24 11:00 11-24 11:30',
    '11-24 12:00 11-24 12:30',
    '11-24 13:00 11-24 13:15',
    '11-24 14:00 11-24 14:30',
  ]);
});

test('a day off blocks all of it, and so do two weeks that began before', () => {
  expect(
    busyFrom(
      '2026-11-23',
      vevent('day', 'DTSTART;VALUE=DATE:20261124'),
      vevent('trip', 'DTSTART;VALUE=DATE:20261116', 'DTEND;VALUE=DATE:20261124'),
      vevent('each year', 'DTSTART;VALUE=DATE:20001125', 'RRULE:FREQ=YEARLY'),
    ),
  ).toEqual(['11-16 00:00 11-24 00:00', '11-24 00:00 11-25 00:00', '11-25 00:00 11-26 00:00']);
});

test('what is marked as free, or was cancelled, blocks nothing', () => {
  const lines = rule('20261124T100000', '20261124T110000');
  expect(
    busyFrom(
      '2026-11-20',
      vevent('a', ...lines, 'TRANSP:TRANSPARENT'),
      vevent('b', ...lines, 'STATUS:CANCELLED'),
      vevent('c', ...lines, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
    ),
  ).toEqual([]);
});

test('a weekly meeting stays at its hour when the clocks change, in October and in March', () => {
  const weekly = rule('20261019T100000', '20261019T103000', 'RRULE:FREQ=WEEKLY');
  expect(busyFrom('2026-10-19', vevent('a', ...weekly))).toEqual([
    '10-19 10:00 10-19 10:30',
    '10-26 10:00 10-26 10:30',
  ]);
  expect(busyFrom('2027-03-22', vevent('a', ...weekly))).toEqual([
    '03-22 10:00 03-22 10:30',
    '03-29 10:00 03-29 10:30',
  ]);
  // and one at its hour of Tokyo, whose clocks do not change
  const lines = ['DTSTART;TZID=Asia/Tokyo:20261019T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'];
  expect(busyFrom('2026-10-19', vevent('tokyo', ...lines))).toEqual([
    '10-19 02:00 10-19 03:00',
    '10-26 01:00 10-26 02:00',
  ]);
});

test('what was taken out of a series is free, and what was moved is busy where it is now', () => {
  const daily = rule(
    '20261123T100000',
    '20261123T103000',
    'RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261202T090000Z',
    'EXDATE;TZID=Europe/Rome:20261122T100000,20261124T100000',
    // the same again, and one in UTC
    'EXDATE;TZID=Europe/Rome:20261124T100000',
    'EXDATE:20261125T090000Z',
  );
  const moved = [
    'RECURRENCE-ID;TZID=Europe/Rome:20261126T100000',
    ...rule('20261126T160000', '20261126T170000'),
  ];
  const calledOff = [
    'RECURRENCE-ID;TZID=Europe/Rome:20261127T100000',
    ...rule('20261127T100000', '20261127T103000', 'STATUS:CANCELLED'),
  ];
  expect(
    busyFrom('2026-11-23', vevent('a', ...daily), vevent('a', ...moved), vevent('a', ...calledOff)),
  ).toEqual([
    '11-23 10:00 11-23 10:30',
    '11-26 16:00 11-26 17:00',
    '11-30 10:00 11-30 10:30',
    '12-01 10:00 12-01 10:30',
    '12-02 10:00 12-02 10:30',
  ]);
});

test('a series that changes from a day on is busy at its new time', () => {
  const daily = rule('20261123T100000', '20261123T103000', 'RRULE:FREQ=DAILY;COUNT=4');
  const later = [
    'RECURRENCE-ID;TZID=Europe/Rome;RANGE=THISANDFUTURE:20261125T100000',
    ...rule('20261125T150000', '20261125T153000'),
  ];
  expect(busyFrom('2026-11-23', vevent('a', ...daily), vevent('a', ...later))).toEqual([
    '11-23 10:00 11-23 10:30',
    '11-24 10:00 11-24 10:30',
    '11-25 15:00 11-25 15:30',
    '11-26 15:00 11-26 15:30',
  ]);
});

test.each([
  ['a page in place of a calendar', '<!doctype html><title>Sign in</title>'],
  ['half a calendar', calendarFile(vevent('a', 'DTSTART:20261124T090000Z')).slice(0, -40)],
  [
    'a rule without end',
    calendarFile(vevent('a', 'DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY')),
  ],
])('%s is no calendar that says when somebody is free', (_, text) => {
  const from = rome('2026-11-20');
  expect(() => readBusy(text, { from, to: from + 86_400_000 })).toThrow();
});
