import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

const badgeVariants = cva('inline-block', {
  variants: {
    variant: {
      /** On its line's colour: a line's code, an undertaking. */
      line: 'border-2 border-line bg-line px-2 font-bold text-[0.8125rem] text-line-on leading-6',
      outline: 'border-2 border-line-text px-2 font-bold text-[0.8125rem] text-line-text leading-6',
      quiet:
        'whitespace-nowrap border border-current px-[0.3125rem] font-normal text-[0.75rem] leading-4',
    },
  },
});

interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeVariants> {}

/** A word or two in a frame. */
export function Badge({ variant, className, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />;
}
