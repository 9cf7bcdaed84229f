import { assumptionFields, savingsFields, savingsWords } from '@/content/demos/savings';
import { formatEuro, formatNumber } from '@/lib/italian-format';
import {
  estimateSavings,
  type Outlook,
  type Savings,
  type SavingsAssumptions,
  type SavingsInput,
} from '@/lib/savings';
import { initialTyped, readTyped, type Typed } from './number-field';

export interface SavingsTyped {
  asked: Typed<keyof typeof savingsFields>;
  assumed: Typed<keyof typeof assumptionFields>;
}

export function firstSavings(): SavingsTyped {
  return { asked: initialTyped(savingsFields), assumed: initialTyped(assumptionFields) };
}

const percent = (hundredths: number) => `${formatNumber(hundredths, 100)}%`;

/** Everything that the calculator shows, from what has been typed. The short form leaves the leads out. */
export function savingsFigures(typed: SavingsTyped, short: boolean) {
  const asked = readTyped(savingsFields, typed.asked);
  const assumed = readTyped(assumptionFields, typed.assumed);
  const { hours, cost, leads, conversion, value } = asked.values;
  const input: SavingsInput = {
    weeklyTenths: hours,
    hourlyCostCents: cost,
    leadsPerMonth: short ? 0 : leads,
    conversion,
    customerValueCents: value,
  };
  const a = assumed.values;
  const assumptions: SavingsAssumptions = {
    weeksPerYear: a.weeks,
    automatable: { low: a.automatableLow, base: a.automatableBase, high: a.automatableHigh },
    conversionGain: { low: a.gainLow, base: a.gainBase, high: a.gainHigh },
  };
  const estimate = (outlook: Outlook): Savings => estimateSavings(input, assumptions, outlook);
  const base = estimate('base');
  const weekly = formatNumber(hours, 10);
  const total = (outlook: Outlook) => formatEuro(estimate(outlook).totalCents);
  const customers = formatNumber(base.customersHundredths, 100);
  return {
    sound: asked.sound && assumed.sound,
    outlook: (outlook: Outlook) => {
      const { hoursTenths, timeCents, customersHundredths, salesCents } = estimate(outlook);
      return {
        total: total(outlook),
        hours: savingsWords.hours(formatNumber(hoursTenths, 10)),
        customers: savingsWords.customers(formatNumber(customersHundredths, 100)),
        worth: savingsWords.worth(formatEuro(timeCents), formatEuro(salesCents)),
      };
    },
    formulas: [
      savingsWords.hoursFormula(
        weekly,
        percent(a.automatableBase),
        String(a.weeks),
        formatNumber(base.hoursTenths, 10),
      ),
      savingsWords.timeFormula(
        formatNumber(base.hoursTenths, 10),
        formatEuro(cost),
        formatEuro(base.timeCents),
      ),
      ...(short
        ? []
        : [
            savingsWords.customersFormula(
              formatNumber(leads, 1),
              percent(conversion),
              percent(a.gainBase),
              customers,
            ),
            savingsWords.salesFormula(customers, formatEuro(value), formatEuro(base.salesCents)),
          ]),
    ],
    note:
      savingsWords.note(weekly, formatEuro(cost), total('low'), total('base'), total('high')) +
      (short
        ? ''
        : savingsWords.noteLeads(formatNumber(leads, 1), percent(conversion), formatEuro(value))),
  };
}
