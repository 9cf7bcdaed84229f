import { numberFaults } from '@/content/demos/savings';
import type { NumberField } from '@/content/demos/types';
import { formatNumber } from '@/lib/italian/format';
import { parseItalianNumber } from '@/lib/italian/number';
import { plural } from '@/lib/italian/plural';

export type Typed<K extends string> = Record<K, string>;

export type Fields<K extends string> = Record<K, NumberField>;

export const keysOf = <K extends string>(record: Record<K, unknown>) => Object.keys(record) as K[];

/** Reads every field, with its initial value where it cannot be read (`sound` is false then). */
export function readTyped<K extends string>(fields: Fields<K>, typed: Partial<Typed<K>>) {
  const parse = (key: K) => parseItalianNumber(typed[key] ?? fields[key].initial, fields[key]);
  const read = (key: K): [K, number] => {
    const parsed = parse(key);
    const initial = parseItalianNumber(fields[key].initial, fields[key]);
    return [key, parsed.ok ? parsed.value : initial.ok ? initial.value : 0];
  };
  return {
    values: Object.fromEntries(keysOf(fields).map(read)) as Record<K, number>,
    sound: keysOf(fields).every((key) => parse(key).ok),
  };
}

/** What is wrong with a number as typed, in words; undefined where nothing is. */
export function fieldFault(typed: string, field: NumberField): string | undefined {
  const { decimals, min, max } = field;
  const parsed = parseItalianNumber(typed, field);
  if (parsed.ok) return undefined;
  const shown = (value: number) => formatNumber(value, 10 ** decimals);
  switch (parsed.fault) {
    case 'tooPrecise':
      return decimals === 0 ? numberFaults.notWhole : plural(decimals, numberFaults.tooPrecise);
    case 'tooLarge':
      return numberFaults.tooLarge(shown(max));
    case 'tooSmall':
      return numberFaults.tooSmall(shown(min));
    default:
      return numberFaults[parsed.fault];
  }
}
