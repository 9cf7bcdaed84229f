import { assumptionFields, savingsFields, savingsWords } from '@/content/demos/savings';
import { estimateSavings, type Outlook } from '@/lib/demos/savings';
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

/** Everything that the calculator shows, from what has been typed. */
export function savingsFigures(typed: SavingsTyped) {
  const asked = readTyped(savingsFields, typed.asked);
  const assumed = readTyped(assumptionFields, typed.assumed);
  const { hours, cost } = asked.values;
  const a = assumed.values;
  const estimate = (outlook: Outlook) =>
    estimateSavings(
      { weeklyTenths: hours, hourlyCostCents: cost },
      {
        weeksPerYear: a.weeks,
        automatable: { low: a.automatableLow, base: a.automatableBase, high: a.automatableHigh },
      },
      outlook,
    );
  const base = estimate('base');
  const weekly = plural(hours / 10, savingsWords.worked);
  const total = (outlook: Outlook) => formatEuro(estimate(outlook).timeCents);
  return {
    sound: asked.sound && assumed.sound,
    values: asked.values,
    /** Twelve months of the likeliest outlook, rounded: it is an estimate. */
    year: formatAboutEuro(base.timeCents * 12),
    outlook: (outlook: Outlook) => {
      const { weeklyTenths, hoursTenths } = estimate(outlook);
      return {
        total: total(outlook),
        hours: plural(hoursTenths / 10, savingsWords.hours),
        weekly: savingsWords.weekly(formatNumber(weeklyTenths, 10)),
      };
    },
    told: `${savingsWords.estimate}, ${savingsWords.outlook.base}: ${total('base')}.`,
    note: savingsWords.note(weekly, formatEuro(cost), total('low'), total('base'), total('high')),
  };
}
