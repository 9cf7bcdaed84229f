/** Runs in the browser as it stands here: it may use nothing from outside itself. */
function takeScrollClicks() {
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!(link instanceof HTMLAnchorElement) || opensElsewhere) return;
    // what is not laid out yet would grow on the way, and the place be missed: here, and on the page that React puts here
    if (link.hash) document.documentElement.dataset.whole = '';
    if (!link.matches('[data-scroll],[href="#"]')) return;
    // a text that is not there yet: nothing happens, least of all a jump to the top
    if (link.getAttribute('href') === '#') event.preventDefault();
    const target = document.getElementById(link.hash.slice(1));
    if (!target) return;
    event.preventDefault();
    // the keyboard goes where the eye goes; smoothness is the style sheet's, which knows reduced motion
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  });
}

/** An inline script and no client component, because it must answer before React is there. */
export function ScrollScript() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the function above, and nothing else
    <script dangerouslySetInnerHTML={{ __html: `(${takeScrollClicks})()` }} />
  );
}
