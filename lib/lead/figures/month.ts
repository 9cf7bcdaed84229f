import { DateTime } from 'luxon';
import { romeZone as zone } from '@/lib/time';

const format = 'yyyy-MM';

let last = { month: '', from: 0, to: 0 };

/** The month of a moment in Italy, as `2026-11`. */
export function monthOf(time: number): string {
  if (time < last.from || time >= last.to) {
    const month = DateTime.fromMillis(time, { zone }).toFormat(format);
    const [from, to] = boundsOf(month);
    last = { month, from, to };
  }
  return last.month;
}

export function monthAfter(month: string, months: number): string {
  return DateTime.fromFormat(month, format, { zone }).plus({ months }).toFormat(format);
}

/** Whether a text is a month, as `2026-11`. */
/** Whether a text is a month, as `2026-11`. */
export function isMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && DateTime.fromFormat(text, format, { zone }).isValid;
}

/** A month's beginning and end, in milliseconds since the epoch; the end belongs to the next. */
export function boundsOf(month: string): [from: number, to: number] {
  const start = DateTime.fromFormat(month, format, { zone });
  return [start.toMillis(), start.plus({ months: 1 }).toMillis()];
}

export const monthInWords = (month: string) =>
  DateTime.fromFormat(month, format, { zone, locale: 'it' }).toFormat('LLLL yyyy');

export const nameOfMonth = (month: string) => monthInWords(month).replace(/ .*/, '');
