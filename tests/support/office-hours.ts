import { readWorkingWeek, type WorkingCalendar } from '@/lib/promise/calendar';

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
