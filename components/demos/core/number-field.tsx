import { numberFaults } from '@/content/demos/savings';
import type { NumberField } from '@/content/demos/types';
import { formatNumber } from '@/lib/italian/format';
import { parseItalianNumber } from '@/lib/italian/number';
import { plural } from '@/lib/italian/plural';
import { DemoField } from './demo-field';

/** What has been typed in each field, by its key. */
export type Typed<K extends string> = Record<K, string>;

type Fields<K extends string> = Record<K, NumberField>;

const keysOf = <K extends string>(fields: Fields<K>) => Object.keys(fields) as K[];

export function initialTyped<K extends string>(fields: Fields<K>): Typed<K> {
  return Object.fromEntries(keysOf(fields).map((key) => [key, fields[key].initial])) as Typed<K>;
}

/** Reads every field; the value of one that cannot be read is its initial one, and `sound` says so. */
export function readTyped<K extends string>(fields: Fields<K>, typed: Typed<K>) {
  const read = (key: K): [K, number] => {
    const parsed = parseItalianNumber(typed[key], fields[key]);
    const initial = parseItalianNumber(fields[key].initial, fields[key]);
    return [key, parsed.ok ? parsed.value : initial.ok ? initial.value : 0];
  };
  return {
    values: Object.fromEntries(keysOf(fields).map(read)) as Record<K, number>,
    sound: keysOf(fields).every((key) => parseItalianNumber(typed[key], fields[key]).ok),
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

interface NumberFieldsProps<K extends string> {
  /** Keeps the controls' names apart on a page. */
  demo: string;
  fields: Fields<K>;
  typed: Typed<K>;
  /** Missing in the server's frame. */
  onChange?: ((key: K, value: string) => void) | undefined;
}

/** A grid of numbers to type, each with its unit and its complaint. */
export function NumberFields<K extends string>(props: NumberFieldsProps<K>) {
  const { demo, fields, typed, onChange } = props;
  return (
    <div className="number-fields">
      {keysOf(fields).map((key) => {
        const field = fields[key];
        return (
          <DemoField
            key={key}
            name={`${demo}-${field.id}`}
            label={field.label}
            unit={field.unit}
            value={typed[key]}
            inputMode="decimal"
            maxLength={16}
            onChange={onChange && ((value) => onChange(key, value))}
            error={fieldFault(typed[key], field)}
          />
        );
      })}
    </div>
  );
}
