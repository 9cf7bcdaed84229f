import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

const variants = {
  line: '',
  ink: 'button-ink',
  outline: 'button-outline',
  poster: 'button-poster',
  posterOutline: 'button-poster-outline',
};

interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof variants;
  compact?: boolean;
  /** Gives the looks to the child element, such as a link, instead of rendering a button. */
  asChild?: boolean;
}

/** shadcn's button, with the looks of button.css. */
export function Button({
  variant = 'line',
  compact = false,
  asChild = false,
  className,
  ...props
}: ButtonProps) {
  const Element = asChild ? Slot : 'button';
  const name = cn('button', variants[variant], compact && 'button-compact', className);
  return <Element className={name} {...props} />;
}
