import { useState } from 'react';
import { funnelFields } from '@/content/demos/lead';
import { savingsWords } from '@/content/demos/savings';
import type { FunnelScript, Selection } from '@/content/demos/types';
import { axesStart } from '@/lib/demo-script';
import { funnelTold } from '@/lib/funnel';
import { CalculatorTitle } from './calculator-title';
import { DemoSection } from './demo-shell';
import { FunnelDesk, type FunnelTyped, funnelResult } from './funnel-desk';
import { initialTyped } from './number-field';
import { SavingsCalculator } from './savings-calculator';

export default function FunnelPlayer({ demo, script }: { demo: string; script: FunnelScript }) {
  const [selection, setSelection] = useState(() => axesStart(script.axes));
  const [typed, setTyped] = useState(() => initialTyped(funnelFields));
  const [said, setSaid] = useState('');

  function steer(next: Selection, numbers: FunnelTyped) {
    setSelection(next);
    setTyped(numbers);
    setSaid(funnelTold(funnelResult(next, numbers)));
  }

  return (
    <DemoSection announcement={{ text: said }}>
      <FunnelDesk
        demo={demo}
        script={script}
        selection={selection}
        typed={typed}
        live={{
          select: (axis, option) => steer({ ...selection, [axis]: option }, typed),
          type: (numbers) => steer(selection, numbers),
        }}
      />
      <CalculatorTitle title={savingsWords.title} />
      <SavingsCalculator demo="savings" short={false} tell={setSaid} />
    </DemoSection>
  );
}
