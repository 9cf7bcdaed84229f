import type { ReactNode } from 'react';
import {
  assumptionFields,
  savingsFields,
  savingsSliders,
  savingsWords,
} from '@/content/demos/savings';
import { cn } from '@/lib/cn';
import { outlooks } from '@/lib/demos/savings';
import { CalculatorForm } from './calculator-form';
import { type SavingsTyped, savingsFigures } from './savings-figures';

interface SavingsFormProps {
  demo: string;
  typed: SavingsTyped;
  /** Missing in the server's frame. */
  onChange?: (typed: SavingsTyped) => void;
  /** The button that sends the estimate along, and what it answers. */
  children: ReactNode;
}

/** Hours and their cost, and what they come to in a year. */
export function SavingsForm({ demo, typed, onChange, children }: SavingsFormProps) {
  const figures = savingsFigures(typed);
  const { asked, assumed } = typed;
  return (
    <CalculatorForm
      demo={demo}
      asked={{
        fields: savingsFields,
        sliders: savingsSliders,
        typed: asked,
        values: figures.values,
        onChange:
          onChange && ((key, value) => onChange({ asked: { ...asked, [key]: value }, assumed })),
      }}
      assumed={{
        fields: assumptionFields,
        typed: assumed,
        formula: savingsWords.formula,
        onChange:
          onChange && ((key, value) => onChange({ asked, assumed: { ...assumed, [key]: value } })),
      }}
    >
      <p className="savings-year">
        {savingsWords.about} <strong className="type-numeral">{figures.year}</strong>{' '}
        {savingsWords.yearOfTime}
      </p>
      <p className="type-small mt-8 font-bold">{savingsWords.estimate}</p>
      <dl className="savings-outlooks">
        {outlooks.map((outlook) => {
          const { total, hours, weekly } = figures.outlook(outlook);
          return (
            // the likeliest stands out
            <div key={outlook} className={cn(outlook === 'base' && 'savings-base')}>
              <dt className="type-small">{savingsWords.outlook[outlook]}</dt>
              <dd>
                <span className="block font-bold tabular-nums">{total}</span>
                <span className="type-small block text-muted">
                  {hours} {weekly}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
      {children}
    </CalculatorForm>
  );
}
