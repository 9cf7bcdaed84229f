/** Follows links within the page. */
export function takeScrollClicks() {
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!(link instanceof HTMLAnchorElement) || opensElsewhere || link.target) return;
    const { location } = window;
    if (link.origin !== location.origin || link.pathname !== location.pathname) return;
    // sections not laid out yet would move the place
    if (link.hash) document.documentElement.dataset.whole = '';
    if (event.defaultPrevented || (link.hash && !link.matches('[data-scroll]'))) return;
    // an owner's text that is missing: no jump to the top
    if (link.getAttribute('href') === '#') return event.preventDefault();
    // to the top of the same page, keeping what is typed
    const target = link.hash ? document.getElementById(link.hash.slice(1)) : document.body;
    if (!target) return;
    event.preventDefault();
    // smoothness is the style sheet's, which knows reduced motion
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
    if (link.hash) return target.scrollIntoView();
    target.removeAttribute('tabindex');
    window.scrollTo(0, 0);
    if (location.hash) history.replaceState(history.state, '', location.href.split('#')[0]);
  });
}
