import type { ReactNode } from 'react';
import { navigation } from '@/content/navigation';

interface LegalLinkProps {
  /** '#' for a text that is not there yet. */
  href: string;
  /** For a link beside something half written. */
  newTab?: boolean;
  className?: string;
  children: ReactNode;
}

/** A text that is not there yet says so, and its link does nothing (`lib/browser/scrolling.ts`). */
export function LegalLink({ href, newTab, className, children }: LegalLinkProps) {
  const unset = href === '#';
  if (unset || !newTab) {
    return (
      <a href={href} title={unset ? navigation.legalUnset : undefined} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> ({navigation.newTab})</span>
    </a>
  );
}
