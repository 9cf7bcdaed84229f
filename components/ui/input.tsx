import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** What every control to type in looks like. */
export const controlStyle =
  'w-full rounded-[2px] border-2 border-control bg-sheet px-4 py-3 text-ink placeholder:text-muted hover:border-ink disabled:opacity-60 aria-invalid:border-error forced-colors:aria-invalid:border-4';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" className={cn(controlStyle, 'min-h-12', className)} {...props} />;
}
