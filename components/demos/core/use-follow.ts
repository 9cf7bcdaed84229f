import { useEffect, useRef } from 'react';

/**
 * Keeps what has just appeared in the window, for as long as the visitor is looking at what came before it:
 * who has scrolled away is left in peace. 0 follows nothing.
 */
export function useFollow<E extends HTMLElement>(shown: number) {
  const stage = useRef<E>(null);
  useEffect(() => {
    const beats = stage.current?.querySelectorAll('[data-beat]:not(.unseen)');
    const latest = beats?.[shown - 1];
    if (!latest) return;
    const before = (beats?.[shown - 2] ?? latest).getBoundingClientRect();
    const looking = before.bottom > 0 && before.top < window.innerHeight;
    if (looking) latest.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [shown]);
  return stage;
}
