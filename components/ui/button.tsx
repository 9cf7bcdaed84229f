import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

const buttonStyles = cva(
  'inline-flex min-h-12 cursor-pointer items-center justify-center gap-3 rounded-[2px] border-2 px-6 py-2.5 text-center leading-tight font-bold no-underline transition-colors duration-200 disabled:cursor-default disabled:opacity-60',
  {
    variants: {
      variant: {
        line: 'border-line bg-line text-line-on hover:border-ink hover:bg-ink hover:text-paper',
        ink: 'border-ink bg-ink text-paper hover:bg-transparent hover:text-ink',
        poster:
          'border-plate bg-plate text-plate-on hover:border-line-on hover:bg-line-on hover:text-line',
        posterOutline:
          'border-line-on bg-transparent text-line-on hover:bg-line-on hover:text-line',
        outline: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
      },
      size: {
        regular: '',
        compact: 'min-h-11 px-4 py-2 text-[0.9375rem]',
      },
    },
    defaultVariants: { variant: 'line', size: 'regular' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyles> {
  /** Gives the looks to the child element, such as a link, instead of rendering a button. */
  asChild?: boolean;
}

export function Button({ className, variant, size, asChild = false, ...props }: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  return <Element className={cn(buttonStyles({ variant, size }), className)} {...props} />;
}
