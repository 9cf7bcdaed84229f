import { DateTime } from 'luxon';

/** Where the agency and its customers are. */
export const zone = 'Europe/Rome';

/** A moment, a date or milliseconds since the epoch, on Rome's clocks, in Italian. */
export function inRome(moment: Date | number): DateTime {
  return DateTime.fromMillis(moment.valueOf(), { zone, locale: 'it' });
}

/** A date as Italian documents carry it, in Italy's time: `19/11/2026`. */
export function formatDay(date: Date): string {
  return inRome(date).toFormat('dd/MM/yyyy');
}

/** Date and time in Rome, such as `sabato 21 novembre 2026, 14:02`. */
export function romeTime(date: Date): string {
  return inRome(date).toFormat('cccc d LLLL yyyy, HH:mm');
}
