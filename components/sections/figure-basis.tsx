import type { ReactNode } from 'react';

/** Under which condition the figure above holds. */
export function FigureBasis({ children }: { children: ReactNode }) {
  return <span className="figure-basis type-small mt-0.5 block">{children}</span>;
}
