import { formatNumber } from './format';

/** A phrase in Italian's two forms, each given the number as it is to be shown. */
export interface PluralForms {
  one: (shown: string) => string;
  other: (shown: string) => string;
}

const rules = new Intl.PluralRules('it-IT');

/**
 * The form that goes with a count: '1 ora', '0 ore', '1,5 ore'. The count is the number that is shown, after rounding.
 * CLDR's 'many', of whole millions, takes the plural too.
 */
export function plural(count: number, forms: PluralForms): string {
  const form = rules.select(count) === 'one' ? forms.one : forms.other;
  return form(formatNumber(count, 1));
}
