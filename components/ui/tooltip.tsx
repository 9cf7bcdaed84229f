'use client'; // Radix listens to pointer and focus

import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';

export interface TooltipProps {
  text: string;
  /** What it is shown in, where that stands above the page: the body without it. */
  container?: Element | null | undefined;
  /** One button. */
  children: ReactElement;
}

export function Tooltip({ text, container, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal container={container ?? null}>
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
