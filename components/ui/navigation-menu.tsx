'use client'; // Radix opens on hover, click and arrow keys

import { NavigationMenu as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export function NavigationMenu({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root className={cn('relative', className)} {...props} />;
}

export const NavigationMenuList = Primitive.List;
export const NavigationMenuLink = Primitive.Link;

export function NavigationMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className={cn('relative', className)} {...props} />;
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
      className={cn('absolute top-full right-0 z-40 border-2 border-ink bg-paper', className)}
      {...props}
    />
  );
}
