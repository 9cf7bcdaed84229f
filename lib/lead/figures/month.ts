import { DateTime } from 'luxon';
import { zone } from '@/lib/lead/promise/working-time';

const format = 'yyyy-MM';

// each page view asks, and nearly always for the same month
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

/** The month so many months after another. */
export function monthAfter(month: string, months: number): string {
  return DateTime.fromFormat(month, format, { zone }).plus({ months }).toFormat(format);
}

/** Whether a text is a month, as `2026-11`. */
export function isMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && DateTime.fromFormat(text, format, { zone }).isValid;
}

/** A month's beginning and end, in milliseconds since the epoch; the end belongs to the next. */
export function boundsOf(month: string): [from: number, to: number] {
  const start = DateTime.fromFormat(month, format, { zone });
  return [start.toMillis(), start.plus({ months: 1 }).toMillis()];
}

/** A month in words, `novembre 2026`. */
export function monthInWords(month: string): string {
  return DateTime.fromFormat(month, format, { zone, locale: 'it' }).toFormat('LLLL yyyy');
}

/** The month's name alone, `novembre`. */
export function nameOfMonth(month: string): string {
  return DateTime.fromFormat(month, format, { zone, locale: 'it' }).toFormat('LLLL');
}
