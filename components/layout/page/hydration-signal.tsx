'use client'; // says when the browser has taken the page over

import { useEffect } from 'react';

/**
 * Tells the page's loader that React answers now, so that it can replay what was pressed before.
 * Stands last in the tree: an effect runs after those of all that comes before it.
 */
export function HydrationSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event('site:hydrated'));
  }, []);
  return null;
}
