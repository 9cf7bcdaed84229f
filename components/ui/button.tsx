import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

const buttonVariants = cva(
  'inline-flex cursor-pointer items-center justify-center gap-3 rounded-[2px] border-2 text-center font-bold leading-tight no-underline transition-[color,background-color,border-color] duration-200 disabled:cursor-default disabled:opacity-60 aria-busy:opacity-60 in-aria-busy:opacity-60 in-[[data-island][inert]]:opacity-60',
  {
    variants: {
      variant: {
        default: 'border-line bg-line text-line-on hover:border-ink hover:bg-ink hover:text-paper',
        ink: 'border-ink bg-ink text-paper hover:bg-transparent hover:text-ink',
        outline: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
        poster:
          'border-button bg-button text-button-on hover:border-line-on hover:bg-line-on hover:text-line',
        posterOutline:
          'border-line-on bg-transparent text-line-on hover:bg-line-on hover:text-line',
      },
      size: {
        default: 'min-h-12 px-6 py-2',
        sm: 'min-h-11 px-4 py-1.5 text-[0.9375rem]',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Gives the looks to the child element, such as a link, instead of rendering a button. */
  asChild?: boolean;
}

/** shadcn's button, in the line's colour, and what else the ground asks for. */
export function Button({ variant, size, asChild = false, className, ...props }: ButtonProps) {
  const Element = asChild ? Slot : 'button';
  return (
    <Element
      data-slot="button"
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    />
  );
}

/** Calls to action: across where there is room, full width under the thumb on phones. */
export function Actions({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'flex flex-wrap gap-4 *:min-w-0 max-sm:*:data-[slot=button]:flex-[1_1_100%]',
        className,
      )}
      {...props}
    />
  );
}
