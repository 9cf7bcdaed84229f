'use client'; // Radix opens on hover, click and arrow keys

import { NavigationMenu as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

// Radix makes a navigation with a list of it: this one stands inside both, as a single button

export function NavigationMenu({
  className,
  children,
  'aria-label': _,
  ...props
}: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root asChild aria-label={undefined} className={cn('relative', className)} {...props}>
      <div>{children}</div>
    </Primitive.Root>
  );
}

export function NavigationMenuList({ children, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List asChild {...props}>
      <div>{children}</div>
    </Primitive.List>
  );
}

export const NavigationMenuLink = Primitive.Link;

/**
 * Radix puts a hidden stop between button and panel, for panels that stand elsewhere in the page; this one follows
 * its button, and a hidden element that takes the focus is a mistake (WCAG 4.1.2).
 */
export function NavigationMenuItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item asChild {...props}>
      <div className={cn('relative [&>span[aria-hidden]]:hidden', className)}>{children}</div>
    </Primitive.Item>
  );
}

export function NavigationMenuTrigger({
  className,
  ...props
}: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      type="button"
      className={cn('group target cursor-pointer gap-1.5', className)}
      {...props}
    />
  );
}

export function NavigationMenuContent({
  className,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content
      role="group"
      className={cn('absolute top-full right-0 z-40 border-2 border-ink bg-paper', className)}
      {...props}
    />
  );
}
