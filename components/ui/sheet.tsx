'use client'; // Radix traps focus and closes on Escape

import { Dialog } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export const Sheet = Dialog.Root;
export const SheetClose = Dialog.Close;
export const SheetTitle = Dialog.Title;

export function SheetContent({
  className,
  children,
  ...props
}: ComponentProps<typeof Dialog.Content>) {
  return (
    <Dialog.Portal>
      <Dialog.Overlay className="sheet-overlay fixed inset-0 z-50 bg-night/60" />
      <Dialog.Content
        className={cn(
          'sheet-panel fixed inset-y-0 right-0 z-50 flex w-[min(24rem,88vw)] flex-col overflow-y-auto overscroll-contain border-ink border-l-2 bg-paper text-ink',
          className,
        )}
        aria-describedby={undefined}
        {...props}
      >
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  );
}
