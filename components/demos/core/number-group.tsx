import type { ReactNode } from 'react';

interface NumberGroupProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** Numbers to type under one title, such as what is assumed. */
export function NumberGroup({ title, note, children }: NumberGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-bold">{title}</legend>
      {note && <p className="type-small mt-1 mb-3 max-w-[60ch] text-muted">{note}</p>}
      {children}
    </fieldset>
  );
}
