import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** A plus in a `summary`, which is a minus once its `details` is open. */
export function DisclosureSign({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('disclosure-sign print:hidden', className)} />;
}

/** Folded where the window is narrow. */
export function SmallDisclosure({
  summary,
  className,
  children,
}: ComponentProps<'details'> & { summary: string }) {
  return (
    <details className={cn('disclosure-small', className)}>
      <summary className="min-h-14 cursor-pointer items-center justify-between gap-6 border-hairline border-y py-2 font-bold leading-snug">
        {summary}
        <DisclosureSign />
      </summary>
      {children}
    </details>
  );
}
