/** Runs in the browser as it stands here: it may use nothing from outside itself. */
function layOutLater() {
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
  open();
  window.addEventListener('hashchange', open);
  // what is near the window waits for the first picture (frame.css), unless that has been painted before all was read
  if (performance.getEntriesByType('paint').length === 0) {
    root.dataset.unpainted = '';
    const show = () => delete root.dataset.unpainted;
    requestAnimationFrame(() => requestAnimationFrame(show));
    // where nothing is painted, as in a tab in the background or for a search engine, nothing stays hidden
    setTimeout(show, 500);
  }
  const sections = [
    ...document.querySelectorAll<HTMLElement>(
      'main section, .runs, .laid-out-later, body > footer',
    ),
  ];
  const whenIdle = window.requestIdleCallback ?? ((next: () => void) => setTimeout(next, 1));
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
  window.addEventListener('load', () =>
    whenIdle(() => {
      // not before: to ask for it while the page is read is to have it laid out there and then
      if (window.scrollY > 0) root.dataset.whole = '';
      layOutNext();
    }),
  );
}

/**
 * The first picture is laid out without what is below it (`components/layout/frame.css`), and that follows section by section, when
 * the browser has nothing else to do.
 */
export function LaterSectionsScript() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the function above, and nothing else
    <script dangerouslySetInnerHTML={{ __html: `(${layOutLater})()` }} />
  );
}
