import type { ReactNode } from 'react';
import { savingsFields, savingsSliders, savingsWords } from '@/content/demos/savings';
import { outlooks } from '@/lib/demos/savings';
import { LineSlider } from '../core/line-slider';
import { SavingsAssumptions } from './savings-assumptions';
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
const shortKeys = ['hours', 'cost'] as const;

/** What the visitor knows, pushed along lines, what comes of it in a year, and under both what is assumed. */
export function SavingsForm({ demo, short, typed, onChange, children }: SavingsFormProps) {
  const figures = savingsFigures(typed, short);
  const { asked, assumed } = typed;
  return (
    <div className="savings">
      <div className="savings-sum">
        <fieldset className="savings-asked">
          <legend className="type-small font-bold">{savingsWords.asked}</legend>
          {(short ? shortKeys : askedKeys).map((key) => (
            <LineSlider
              key={key}
              name={`${demo}-${savingsFields[key].id}`}
              field={savingsFields[key]}
              slider={savingsSliders[key]}
              typed={asked[key]}
              value={figures.values[key]}
              onChange={
                onChange && ((value) => onChange({ asked: { ...asked, [key]: value }, assumed }))
              }
            />
          ))}
        </fieldset>
        <div className="savings-worth">
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
        </div>
      </div>
      <SavingsAssumptions
        demo={demo}
        short={short}
        typed={assumed}
        formulas={figures.formulas}
        onChange={
          onChange && ((key, value) => onChange({ asked, assumed: { ...assumed, [key]: value } }))
        }
      />
    </div>
  );
}
