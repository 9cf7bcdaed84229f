import { DateTime } from 'luxon';
import { facts } from '@/content/facts';
import type { WorkingCalendar } from '@/lib/promise/calendar';
import { afterWorking, lastClosing, nextWorking, worksOn } from '@/lib/promise/working-time';
import { hourMs, romeZone as zone } from '@/lib/time';

const quarterMs = hourMs / 4;

/** Milliseconds of working days, night and day, within which an answer is promised. */
const promiseMs = facts.answer.ms;

/** Milliseconds of work needed to keep it. */
const reserveMs = hourMs;

/** When so many milliseconds of working days have passed since `time`. */
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
 * When an answer is promised by (milliseconds since the epoch): `promiseMs` of working days later, else at the closing
 * before that, or an hour after the next opening where less than an hour of work would be left.
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
