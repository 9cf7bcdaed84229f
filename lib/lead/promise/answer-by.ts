import { DateTime } from 'luxon';
import { promiseWords } from '@/content/mails/promise';
import { promisedBy } from '@/lib/lead/promise/times';
import { zone } from '@/lib/lead/promise/working-time';
import type { WorkingCalendar } from '@/lib/working-calendar';

/** A moment in Italy's time, in words that follow `entro`: `le 10:00 di lunedì 23`. Milliseconds since the epoch. */
export function momentInWords(time: number): string {
  const at = DateTime.fromMillis(time, { zone, locale: 'it' });
  return promiseWords.moment(at.toFormat('H:mm'), at.toFormat('cccc d'));
}

/**
 * Until when an answer is promised to a request of this time: the same words for whoever asked, on the page and by mail,
 * and for the agency. Milliseconds since the epoch.
 */
export function answerBy(receivedAt: number, calendar: WorkingCalendar): string {
  return momentInWords(promisedBy(receivedAt, calendar));
}
