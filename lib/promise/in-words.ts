import { DateTime } from 'luxon';
import { promiseWords } from '@/content/mails/promise';
import type { WorkingCalendar } from '@/lib/promise/calendar';
import { promisedBy } from '@/lib/promise/times';
import { dayMs, hourMs, romeZone as zone } from '@/lib/time';

const minuteMs = 60_000;

interface PromiseState {
  waitingMs: number;
  broken: boolean;
}

/** The state of a request at `now`; null for one that is held, or that the agency has marked. */
export function promiseState(
  { receivedAt, status, stage }: { receivedAt: Date; status: string; stage: string | null },
  now: number,
  calendar: WorkingCalendar,
): PromiseState | null {
  if (status !== 'accepted' || stage !== null) return null;
  const received = receivedAt.getTime();
  return { waitingMs: Math.max(0, now - received), broken: now >= promisedBy(received, calendar) };
}

/** So long, in words: `40 minuti`, `un’ora`, `3 giorni`. */
export function lastingInWords(milliseconds: number): string {
  const { minutes, hours, days } = promiseWords.lasting;
  if (milliseconds < hourMs) return minutes(Math.max(1, Math.floor(milliseconds / minuteMs)));
  if (milliseconds < 2 * dayMs) return hours(Math.floor(milliseconds / hourMs));
  return days(Math.floor(milliseconds / dayMs));
}

/** A state in words: `in attesa da 26 ore, promessa scaduta`; empty for none. */
export function promiseInWords(state: PromiseState | null): string {
  if (!state) return '';
  const waiting = promiseWords.waiting(lastingInWords(state.waitingMs));
  return state.broken ? `${waiting}, ${promiseWords.broken}` : waiting;
}

/** A moment in Italy's time, in words that follow `entro`: `le 10:00 di lunedì 23`. Milliseconds since the epoch. */
export function momentInWords(time: number): string {
  const at = DateTime.fromMillis(time, { zone, locale: 'it' });
  return promiseWords.moment(at.toFormat('H:mm'), at.toFormat('cccc d'));
}

/** Until when an answer is promised to a request of this time, in words. Milliseconds since the epoch. */
export function answerBy(receivedAt: number, calendar: WorkingCalendar): string {
  return momentInWords(promisedBy(receivedAt, calendar));
}
