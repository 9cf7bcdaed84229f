import { assumptionFields, savingsFields, savingsWords } from '@/content/demos/savings';
import { customerPace } from '@/lib/demos/customer-pace';
import {
  estimateSavings,
  type Outlook,
  type Savings,
  type SavingsAssumptions,
  type SavingsInput,
} from '@/lib/demos/savings';
import { formatAboutEuro, formatEuro, formatNumber } from '@/lib/italian/format';
import { plural } from '@/lib/italian/plural';
import { initialTyped, readTyped, type Typed } from '../core/number-field';

export interface SavingsTyped {
  asked: Typed<keyof typeof savingsFields>;
  assumed: Typed<keyof typeof assumptionFields>;
}

export function firstSavings(): SavingsTyped {
  return { asked: initialTyped(savingsFields), assumed: initialTyped(assumptionFields) };
}

const { units } = savingsWords;
const hoursOf = (tenths: number) => plural(tenths / 10, units.hours);
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
  const weekly = hoursOf(hours);
  const total = (outlook: Outlook) => formatEuro(estimate(outlook).totalCents);
  const customers = formatNumber(base.customersHundredths, 100);
  return {
    sound: asked.sound && assumed.sound,
    values: asked.values,
    /** Twelve months of the likeliest outlook, rounded: it is an estimate. */
    year: formatAboutEuro(base.totalCents * 12),
    outlook: (outlook: Outlook) => {
      const result = estimate(outlook);
      const { weeklyTenths, hoursTenths, timeCents, customersHundredths, salesCents } = result;
      return {
        total: total(outlook),
        hours: plural(hoursTenths / 10, savingsWords.hours),
        weekly: savingsWords.weekly(formatNumber(weeklyTenths, 10)),
        customers: customerPace(customersHundredths),
        worth: savingsWords.worth(formatEuro(timeCents), formatEuro(salesCents)),
      };
    },
    formulas: [
      savingsWords.hoursFormula(
        weekly,
        percent(a.automatableBase),
        plural(a.weeks, units.weeks),
        formatNumber(base.hoursTenths, 10),
      ),
      savingsWords.timeFormula(
        hoursOf(base.hoursTenths),
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
    told: `${savingsWords.estimate}, ${savingsWords.outlook.base}: ${total('base')}.`,
    note:
      savingsWords.note(weekly, formatEuro(cost), total('low'), total('base'), total('high')) +
      (short
        ? ''
        : savingsWords.noteLeads(formatNumber(leads, 1), percent(conversion), formatEuro(value))),
  };
}
