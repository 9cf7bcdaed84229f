export interface SavingsInput {
  weeklyTenths: number;
  hourlyCostCents: number;
}

/** What has to be assumed, in hundredths of a percent; a guess to be corrected, never a measurement. */
export interface SavingsAssumptions {
  weeksPerYear: number;
  automatable: Record<Outlook, number>;
}

export type Outlook = 'low' | 'base' | 'high';
export const outlooks: readonly Outlook[] = ['low', 'base', 'high'];

const percentUnit = 10_000;
const monthsPerYear = 12;

/** Savings a month: weekly hours × automatable part × weeks a year ÷ 12; value: hours × hourly cost, rounded half up. */
export function estimateSavings(
  { weeklyTenths, hourlyCostCents }: SavingsInput,
  assumptions: SavingsAssumptions,
  outlook: Outlook,
) {
  // integers until the one division, so that no binary fraction shifts a half cent
  const hours = weeklyTenths * assumptions.automatable[outlook] * assumptions.weeksPerYear;
  const hoursUnit = percentUnit * monthsPerYear;
  return {
    weeklyTenths: Math.round((weeklyTenths * assumptions.automatable[outlook]) / percentUnit),
    hoursTenths: Math.round(hours / hoursUnit),
    timeCents: Math.round((hours * hourlyCostCents) / (hoursUnit * 10)),
  };
}
