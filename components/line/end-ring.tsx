import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

interface EndRingProps extends ComponentProps<'div'> {
  /** Gives the looks to the child element, such as a link. */
  asChild?: boolean;
}

/** The ring that a line ends in, on the right, as large as `--end-ring` says. */
export function EndRing({ asChild = false, className, ...props }: EndRingProps) {
  const Element = asChild ? Slot : 'div';
  return <Element className={cn('end-ring', className)} {...props} />;
}
