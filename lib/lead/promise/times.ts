import { facts } from '@/content/facts';
import { afterWorking, lastClosing, nextWorking } from '@/lib/lead/promise/working-time';
import type { WorkingCalendar } from '@/lib/working-calendar';

const hourMs = 3_600_000;

/** Milliseconds within which the site promises an answer: of the clock, weekends included. */
const promiseMs = facts.answer.ms;

/** Milliseconds of work after which somebody who was not answered is recalled first. */
const firstMs = hourMs;
/** Milliseconds after which they are recalled again: 20 hours of 24. */
const lastCallMs = (promiseMs * 5) / 6;
/** Milliseconds that somebody needs to keep the promise after a recall; nearer recalls are one. */
const reserveMs = hourMs;

/** When the promise made to a request of this time runs out. Milliseconds since the epoch, both. */
export function promisedBy(receivedAt: number): number {
  return receivedAt + promiseMs;
}

/**
 * The first recall: an hour of work after the request. Where the promise is over by then, nobody worked for long enough
 * to keep it, and they hear of it as soon as they open.
 */
function firstRecall(receivedAt: number, calendar: WorkingCalendar): number | null {
  const deadline = promisedBy(receivedAt);
  const first = afterWorking(receivedAt, firstMs, calendar);
  return first !== null && first < deadline ? first : nextWorking(deadline, calendar);
}

/**
 * The last call: with a promise of 24 hours, 20 hours after the request if somebody works then, or as soon as they open if
 * an hour of the promise is left. A recall at three at night helps nobody: otherwise it comes before, an hour before they close, and where the first
 * one has only just been, when they open again, with the promise broken.
 */
function lastCall(receivedAt: number, first: number, calendar: WorkingCalendar): number | null {
  const wanted = receivedAt + lastCallMs;
  const opening = nextWorking(wanted, calendar);
  if (opening !== null && opening + reserveMs <= promisedBy(receivedAt)) return opening;
  const closing = lastClosing(wanted, calendar);
  const before = closing === null ? null : closing - reserveMs;
  return before !== null && before >= first + reserveMs ? before : opening;
}

/**
 * When a request that nobody marks is recalled, all at working moments: two times, or one where they would be less than
 * an hour apart. Milliseconds since the epoch. Empty for a calendar without work.
 */
export function recallTimes(receivedAt: number, calendar: WorkingCalendar): number[] {
  const first = firstRecall(receivedAt, calendar);
  const last = first === null ? null : lastCall(receivedAt, first, calendar);
  if (first === null || last === null) return [];
  const [earlier, later] = [Math.min(first, last), Math.max(first, last)];
  return later - earlier < reserveMs ? [earlier] : [earlier, later];
}
