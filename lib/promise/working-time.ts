import { DateTime } from 'luxon';
import type { WorkingCalendar } from '@/lib/promise/calendar';
import { isItalianHoliday } from '@/lib/promise/italian-holidays';
import { romeZone as zone } from '@/lib/time';

const horizonDays = 400;

interface Stretch {
  from: number;
  to: number;
}

function isFree(date: string, { nationalHolidays, closures }: WorkingCalendar): boolean {
  if (nationalHolidays && isItalianHoliday(date)) return true;
  return closures.some(({ first, last }) => {
    const day = date.slice(-first.length);
    return first <= day && day <= last;
  });
}

/** Whether somebody works on this day, given by its start in `zone`. */
export function worksOn(day: DateTime, calendar: WorkingCalendar): boolean {
  return stretchesOf(day, calendar).length > 0;
}

const known = new WeakMap<WorkingCalendar, Map<number, Stretch[]>>();

function stretchesOf(day: DateTime, calendar: WorkingCalendar): Stretch[] {
  const days = known.get(calendar) ?? new Map<number, Stretch[]>();
  known.set(calendar, days);
  const stretches = days.get(day.toMillis()) ?? computeStretches(day, calendar);
  days.set(day.toMillis(), stretches);
  return stretches;
}

/** The clock's change is in them: 9:00 is 9:00 on each day. */
function computeStretches(day: DateTime, calendar: WorkingCalendar): Stretch[] {
  if (isFree(day.toFormat('yyyy-MM-dd'), calendar)) return [];
  const at = (minutes: number) =>
    minutes === 24 * 60
      ? day.plus({ days: 1 }).startOf('day').toMillis()
      : day.set({ hour: Math.floor(minutes / 60), minute: minutes % 60 }).toMillis();
  return (calendar.week[day.weekday] ?? []).map(({ from, to }) => ({ from: at(from), to: at(to) }));
}

/** The stretches of work from the day of `time` on, or, with -1, day by day backwards, for about a year. */
function* stretchesFrom(time: number, calendar: WorkingCalendar, step: 1 | -1): Generator<Stretch> {
  const today = DateTime.fromMillis(time, { zone }).startOf('day');
  for (let days = 0; days < horizonDays; days += 1) {
    const stretches = stretchesOf(today.plus({ days: days * step }), calendar);
    yield* step > 0 ? stretches : stretches.toReversed();
  }
}

/** The first working moment at or after `time`; null where there is none within a year. Milliseconds since the epoch. */
export function nextWorking(time: number, calendar: WorkingCalendar): number | null {
  for (const { from, to } of stretchesFrom(time, calendar, 1)) {
    if (to > time) return Math.max(from, time);
  }
  return null;
}

export function lastClosing(time: number, calendar: WorkingCalendar): number | null {
  for (const { to } of stretchesFrom(time, calendar, -1)) {
    if (to <= time) return to;
  }
  return null;
}

/** When so many milliseconds of work have passed since `time`; null where they do not within a year. */
export function afterWorking(
  time: number,
  milliseconds: number,
  calendar: WorkingCalendar,
): number | null {
  let left = milliseconds;
  for (const { from, to } of stretchesFrom(time, calendar, 1)) {
    const start = Math.max(from, time);
    if (to <= start) continue;
    if (to - start >= left) return start + left;
    left -= to - start;
  }
  return null;
}

/** The next 8:00 after `time` of a day on which somebody works; of any day where nobody ever does. */
export function workingMorning(time: number, calendar: WorkingCalendar): number {
  const at = DateTime.fromMillis(time, { zone });
  const day = at.startOf('day').plus({ days: at.hour < 8 ? 0 : 1 });
  const working = nextWorking(day.toMillis(), calendar) ?? day.toMillis();
  return DateTime.fromMillis(working, { zone }).startOf('day').set({ hour: 8 }).toMillis();
}

/** The first of them in the month after `time`. */
export function firstWorkingMorning(time: number, calendar: WorkingCalendar): number {
  const first = DateTime.fromMillis(time, { zone }).startOf('month').plus({ months: 1 });
  return workingMorning(first.toMillis(), calendar);
}
