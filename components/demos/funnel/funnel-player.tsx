import { useState } from 'react';
import { funnelFields } from '@/content/demos/lead';
import type { FunnelScript, Selection } from '@/content/demos/types';
import { axesStart } from '@/lib/demos/demo-script';
import { funnelTold } from '@/lib/demos/funnel';
import { DemoSection } from '../core/demo-shell';
import { initialTyped } from '../core/number-field';
import { FunnelForm, type FunnelTyped, funnelResult } from './funnel-form';

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
      <FunnelForm
        demo={demo}
        script={script}
        selection={selection}
        typed={typed}
        live={{
          select: (axis, option) => steer({ ...selection, [axis]: option }, typed),
          type: (numbers) => steer(selection, numbers),
        }}
      />
    </DemoSection>
  );
}
