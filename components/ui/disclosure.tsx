import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** A plus in a `summary`, which is a minus once its `details` is open. */
export function DisclosureSign({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('disclosure-sign print:hidden', className)} />;
}

/** Folded where the window is narrow; where it is not, and no summary shows, that is still its name. */
export function NarrowDisclosure({
  summary,
  className,
  children,
  ...props
}: ComponentProps<'details'> & { summary: string }) {
  return (
    // a dot is drawn, not read out
    <details
      aria-label={summary.replaceAll('\u00a0·', ',')}
      className={cn('disclosure-narrow', className)}
      {...props}
    >
      <summary className="min-h-14 cursor-pointer items-center justify-between gap-[min(1.5rem,6vw)] border-hairline border-y py-2 font-bold leading-snug">
        {summary}
        <DisclosureSign />
      </summary>
      {children}
    </details>
  );
}
