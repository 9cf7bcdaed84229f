import { DateTime } from 'luxon';
import { facts } from '@/content/facts';
import {
  afterWorking,
  lastClosing,
  nextWorking,
  worksOn,
  zone,
} from '@/lib/lead/promise/working-time';
import type { WorkingCalendar } from '@/lib/working-calendar';

const hourMs = 3_600_000;
const quarterMs = hourMs / 4;

/** Milliseconds within which the site promises an answer, counted on working days, night and day. */
const promiseMs = facts.answer.ms;

/** Milliseconds of work after which somebody is first reminded of who was not answered. */
const firstMs = hourMs;
/** Milliseconds before the promise runs out at which somebody is reminded again: 4 hours of 24. */
const lastCallMs = promiseMs / 6;
/** Milliseconds of work that somebody needs to keep the promise; nearer reminders are one. */
const reserveMs = hourMs;

/** When so many milliseconds of working days have passed since `time`: the days on which nobody works do not count. */
function afterWorkingDays(time: number, milliseconds: number, calendar: WorkingCalendar): number {
  let left = milliseconds;
  let day = DateTime.fromMillis(time, { zone }).startOf('day');
  for (let from = time; ; from = day.toMillis()) {
    const next = day.plus({ days: 1 });
    if (worksOn(day, calendar)) {
      const room = next.toMillis() - from;
      if (left <= room) return from + left;
      left -= room;
    }
    day = next;
  }
}

/**
 * Until when an answer is promised to a request of this time, in milliseconds since the epoch: always a moment at which
 * somebody works, on a full quarter of an hour. The promised hours are counted on working days; where they end outside
 * work, the last closing before counts, or, where that leaves less than an hour of work, an hour after the next opening.
 * A calendar without any work counts by the clock alone.
 */
export function promisedBy(receivedAt: number, calendar: WorkingCalendar): number {
  const soonest = afterWorking(receivedAt, reserveMs, calendar);
  if (soonest === null) return receivedAt + promiseMs;
  const counted = afterWorkingDays(receivedAt, promiseMs, calendar);
  const working = nextWorking(counted, calendar) === counted;
  const end = working ? counted : (lastClosing(counted, calendar) ?? counted);
  const promised = end >= soonest ? end : (afterWorking(counted, reserveMs, calendar) ?? soonest);
  const quarter = Math.floor(promised / quarterMs) * quarterMs;
  return quarter >= soonest ? quarter : promised;
}

/**
 * The last call, some time before the promise runs out, as soon as they open if an hour is left by then. A reminder at
 * three at night helps nobody: otherwise it comes an hour before they close. Null where it would come too soon after the
 * first one.
 */
function lastCall(deadline: number, first: number, calendar: WorkingCalendar): number | null {
  const wanted = deadline - lastCallMs;
  const opening = nextWorking(wanted, calendar);
  const closing = lastClosing(wanted, calendar);
  const last =
    opening !== null && opening + reserveMs <= deadline
      ? opening
      : closing !== null && closing - reserveMs;
  return last !== false && last >= first + reserveMs ? last : null;
}

/**
 * When somebody is reminded of a request that nobody marks, all at working moments and before its promise is over: after an hour of
 * work, and again where that is not within an hour. Milliseconds since the epoch. Empty for a calendar without work.
 */
export function reminderTimes(receivedAt: number, calendar: WorkingCalendar): number[] {
  const first = afterWorking(receivedAt, firstMs, calendar);
  if (first === null) return [];
  const last = lastCall(promisedBy(receivedAt, calendar), first, calendar);
  return last === null ? [first] : [first, last];
}
