import { savingsWords } from '@/content/demos/savings';
import type { NumberField } from '@/content/demos/types';
import { NumberFields, type Typed } from '../core/number-field';
import { NumberGroup } from '../core/number-group';

export interface CalculatorAssumptionsProps<K extends string> {
  demo: string;
  fields: Record<K, NumberField>;
  typed: Typed<K>;
  formula: string;
  /** Missing in the server's frame. */
  onChange?: ((key: K, value: string) => void) | undefined;
}

/** What is assumed, to be changed, and how it is reckoned: folded, one press away. */
export function CalculatorAssumptions<K extends string>(props: CalculatorAssumptionsProps<K>) {
  const { demo, fields, typed, formula, onChange } = props;
  return (
    <details className="savings-assumed question border-ink border-y-2">
      <summary
        data-control={`${demo}-ipotesi`}
        className="flex min-h-14 cursor-pointer items-center justify-between gap-6 font-bold"
      >
        {savingsWords.assumed}
        <span className="question-sign" aria-hidden="true" />
      </summary>
      <div className="grid gap-8 pt-2 pb-8">
        <NumberGroup title={savingsWords.assumptions} note={savingsWords.assumedNote}>
          <NumberFields demo={demo} fields={fields} typed={typed} onChange={onChange} />
        </NumberGroup>
        <p className="max-w-[60ch]">{formula}</p>
      </div>
    </details>
  );
}
