import { whenRead } from './when-read';

/**
 * Lays out what is below the first screen (the utility `later`) when the visitor goes on, section by section, in idle time.
 */
export function layOutLater() {
  const root = document.documentElement;
  // at a place further down nothing above may change its height
  const [entry] = performance.getEntriesByType('navigation');
  const again = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
  if (window.location.hash || again) root.dataset.whole = '';
  // a link to a question leads to its answer
  const open = () => {
    const place = document.getElementById(window.location.hash.slice(1));
    if (place instanceof HTMLDetailsElement) place.open = true;
  };
  whenRead(open);
  window.addEventListener('hashchange', open);
  // soon all the same where a browser is never idle
  const whenIdle = (next: () => void) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(next, { timeout: 500 })
      : setTimeout(next, 1);
  let sections: HTMLElement[] = [];
  function layOutNext() {
    const section = sections.shift();
    if (!section || 'whole' in root.dataset) {
      root.dataset.whole = '';
      return;
    }
    section.style.contentVisibility = 'visible';
    // one a frame: together they would be a long task
    requestAnimationFrame(() => whenIdle(layOutNext));
  }
  const signs = ['scroll', 'wheel', 'touchstart', 'pointermove', 'pointerdown', 'keydown'];
  const start = () => {
    for (const sign of signs) window.removeEventListener(sign, start, true);
    whenRead(() => {
      sections = [...document.querySelectorAll<HTMLElement>('.later')];
      whenIdle(layOutNext);
    });
  };
  for (const sign of signs) window.addEventListener(sign, start, { capture: true, passive: true });
}
