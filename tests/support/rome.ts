import { DateTime } from 'luxon';
import { readWorkingWeek, type WorkingCalendar } from '@/lib/promise/calendar';

const zone = 'Europe/Rome';

/** A time of Rome's clock, such as `2026-03-10T11:00`, in milliseconds. */
export const rome = (text: string): number => DateTime.fromISO(text, { zone }).toMillis();

/** The same the other way round, by default as `03-10 11:00`. */
export const shown = (time: number, format = 'MM-dd HH:mm'): string =>
  DateTime.fromMillis(time, { zone }).toFormat(format);

/** Every hour of every day: the clock alone counts. */
export const alwaysOpen: WorkingCalendar = {
  week: readWorkingWeek('lun-dom 0-24') ?? {},
  nationalHolidays: false,
  closures: [],
};

/** Monday to Friday, nine to six, without Italy's holidays. */
export const officeHours: WorkingCalendar = {
  week: readWorkingWeek('lun-ven 9-18') ?? {},
  nationalHolidays: true,
  closures: [],
};
