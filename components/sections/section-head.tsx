import type { ReactNode } from 'react';

/** A title, and under it what it comes to. */
export function SectionHead({ lead, children }: { lead: string | undefined; children: ReactNode }) {
  return (
    <>
      <h2 className="type-display">{children}</h2>
      <p className="type-lead mt-3">{lead}</p>
    </>
  );
}
