import type { ReactNode } from 'react';

/** A word or two in a frame. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block whitespace-nowrap border border-current px-[0.3125rem] font-normal text-[0.75rem] leading-4">
      {children}
    </span>
  );
}
