import { readWorkingWeek, type WorkingCalendar } from '@/lib/working-calendar';

/** Monday to Friday, nine to six, without Italy's holidays. */
export const officeHours: WorkingCalendar = {
  week: readWorkingWeek('lun-ven 9-18') ?? {},
  nationalHolidays: true,
  closures: [],
};
