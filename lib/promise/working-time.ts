import { gregorianEaster } from 'date-easter';
import { DateTime } from 'luxon';
import { facts } from '@/content/facts';
import type { WorkingCalendar } from '@/lib/promise/calendar';
import { hourMs, inRome } from '@/lib/time';

/** Italy's national holidays on fixed days, as `MM-DD` (l. 260/1949, l. 54/1977, DPR 792/1985, l. 336/2000). */
const fixed = '01-01 01-06 04-25 05-01 06-02 08-15 11-01 12-08 12-25 12-26'.split(' ');

/** San Francesco is one again from this year on (l. 151/2025). */
const sanFrancesco = { day: '10-04', from: 2026 };

function easterDays(year: number): string[] {
  const { month, day } = gregorianEaster(year);
  const easter = DateTime.utc(year, month, day);
  return [easter, easter.plus({ days: 1 })].map((date) => date.toFormat('MM-dd'));
}

/** Whether a date, as `YYYY-MM-DD`, is a national holiday in Italy, Easter Sunday and Monday among them. */
export function isItalianHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  const day = date.slice(5);
  return (
    fixed.includes(day) ||
    (day === sanFrancesco.day && year >= sanFrancesco.from) ||
    easterDays(year).includes(day)
  );
}

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

const known = new WeakMap<WorkingCalendar, Map<number, Stretch[]>>();

function stretchesOf(day: DateTime, calendar: WorkingCalendar): Stretch[] {
  const days = known.get(calendar) ?? new Map<number, Stretch[]>();
  known.set(calendar, days);
  const stretches = days.get(day.toMillis()) ?? computeStretches(day, calendar);
  days.set(day.toMillis(), stretches);
  return stretches;
}

/** 9:00 stays 9:00 when the clocks change. */
function computeStretches(day: DateTime, calendar: WorkingCalendar): Stretch[] {
  if (isFree(day.toFormat('yyyy-MM-dd'), calendar)) return [];
  const at = (minutes: number) =>
    minutes === 24 * 60
      ? day.plus({ days: 1 }).startOf('day').toMillis()
      : day.set({ hour: Math.floor(minutes / 60), minute: minutes % 60 }).toMillis();
  return (calendar.week[day.weekday] ?? []).map(({ from, to }) => ({ from: at(from), to: at(to) }));
}

/** Stretches of work from the day of `time` on, with -1 backwards, for about a year. */
function* stretchesFrom(time: number, calendar: WorkingCalendar, step: 1 | -1): Generator<Stretch> {
  const today = inRome(time).startOf('day');
  for (let days = 0; days < horizonDays; days += 1) {
    const stretches = stretchesOf(today.plus({ days: days * step }), calendar);
    yield* step > 0 ? stretches : stretches.toReversed();
  }
}

function lastClosing(time: number, calendar: WorkingCalendar): number | null {
  for (const { to } of stretchesFrom(time, calendar, -1)) {
    if (to <= time) return to;
  }
  return null;
}

/** When so many milliseconds of work have passed since `time`; null where a year is not enough. */
function afterWorking(time: number, milliseconds: number, calendar: WorkingCalendar) {
  let left = milliseconds;
  for (const { from, to } of stretchesFrom(time, calendar, 1)) {
    const start = Math.max(from, time);
    if (to <= start) continue;
    if (to - start >= left) return start + left;
    left -= to - start;
  }
  return null;
}

/** The first working moment from `time` on; null where there is none within a year. */
const nextWorking = (time: number, calendar: WorkingCalendar) => afterWorking(time, 0, calendar);

/** The same working days, night and day. */
function aroundTheClock({ week, ...others }: WorkingCalendar): WorkingCalendar {
  const days = Object.keys(week).map((day) => [day, [{ from: 0, to: 24 * 60 }]]);
  return { ...others, week: Object.fromEntries(days) };
}

const quarterMs = hourMs / 4;

/** Milliseconds of working days, night and day, within which an answer is promised. */
const promiseMs = facts.answer.ms;

/** Milliseconds of work needed to keep it. */
const reserveMs = hourMs;

/**
 * When an answer is promised by (milliseconds since the epoch): `promiseMs` of working days later, else at the closing
 * before that, or an hour after the next opening where less than an hour of work would be left.
 */
export function promisedBy(receivedAt: number, calendar: WorkingCalendar): number {
  const soonest = afterWorking(receivedAt, reserveMs, calendar);
  if (soonest === null) return receivedAt + promiseMs;
  const counted = afterWorking(receivedAt, promiseMs, aroundTheClock(calendar)) ?? soonest;
  const working = nextWorking(counted, calendar) === counted;
  const end = working ? counted : (lastClosing(counted, calendar) ?? counted);
  const promised = end >= soonest ? end : (afterWorking(counted, reserveMs, calendar) ?? soonest);
  const quarter = Math.floor(promised / quarterMs) * quarterMs;
  return quarter >= soonest ? quarter : promised;
}

/** A time of Rome's clock. */
export interface ClockTime {
  hour: number;
  minute: number;
}

/**
 * The first such moment of a working day from `time` on; of any day where none is a working day (milliseconds since the
 * epoch). Where the clocks skip it, as much later.
 */
export function workingMorning(time: number, clock: ClockTime, calendar: WorkingCalendar): number {
  const today = inRome(time).startOf('day');
  const day = time <= today.set(clock).toMillis() ? today : today.plus({ days: 1 });
  const working = nextWorking(day.toMillis(), calendar) ?? day.toMillis();
  return inRome(working).startOf('day').set(clock).toMillis();
}

/** The beginning of the day that is so many working days before today (milliseconds since the epoch). */
export function workingDaysAgo(time: number, days: number, calendar: WorkingCalendar): number {
  const today = inRome(time).startOf('day');
  const found = new Set<number>();
  for (const { from } of stretchesFrom(today.toMillis() - 1, calendar, -1)) {
    const day = inRome(from).startOf('day').toMillis();
    if (found.add(day).size === days) return day;
  }
  return today.minus({ days: horizonDays }).toMillis();
}
