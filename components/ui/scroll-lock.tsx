'use client'; // holds the page still while the drawer is open

import { Slot } from 'radix-ui';
import { type ComponentProps, useEffect } from 'react';

interface RemoveScrollProps extends ComponentProps<typeof Slot.Root> {
  as?: unknown;
  allowPinchZoom?: boolean;
  shards?: unknown;
  enabled?: boolean;
}

/**
 * Stands in for `react-remove-scroll`, which Radix's dialog brings along: that one writes a style
 * element whose content no content policy can know beforehand. One class does what the drawer needs;
 * next.config.ts puts this module in its place.
 */
export function RemoveScroll({
  as: _as,
  allowPinchZoom: _allowPinchZoom,
  shards: _shards,
  enabled = true,
  ...props
}: RemoveScrollProps) {
  useEffect(() => {
    if (!enabled) return;
    document.documentElement.classList.add('scroll-locked');
    return () => document.documentElement.classList.remove('scroll-locked');
  }, [enabled]);
  return <Slot.Root {...props} />;
}
