import { formatNumber } from './format';

interface PluralForms {
  one: (shown: string) => string;
  other: (shown: string) => string;
}

const rules = new Intl.PluralRules('it-IT');

/** The form that goes with a count, as it is shown: '1 ora', '0 ore', '1,5 ore'. */
export function plural(count: number, forms: PluralForms): string {
  const form = rules.select(count) === 'one' ? forms.one : forms.other;
  return form(formatNumber(count, 1));
}
