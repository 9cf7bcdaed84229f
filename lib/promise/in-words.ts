import { promiseWords } from '@/content/mails/promise';
import type { WorkingCalendar } from '@/lib/promise/calendar';
import { promisedBy } from '@/lib/promise/working-time';
import { dayMs, hourMs, inRome } from '@/lib/time';

const minuteMs = 60_000;

/** So long, in words: `40 minuti`, `un’ora`, `3 giorni`. */
export function lastingInWords(milliseconds: number): string {
  const { minutes, hours, days } = promiseWords.lasting;
  if (milliseconds < hourMs) return minutes(Math.max(1, Math.floor(milliseconds / minuteMs)));
  if (milliseconds < 2 * dayMs) return hours(Math.floor(milliseconds / hourMs));
  return days(Math.floor(milliseconds / dayMs));
}

/** Since when, in words that follow `da`: `oggi`, `ieri`, a weekday of the last six days, `9 giorni`. */
export function sinceInWords(time: number, now: number): string {
  const at = inRome(time);
  const ago = Math.round(inRome(now).startOf('day').diff(at.startOf('day'), 'days').days);
  if (ago <= 0) return promiseWords.since.today;
  if (ago === 1) return promiseWords.since.yesterday;
  return ago < 7 ? at.toFormat('cccc') : promiseWords.lasting.days(ago);
}

interface Waiting {
  receivedAt: Date;
  status: string;
  stage: string | null;
}

/** How long a request has waited, in words, and whether the promise is broken; null for one that is held or marked. */
export function waitingOf(
  { receivedAt, status, stage }: Waiting,
  now: number,
  calendar: WorkingCalendar,
) {
  if (status !== 'accepted' || stage !== null) return null;
  const received = receivedAt.getTime();
  const lasting = lastingInWords(Math.max(0, now - received));
  return { lasting, broken: now >= promisedBy(received, calendar) };
}

/** The same in one text: `in attesa da 26 ore, promessa scaduta`; empty for one that is held or marked. */
export function waitingInWords(lead: Waiting, now: number, calendar: WorkingCalendar): string {
  const waits = waitingOf(lead, now, calendar);
  if (!waits) return '';
  const waiting = promiseWords.waiting(waits.lasting);
  return waits.broken ? `${waiting}, ${promiseWords.broken}` : waiting;
}

/**
 * A moment in Italy's time, in words that follow `entro`: `le 10:00 di lunedì 23`, or `le 18:00 di oggi, venerdì 27` on
 * that day. Milliseconds since the epoch.
 */
export function momentInWords(time: number, now = Date.now()): string {
  const at = inRome(time);
  const isToday = at.hasSame(inRome(now), 'day');
  return promiseWords.moment(at.toFormat('H:mm'), at.toFormat('cccc d'), isToday);
}

/** Until when an answer is promised to a request of this time, in words. Milliseconds since the epoch. */
export function answerBy(receivedAt: number, calendar: WorkingCalendar): string {
  return momentInWords(promisedBy(receivedAt, calendar));
}
