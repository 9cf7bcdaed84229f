import { DateTime } from 'luxon';
import { facts } from '@/content/facts';
import { afterWorking, lastClosing, nextWorking, worksOn } from '@/lib/lead/promise/working-time';
import { hourMs, romeZone as zone } from '@/lib/time';
import type { WorkingCalendar } from '@/lib/working-calendar';

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
 * Until when an answer is promised (milliseconds since the epoch): `promiseMs` of working days later, at a working
 * moment, else at the closing before it, or an hour after the next opening where that leaves less than an hour of work.
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

/** As they open if an hour is left by then, else an hour before they close; null where it is too near to the first. */
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

/** When the agency is reminded of an unmarked request: after an hour of work, and before the promise is over. */
export function reminderTimes(receivedAt: number, calendar: WorkingCalendar): number[] {
  const first = afterWorking(receivedAt, firstMs, calendar);
  if (first === null) return [];
  const last = lastCall(promisedBy(receivedAt, calendar), first, calendar);
  return last === null ? [first] : [first, last];
}
