import { whenRead } from './when-read';

/**
 * The first picture is laid out without what is below it (`components/layout/frame.css`), and that follows section by section,
 * when the visitor goes on and the browser has nothing else to do.
 */
export function layOutLater() {
  const root = document.documentElement;
  // somebody comes to a place further down, or back to it: nothing above that may change its height any more
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
  const whenIdle = window.requestIdleCallback ?? ((next: () => void) => setTimeout(next, 1));
  let sections: HTMLElement[] = [];
  function layOutNext() {
    const section = sections.shift();
    if (!section || 'whole' in root.dataset) {
      root.dataset.whole = '';
      return;
    }
    section.style.contentVisibility = 'visible';
    // one a frame: together they would be the long task that this is to avoid
    requestAnimationFrame(() => whenIdle(layOutNext));
  }
  const signs = ['scroll', 'wheel', 'touchstart', 'pointermove', 'pointerdown', 'keydown'];
  const start = () => {
    for (const sign of signs) window.removeEventListener(sign, start, true);
    whenRead(() => {
      sections = [...document.querySelectorAll<HTMLElement>('main section, body > footer')];
      whenIdle(layOutNext);
    });
  };
  for (const sign of signs) window.addEventListener(sign, start, { capture: true, passive: true });
}
