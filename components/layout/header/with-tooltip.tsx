'use client'; // the tooltip's code comes when the pointer or the focus does

import { type ComponentType, type ReactElement, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TooltipProps } from '@/components/ui/tooltip';

/** Resolves once no press is under way: an element replaced between press and release loses the click. */
function released(element: Element): Promise<void> {
  if (!element.matches(':active')) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('click', () => resolve(), { once: true });
    addEventListener('pointercancel', () => resolve(), { once: true });
  });
}

interface WithTooltipProps {
  text: string;
  /** One button. */
  children: ReactElement;
}

export function WithTooltip({ text, children }: WithTooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const hovered = useRef(false);
  const [Tooltip, setTooltip] = useState<ComponentType<TooltipProps>>();

  async function load() {
    if (Tooltip) return;
    // without a network the button does without: its name says the same
    const loaded = await import('@/components/ui/tooltip').catch(() => null);
    if (!loaded || !wrapper.current) return;
    await released(wrapper.current);
    const hadFocus = wrapper.current?.contains(document.activeElement);
    // at once: between the look and the change the focus must not move
    flushSync(() => setTooltip(() => loaded.Tooltip));
    // the button has been replaced by the tooltip's own: it takes over where the other was
    const button = wrapper.current?.querySelector('button');
    if (hadFocus) button?.focus();
    else if (hovered.current)
      button?.dispatchEvent(
        new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }),
      );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no control itself, it watches over the button inside
    <span
      ref={wrapper}
      className="contents"
      onPointerEnter={({ pointerType }) => {
        hovered.current = pointerType === 'mouse';
        void load();
      }}
      onPointerLeave={() => {
        hovered.current = false;
      }}
      onFocus={load}
    >
      {Tooltip ? (
        <Tooltip text={text} container={wrapper.current?.closest('dialog')}>
          {children}
        </Tooltip>
      ) : (
        children
      )}
    </span>
  );
}
