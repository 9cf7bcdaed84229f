import type { ReactNode } from 'react';
import {
  assumptionFields,
  savingsFields,
  savingsSliders,
  savingsWords,
} from '@/content/demos/savings';
import { outlooks } from '@/lib/demos/savings';
import { CalculatorForm } from './calculator-form';
import { SavingsEstimate } from './savings-estimate';
import { type SavingsTyped, savingsFigures } from './savings-figures';

interface SavingsFormProps {
  demo: string;
  short: boolean;
  typed: SavingsTyped;
  /** Missing in the server's frame. */
  onChange?: (typed: SavingsTyped) => void;
  /** The button that sends the estimate along, and what it answers. */
  children: ReactNode;
}

const askedKeys = Object.keys(savingsFields) as (keyof typeof savingsFields)[];
const shortAsked = ['hours', 'cost'] as const;
const shortAssumed = ['weeks', 'automatableLow', 'automatableBase', 'automatableHigh'] as const;

/** Hours, cost and leads, and what they come to in a year. */
export function SavingsForm({ demo, short, typed, onChange, children }: SavingsFormProps) {
  const figures = savingsFigures(typed, short);
  const { asked, assumed } = typed;
  const { assumedNote, gainNote, formulaNote } = savingsWords;
  return (
    <CalculatorForm
      demo={demo}
      asked={{
        fields: savingsFields,
        sliders: savingsSliders,
        only: short ? shortAsked : askedKeys,
        typed: asked,
        values: figures.values,
        onChange:
          onChange && ((key, value) => onChange({ asked: { ...asked, [key]: value }, assumed })),
      }}
      assumed={{
        fields: assumptionFields,
        only: short ? shortAssumed : undefined,
        typed: assumed,
        note: short ? assumedNote : `${assumedNote} ${gainNote}`,
        formulas: figures.formulas,
        formulaNote,
        onChange:
          onChange && ((key, value) => onChange({ asked, assumed: { ...assumed, [key]: value } })),
      }}
    >
      <p className="savings-year">
        {savingsWords.about} <strong className="type-numeral">{figures.year}</strong>{' '}
        {short ? savingsWords.yearOfTime : savingsWords.yearOfAll}
      </p>
      <p className="type-small mt-8 font-bold">{savingsWords.estimate}</p>
      <dl className="savings-outlooks">
        {outlooks.map((outlook) => (
          <SavingsEstimate
            key={outlook}
            outlook={outlook}
            short={short}
            figures={figures.outlook(outlook)}
          />
        ))}
      </dl>
      {children}
    </CalculatorForm>
  );
}
