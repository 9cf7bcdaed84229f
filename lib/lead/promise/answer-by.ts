import { DateTime } from 'luxon';
import { promiseWords } from '@/content/mails/promise';
import { promisedBy } from '@/lib/lead/promise/times';
import { romeZone as zone } from '@/lib/time';
import type { WorkingCalendar } from '@/lib/working-calendar';

/** A moment in Italy's time, in words that follow `entro`: `le 10:00 di lunedì 23`. Milliseconds since the epoch. */
export function momentInWords(time: number): string {
  const at = DateTime.fromMillis(time, { zone, locale: 'it' });
  return promiseWords.moment(at.toFormat('H:mm'), at.toFormat('cccc d'));
}

/** Until when an answer is promised to a request of this time, in words. Milliseconds since the epoch. */
export function answerBy(receivedAt: number, calendar: WorkingCalendar): string {
  return momentInWords(promisedBy(receivedAt, calendar));
}
