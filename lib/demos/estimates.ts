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

/** Savings a month: weekly hours × automatable part × weeks a year ÷ 12; value: hours × hourly cost, rounded half up. */
export function estimateSavings(values: SavingsValues, outlook: Outlook) {
  const { hours: weekly, cost, weeks, [outlook]: automatable } = values;
  // integers until the one division, so that no binary fraction shifts a half cent
  const hours = weekly * automatable * weeks;
  const hoursUnit = percentUnit * monthsPerYear;
  return {
    weeklyTenths: Math.round((weekly * automatable) / percentUnit),
    hoursTenths: Math.round(hours / hoursUnit),
    timeCents: Math.round((hours * cost) / (hoursUnit * 10)),
  };
}

export type GuestTimeValues = Record<
  keyof typeof guestTimeFields | keyof typeof guestTimeAssumptions,
  number
>;

const minutesPerHour = 60;

/** Hours a month that guests' questions take, in tenths: rooms × nights × occupancy ÷ stay × contacts × minutes ÷ 60. */
export function guestTime(values: GuestTimeValues): number {
  const { rooms, nights, occupancy, stay, contacts, minutes } = values;
  // integers until the one division, so that no binary fraction shifts a half
  const sold = rooms * nights * occupancy;
  const unit = percentUnit * stay;
  return Math.round((sold * contacts * minutes) / (unit * minutesPerHour));
}
