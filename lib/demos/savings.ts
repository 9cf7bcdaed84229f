/** What the visitor knows of the company. Money in integer cents. */
export interface SavingsInput {
  /** Hours of repetitive work, in tenths of an hour a week. */
  weeklyTenths: number;
  hourlyCostCents: number;
}

/** What has to be assumed, in hundredths of a percent; a guess to be corrected, never a measurement. */
export interface SavingsAssumptions {
  weeksPerYear: number;
  /** The part of the repetitive work that an automation takes over. */
  automatable: Record<Outlook, number>;
}

export type Outlook = 'low' | 'base' | 'high';
export const outlooks: readonly Outlook[] = ['low', 'base', 'high'];

/** By month, but for the first. */
interface Savings {
  /** Hours in a week that is worked. */
  weeklyTenths: number;
  hoursTenths: number;
  timeCents: number;
}

const percentUnit = 10_000;
const monthsPerYear = 12;

/**
 * Estimates what an automation gives back in a month:
 * hours = weekly hours × automatable part × weeks worked in a year ÷ 12; their value = hours × hourly cost.
 * The amount is rounded once, to the cent (half up), from the unrounded hours.
 */
export function estimateSavings(
  { weeklyTenths, hourlyCostCents }: SavingsInput,
  assumptions: SavingsAssumptions,
  outlook: Outlook,
): Savings {
  // integers until the one division, so that no binary fraction shifts a half cent
  const hours = weeklyTenths * assumptions.automatable[outlook] * assumptions.weeksPerYear;
  const hoursUnit = percentUnit * monthsPerYear;
  return {
    weeklyTenths: Math.round((weeklyTenths * assumptions.automatable[outlook]) / percentUnit),
    hoursTenths: Math.round(hours / hoursUnit),
    timeCents: Math.round((hours * hourlyCostCents) / (hoursUnit * 10)),
  };
}
