import { cn } from '@/lib/utils';

/** A plus in a `summary`, which is a minus once its `details` is open. */
export function DisclosureSign({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('disclosure-sign print:hidden', className)} />;
}
