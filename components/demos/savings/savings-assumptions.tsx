import { assumptionFields, savingsWords } from '@/content/demos/savings';
import { NumberFields, type Typed } from '../core/number-field';
import { NumberGroup } from '../core/number-group';

type Key = keyof typeof assumptionFields;

interface SavingsAssumptionsProps {
  demo: string;
  short: boolean;
  typed: Typed<Key>;
  formulas: readonly string[];
  /** Missing in the server's frame. */
  onChange?: ((key: Key, value: string) => void) | undefined;
}

const shortKeys = ['weeks', 'automatableLow', 'automatableBase', 'automatableHigh'] as const;

/** What is assumed, to be changed, and how it is reckoned: folded, one press away. */
export function SavingsAssumptions(props: SavingsAssumptionsProps) {
  const { demo, short, typed, formulas, onChange } = props;
  const { assumed, assumedNote, gainNote, formulaNote } = savingsWords;
  return (
    <details className="savings-assumed question border-ink border-y-2">
      <summary
        data-control={`${demo}-ipotesi`}
        className="flex min-h-14 cursor-pointer items-center justify-between gap-6 font-bold"
      >
        {assumed}
        <span className="question-sign" aria-hidden="true" />
      </summary>
      <div className="grid gap-8 pt-2 pb-8">
        <NumberGroup
          title={savingsWords.assumptions}
          note={short ? assumedNote : `${assumedNote} ${gainNote}`}
        >
          <NumberFields
            demo={demo}
            fields={assumptionFields}
            only={short ? shortKeys : undefined}
            typed={typed}
            onChange={onChange}
          />
        </NumberGroup>
        <div>
          <p className="font-bold">{savingsWords.formula}</p>
          <ul className="mt-1 grid gap-1">
            {formulas.map((formula) => (
              <li key={formula}>{formula}</li>
            ))}
          </ul>
          <p className="type-small mt-2 text-muted">{formulaNote}</p>
        </div>
      </div>
    </details>
  );
}
