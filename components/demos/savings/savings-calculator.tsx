import { Calculator } from './calculator';
import { firstSavings, savingsFigures } from './savings-figures';
import { SavingsForm } from './savings-form';

interface SavingsCalculatorProps {
  demo: string;
  short: boolean;
  tell: (text: string) => void;
}

export function SavingsCalculator({ demo, short, tell }: SavingsCalculatorProps) {
  return (
    <Calculator
      demo={demo}
      callToAction="savings"
      first={firstSavings}
      read={(typed) => savingsFigures(typed, short)}
      tell={tell}
      form={(typed, onChange, send) => (
        <SavingsForm demo={demo} short={short} typed={typed} onChange={onChange}>
          {send}
        </SavingsForm>
      )}
    />
  );
}
