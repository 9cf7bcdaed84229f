'use client'; // Radix listens to pointer and focus

import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';

export interface TooltipProps {
  text: string;
  /** One button. */
  children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            className="type-small z-50 rounded-[2px] bg-ink px-3 py-1.5 text-paper"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
