import { bookingRules } from '@/content/booking';
import { byDay, firstChoices, freeSlots, reminderTime } from '@/lib/lead/booking/slots';
import { readWorkingWeek, type WorkingCalendar } from '@/lib/working-calendar';
import { officeHours } from '../../support/office-hours';
import { rome, shown } from '../../support/rome';

const minute = 60_000;

/** Monday, before work. */
const monday = rome('2026-11-23T06:00');
const none = { busy: [], booked: [] };

function slotsOn(day: string, given: Parameters<typeof freeSlots>[2] = none, now = monday) {
  return freeSlots(now, officeHours, given)
    .map((time) => shown(time))
    .filter((time) => time.startsWith(day))
    .map((time) => time.slice('MM-dd '.length));
}

test('half hours are offered within working hours, from four hours ahead on, for a fortnight', () => {
  expect(slotsOn('11-23')[0]).toBe('10:00');
  expect(slotsOn('11-23', none, monday + minute)[0]).toBe('10:30');
  expect(slotsOn('11-24').at(0)).toBe('09:00');
  expect(slotsOn('11-24').at(-1)).toBe('17:30');
  const all = freeSlots(monday, officeHours, none);
  expect(shown(all.at(-1) ?? 0)).toBe('12-07 17:30');
  expect(bookingRules.ahead.count).toBe(14);
});

test('on a holiday, on a Sunday and while they are closed nothing is offered', () => {
  const december = rome('2026-12-04T06:00');
  const closed: WorkingCalendar = {
    ...officeHours,
    closures: [{ first: '12-10', last: '12-11' }],
  };
  const days = byDay(freeSlots(december, closed, none)).map(([time = 0]) => shown(time, 'dd'));
  expect(days.join(' ')).toBe('04 07 09 14 15 16 17 18');
});

test('around what is booked, and around what their own calendar says, a pause stays free', () => {
  const at = (text: string) => rome(`2026-11-24T${text}`);
  const busy = [{ from: at('14:10'), to: at('15:00') }];
  const times = slotsOn('11-24', { busy, booked: [at('10:00')] });
  expect(times.slice(0, 3)).toEqual(['09:00', '11:00', '11:30']);
  expect(times.filter((time) => time >= '13' && time < '16')).toEqual(['13:00', '15:30']);
});

test('of one day only so many are given away', () => {
  const booked = ['09:00', '11:00', '14:00', '16:00'].map((time) => rome(`2026-11-24T${time}`));
  expect(booked).toHaveLength(bookingRules.perDay);
  expect(slotsOn('11-24', { busy: [], booked })).toEqual([]);
  expect(slotsOn('11-25', { busy: [], booked })).not.toEqual([]);
});

test('the hours are those of Italy’s clocks on both sides of a change', () => {
  // the Monday is Easter's
  for (const [now, before, after] of [
    ['2026-10-23T04:00', '10-23', '10-26'],
    ['2027-03-26T04:00', '03-26', '03-30'],
  ] as const) {
    expect(slotsOn(before, none, rome(now))[0]).toBe('09:00');
    expect(slotsOn(after, none, rome(now))[0]).toBe('09:00');
  }
  // and through the nights themselves, of which one has an hour less and one an hour more
  const nights: WorkingCalendar = {
    week: readWorkingWeek('dom 0-5') ?? {},
    nationalHolidays: false,
    closures: [],
  };
  const onNight = (day: string) =>
    freeSlots(rome(day) - 86_400_000, nights, none).filter((time) => time < rome(day) + 86_400_000);
  expect(onNight('2027-03-28')).toHaveLength(8);
  expect(onNight('2026-10-25')).toHaveLength(12);
});

test('six are offered first, over three days, in the morning and in the afternoon', () => {
  const first = firstChoices(freeSlots(monday, officeHours, none)).map((time) => shown(time));
  expect(first.join(', ')).toBe(
    '11-23 10:00, 11-23 13:00, 11-24 09:00, 11-24 13:00, 11-25 09:00, 11-25 13:00',
  );
  // where few are left, all of them
  const few = [rome('2026-11-24T09:00'), rome('2026-11-24T09:30'), rome('2026-11-24T10:00')];
  expect(firstChoices(few)).toEqual(few);
});

test.each([
  ['a Wednesday, on Tuesday as they open', '2026-11-25T10:00', '11-24 09:00'],
  ['a Monday, on Friday', '2026-11-30T10:00', '11-27 09:00'],
  ['the day after a holiday, before it', '2026-12-09T10:00', '12-07 09:00'],
])('who has an appointment on %s is reminded', (_, start, reminded) => {
  expect(shown(reminderTime(rome(start), officeHours, monday) ?? 0)).toBe(reminded);
});

test('who chooses after that time is not reminded of what they have just chosen', () => {
  const now = rome('2026-11-24T09:01');
  expect(reminderTime(rome('2026-11-25T10:00'), officeHours, now)).toBeNull();
});
