import { DateTime } from 'luxon';
import { inRome, zone } from '@/lib/rome';

const format = 'yyyy-MM';

/** The month of a moment in Italy, as `2026-11`. */
export const monthOf = (time: number): string => inRome(time).toFormat(format);

export const monthAfter = (month: string, months: number): string =>
  DateTime.fromFormat(month, format, { zone }).plus({ months }).toFormat(format);

export const isMonth = (text: string): boolean =>
  /^\d{4}-\d{2}$/.test(text) && DateTime.fromFormat(text, format, { zone }).isValid;

/** As `novembre 2026`. */
export const monthInWords = (month: string): string =>
  DateTime.fromFormat(month, format, { zone, locale: 'it' }).toFormat('LLLL yyyy');
