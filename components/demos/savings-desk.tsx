import type { ReactNode } from 'react';
import { assumptionFields, savingsFields, savingsWords } from '@/content/demos/savings';
import { outlooks } from '@/lib/savings';
import { NumberFields } from './number-field';
import { NumberGroup } from './number-group';
import { SavingsEstimate } from './savings-estimate';
import { type SavingsTyped, savingsFigures } from './savings-figures';

interface SavingsDeskProps {
  demo: string;
  short: boolean;
  typed: SavingsTyped;
  /** Missing in the server's frame. */
  onChange?: (typed: SavingsTyped) => void;
  /** The button that sends the estimate along, and what it answers. */
  children: ReactNode;
}

const shortAssumptions = ['weeks', 'automatableLow', 'automatableBase', 'automatableHigh'] as const;

/** What the visitor knows, what is assumed, and what comes of it: all of it on the table. */
export function SavingsDesk({ demo, short, typed, onChange, children }: SavingsDeskProps) {
  const figures = savingsFigures(typed, short);
  const { asked, assumed } = typed;
  const ask =
    onChange &&
    ((key: keyof typeof asked, value: string) =>
      onChange({ asked: { ...asked, [key]: value }, assumed }));
  const assume =
    onChange &&
    ((key: keyof typeof assumed, value: string) =>
      onChange({ asked, assumed: { ...assumed, [key]: value } }));
  return (
    <div className="savings">
      <div className="grid content-start gap-8">
        <NumberGroup title={savingsWords.asked}>
          <NumberFields
            demo={demo}
            fields={savingsFields}
            only={short ? ['hours', 'cost'] : undefined}
            typed={asked}
            onChange={ask}
          />
        </NumberGroup>
        <NumberGroup
          title={savingsWords.assumed}
          note={
            short
              ? savingsWords.assumedNote
              : `${savingsWords.assumedNote} ${savingsWords.gainNote}`
          }
        >
          <NumberFields
            demo={demo}
            fields={assumptionFields}
            only={short ? shortAssumptions : undefined}
            typed={assumed}
            onChange={assume}
          />
        </NumberGroup>
      </div>
      <div className="self-start border-2 border-ink bg-sheet">
        <p className="border-ink border-b-2 px-5 py-3 font-bold">{savingsWords.estimate}</p>
        <dl>
          {outlooks.map((outlook) => (
            <SavingsEstimate
              key={outlook}
              outlook={outlook}
              short={short}
              figures={figures.outlook(outlook)}
            />
          ))}
        </dl>
        <div className="border-ink border-t-2 p-[min(1.25rem,6vw)]">
          <p className="type-small font-bold">{savingsWords.formula}</p>
          <ul className="type-small mt-2 grid gap-1.5">
            {figures.formulas.map((formula) => (
              <li key={formula}>{formula}</li>
            ))}
          </ul>
          <p className="type-small mt-2 text-muted">{savingsWords.formulaNote}</p>
          {children}
        </div>
      </div>
    </div>
  );
}
