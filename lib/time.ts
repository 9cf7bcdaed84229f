import { DateTime } from 'luxon';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Where the agency and its customers are. */
const zone = 'Europe/Rome';

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

/** The beginning in Rome of a day such as `2026-11-30`; null where there is no such day. */
export function dayInRome(text: string): DateTime | null {
  const day = DateTime.fromFormat(text, 'yyyy-MM-dd', { zone });
  return day.isValid ? day : null;
}

const monthFormat = 'yyyy-MM';
const readMonth = (month: string) =>
  DateTime.fromFormat(month, monthFormat, { zone, locale: 'it' });

/** The month of a moment in Italy, as `2026-11`. */
export const monthOf = (time: number): string => inRome(time).toFormat(monthFormat);

export const monthAfter = (month: string, months: number): string =>
  readMonth(month).plus({ months }).toFormat(monthFormat);

export const isMonth = (text: string): boolean =>
  /^\d{4}-\d{2}$/.test(text) && readMonth(text).isValid;

/** As `novembre 2026`. */
export const monthInWords = (month: string): string => readMonth(month).toFormat('LLLL yyyy');
