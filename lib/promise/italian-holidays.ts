import { gregorianEaster } from 'date-easter';
import { DateTime } from 'luxon';

/** Italy's national holidays on fixed days, as `MM-DD` (l. 260/1949, l. 54/1977, DPR 792/1985, l. 336/2000). */
const fixed = [
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
];

/** San Francesco is one again from this year on (l. 151/2025). */
const sanFrancesco = { day: '10-04', from: 2026 };

function easterDays(year: number): string[] {
  const { month, day } = gregorianEaster(year);
  const easter = DateTime.utc(year, month, day);
  return [easter, easter.plus({ days: 1 })].map((date) => date.toFormat('MM-dd'));
}

/** Whether a date, as `YYYY-MM-DD`, is a national holiday in Italy, Easter Sunday and Monday among them. */
export function isItalianHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  const day = date.slice(5);
  return (
    fixed.includes(day) ||
    (day === sanFrancesco.day && year >= sanFrancesco.from) ||
    easterDays(year).includes(day)
  );
}
