import type { guestTimeAssumptions, guestTimeFields } from '@/content/demos/guest-time';
import type { assumptionFields, savingsFields } from '@/content/demos/savings';

/** In the fields' smallest units; what is assumed is a guess to be corrected, never a measurement. */
export type SavingsValues = Record<
  keyof typeof savingsFields | keyof typeof assumptionFields,
  number
>;

export type Outlook = 'low' | 'base' | 'high';
export const outlooks: readonly Outlook[] = ['low', 'base', 'high'];

const percentUnit = 10_000;
const monthsPerYear = 12;

/** Savings a month: weekly hours × automatable part × weeks a year ÷ 12; value: hours × hourly cost, to the cent. */
export function estimateSavings(values: SavingsValues, outlook: Outlook) {
  const { hours: weekly, cost, weeks, [outlook]: automatable } = values;
  // integers until the one division, so that no binary fraction shifts a half cent
  const hours = weekly * automatable * weeks;
  const weeklyUnit = percentUnit * 10;
  const hoursUnit = weeklyUnit * monthsPerYear;
  return {
    weeklyHours: (weekly * automatable) / weeklyUnit,
    hours: hours / hoursUnit,
    timeCents: Math.round((hours * cost) / hoursUnit),
  };
}

export type GuestTimeValues = Record<
  keyof typeof guestTimeFields | keyof typeof guestTimeAssumptions,
  number
>;

const minutesPerHour = 60;

/** What guests ask in a month: nights sold ÷ nights of a stay × contacts; × minutes it is hours, × cost it is cents. */
export function guestTime(values: Omit<GuestTimeValues, 'months'>) {
  const { rooms, nights, occupancy, stay, contacts, minutes, cost } = values;
  const sold = rooms * nights * occupancy;
  const hours = (sold * contacts * minutes) / (percentUnit * stay * minutesPerHour * 10);
  return {
    nights: sold / percentUnit,
    stays: (sold * 10) / (percentUnit * stay),
    contacts: (sold * contacts) / (percentUnit * stay),
    hours,
    cents: hours * cost,
  };
}
