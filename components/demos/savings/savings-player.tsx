import { useState } from 'react';
import { DemoSection } from '../core/demo-shell';
import { Calculator } from './calculator';
import { firstSavings, savingsFigures } from './savings-figures';
import { SavingsForm } from './savings-form';

export default function SavingsPlayer({ demo }: { demo: string }) {
  const [said, setSaid] = useState('');
  return (
    <DemoSection announcement={{ text: said }}>
      <Calculator
        demo={demo}
        callToAction="savings"
        first={firstSavings}
        read={savingsFigures}
        tell={setSaid}
        form={(typed, onChange, send) => (
          <SavingsForm demo={demo} typed={typed} onChange={onChange}>
            {send}
          </SavingsForm>
        )}
      />
    </DemoSection>
  );
}
