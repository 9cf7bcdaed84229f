import type { ReactNode } from 'react';
import { savingsWords } from '@/content/demos/savings';
import type { NumberField } from '@/content/demos/types';
import { LineSlider } from '../core/line-slider';
import type { Typed } from '../core/number-field';
import { CalculatorAssumptions, type CalculatorAssumptionsProps } from './calculator-assumptions';

interface CalculatorFormProps<A extends string, B extends string> {
  demo: string;
  asked: {
    fields: Record<A, NumberField>;
    sliders: Record<A, { to: number; step: number }>;
    typed: Typed<A>;
    /** Each in its field's smallest unit. */
    values: Record<A, number>;
    /** Missing in the server's frame. */
    onChange?: ((key: A, value: string) => void) | undefined;
  };
  assumed: Omit<CalculatorAssumptionsProps<B>, 'demo'>;
  /** What comes of it. */
  children: ReactNode;
}

/** What the visitor knows, pushed along lines, what comes of it, and under both what is assumed. */
export function CalculatorForm<A extends string, B extends string>(
  props: CalculatorFormProps<A, B>,
) {
  const { demo, asked, assumed, children } = props;
  const { fields, sliders, typed, values, onChange } = asked;
  return (
    <div className="savings">
      <div className="savings-sum">
        <fieldset className="savings-asked">
          <legend className="type-small font-bold">{savingsWords.asked}</legend>
          {(Object.keys(fields) as A[]).map((key) => (
            <LineSlider
              key={key}
              name={`${demo}-${fields[key].id}`}
              field={fields[key]}
              slider={sliders[key]}
              typed={typed[key]}
              value={values[key]}
              onChange={onChange && ((value) => onChange(key, value))}
            />
          ))}
        </fieldset>
        <div className="savings-worth">{children}</div>
      </div>
      <CalculatorAssumptions demo={demo} {...assumed} />
    </div>
  );
}
