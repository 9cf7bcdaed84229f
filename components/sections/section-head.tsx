import type { ReactNode } from 'react';

/** A title, and beside it where there is room what it comes to. */
export function SectionHead({ lead, children }: { lead: string | undefined; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-3 md:grid-cols-[1fr_max(14rem,var(--quarter))] md:items-end">
      <h2 className="type-display">{children}</h2>
      <p className="max-w-[44ch]">{lead}</p>
    </div>
  );
}
