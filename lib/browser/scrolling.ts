/** Takes the links to a place of the page that one is on, and to that page itself. */
export function takeScrollClicks() {
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!(link instanceof HTMLAnchorElement) || opensElsewhere || link.target) return;
    const { location } = window;
    if (link.origin !== location.origin || link.pathname !== location.pathname) return;
    // what is not laid out yet would grow on the way, and the place be missed
    if (link.hash) document.documentElement.dataset.whole = '';
    if (event.defaultPrevented || (link.hash && !link.matches('[data-scroll]'))) return;
    // a text that is not there yet: nothing happens, least of all a jump to the top
    if (link.getAttribute('href') === '#') return event.preventDefault();
    // a link to the page that one is on leads to its top, and nothing typed is lost
    const target = link.hash ? document.getElementById(link.hash.slice(1)) : document.body;
    if (!target) return;
    event.preventDefault();
    // the keyboard goes where the eye goes; smoothness is the style sheet's, which knows reduced motion
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
    if (link.hash) return target.scrollIntoView();
    // no ring around the page, which never has one
    target.removeAttribute('tabindex');
    window.scrollTo(0, 0);
    if (location.hash) history.replaceState(history.state, '', location.href.split('#')[0]);
  });
}
