import { useState } from 'react';
import { DemoSection } from '../core/demo-shell';
import { Calculator } from './calculator';
import { firstGuestTime, GuestTimeForm, guestTimeFigures } from './guest-time-form';

export default function GuestTimePlayer({ demo }: { demo: string }) {
  const [said, setSaid] = useState('');
  return (
    <DemoSection announcement={{ text: said }}>
      <Calculator
        demo={demo}
        callToAction="guest-time"
        first={firstGuestTime}
        read={guestTimeFigures}
        tell={setSaid}
        form={(typed, onChange, send) => (
          <GuestTimeForm demo={demo} typed={typed} onChange={onChange}>
            {send}
          </GuestTimeForm>
        )}
      />
    </DemoSection>
  );
}
