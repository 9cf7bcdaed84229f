import { useState } from 'react';
import type { SavingsScript } from '@/content/demos/types';
import { DemoSection } from '../core/demo-shell';
import { SavingsCalculator } from './savings-calculator';

export default function SavingsPlayer({ demo, script }: { demo: string; script: SavingsScript }) {
  const [said, setSaid] = useState('');
  return (
    <DemoSection announcement={{ text: said }}>
      <SavingsCalculator demo={demo} short={script.short} tell={setSaid} />
    </DemoSection>
  );
}
