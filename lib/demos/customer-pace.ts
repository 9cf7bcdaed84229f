import { savingsWords } from '@/content/demos/savings';
import { plural } from '../italian/plural';

const { customers, pace } = savingsWords;

/**
 * Customers gained, given in hundredths of one a month, told in whole customers: '3 clienti in più', 'un cliente in
 * più ogni 2 mesi e mezzo', 'circa 10 clienti in più in un anno'. What is rounded says so.
 */
export function customerPace(hundredthsPerMonth: number): string {
  if (hundredthsPerMonth <= 0) return pace.none;
  if (hundredthsPerMonth % 100 === 0) return plural(hundredthsPerMonth / 100, customers);
  const halfMonths = 200 / hundredthsPerMonth;
  if (Number.isInteger(halfMonths) && halfMonths > 2 && halfMonths < 24)
    return pace.every(wait(halfMonths));
  const perYear = (hundredthsPerMonth * 12) / 100;
  if (perYear >= 1.5) {
    const told = pace.perYear(plural(Math.round(perYear), customers));
    return Number.isInteger(perYear) ? told : pace.about(told);
  }
  return pace.lessThanTwoAYear;
}

/** Half months as they are said: '2 mesi', '2 mesi e mezzo'. */
function wait(halfMonths: number): string {
  const months = plural(Math.floor(halfMonths / 2), pace.months);
  return halfMonths % 2 === 1 ? pace.andHalf(months) : months;
}
