import type { Ref } from 'react';
import { leadForm } from '@/content/lead-form';
import { honeypotField } from '@/lib/lead/request/honeypot';

/** A field for programs alone: out of sight, out of the tab order, out of the accessibility tree and of autofill. */
export function Honeypot({ ref }: { ref?: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {leadForm.honeypotLabel}
        <input
          ref={ref}
          type="text"
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
