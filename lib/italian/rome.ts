import { DateTime } from 'luxon';
import { romeZone } from '@/lib/time';

/** A moment on Rome's clocks, in Italian. */
export function inRome(date: Date): DateTime {
  return DateTime.fromJSDate(date, { zone: romeZone }).setLocale('it');
}

/** Date and time in Rome, such as `sabato 21 novembre 2026, 14:02`. */
export function romeTime(date: Date): string {
  return inRome(date).toFormat('cccc d LLLL yyyy, HH:mm');
}
