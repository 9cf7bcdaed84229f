/** What the visitor knows of the company. Money in integer cents, percentages in hundredths of a percent. */
export interface SavingsInput {
  /** Hours of repetitive work, in tenths of an hour a week. */
  weeklyTenths: number;
  hourlyCostCents: number;
  leadsPerMonth: number;
  /** Of a hundred leads, how many become customers today. */
  conversion: number;
  customerValueCents: number;
}

/** What has to be assumed, in hundredths of a percent; a guess to be corrected, never a measurement. */
export interface SavingsAssumptions {
  weeksPerYear: number;
  /** The part of the repetitive work that an automation takes over. */
  automatable: Record<Outlook, number>;
  /** How much the conversion grows, relative to today's. */
  conversionGain: Record<Outlook, number>;
}

export type Outlook = 'low' | 'base' | 'high';
export const outlooks: readonly Outlook[] = ['low', 'base', 'high'];

/** By month, but for the first. */
export interface Savings {
  /** Hours in a week that is worked. */
  weeklyTenths: number;
  hoursTenths: number;
  timeCents: number;
  customersHundredths: number;
  salesCents: number;
  totalCents: number;
}

const percentUnit = 10_000;
const monthsPerYear = 12;

/**
 * Estimates what an automation gives back in a month:
 * hours = weekly hours × automatable part × weeks worked in a year ÷ 12; their value = hours × hourly cost;
 * customers = leads × conversion × gain; their value = customers × value of a customer.
 * Each money amount is rounded once, to the cent (half up), from the unrounded quantity.
 */
export function estimateSavings(
  input: SavingsInput,
  assumptions: SavingsAssumptions,
  outlook: Outlook,
): Savings {
  const { weeklyTenths, hourlyCostCents, leadsPerMonth, conversion, customerValueCents } = input;
  // integers until the one division, so that no binary fraction shifts a half cent
  const hours = weeklyTenths * assumptions.automatable[outlook] * assumptions.weeksPerYear;
  const hoursUnit = percentUnit * monthsPerYear;
  const customers = leadsPerMonth * conversion * assumptions.conversionGain[outlook];
  const customersUnit = percentUnit * percentUnit;
  const timeCents = Math.round((hours * hourlyCostCents) / (hoursUnit * 10));
  const salesCents = Math.round((customers * customerValueCents) / customersUnit);
  return {
    weeklyTenths: Math.round((weeklyTenths * assumptions.automatable[outlook]) / percentUnit),
    hoursTenths: Math.round(hours / hoursUnit),
    timeCents,
    customersHundredths: Math.round((customers * 100) / customersUnit),
    salesCents,
    totalCents: timeCents + salesCents,
  };
}
