import { attributionParameters, attributionVariable } from '@/lib/attribution-memory';

/**
 * Nothing is stored: a click carries it to the next page in the link (docs/decisions/0006). Runs first, so that the
 * address is clean before anything is shown.
 */
export function rememberAttribution() {
  const visit: Record<string, string> = {};
  const here = new URL(window.location.href);
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  // the page before, where a link brought no more: the visit began there or earlier
  const within = referrer?.origin === here.origin ? referrer : null;
  const start = within ?? here;
  const brought = here.searchParams.has('landing');
  for (const name of brought
    ? attributionParameters
    : attributionParameters.filter((each) => each.startsWith('utm_'))) {
    const value = (brought ? here : start).searchParams.get(name);
    if (value) visit[name] = value.slice(0, 200);
    if (brought) here.searchParams.delete(name);
  }
  if (brought) history.replaceState(history.state, '', here);
  else if (referrer && !within) visit.referrer = referrer.hostname;
  visit.landing ??= start.pathname;
  Object.assign(window, { [attributionVariable]: visit });

  function takeOn(event: MouseEvent) {
    // a right click may copy the address
    if (!(event.target instanceof Element) || event.button > 1) return;
    const call = event.target.closest<HTMLElement>('[data-cta]');
    if (call) Object.assign(visit, { cta: call.dataset.cta, cta_page: window.location.pathname });
    const link = event.target.closest('a');
    if (event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    const { origin, pathname, search } = link;
    if (origin !== here.origin || pathname === here.pathname || pathname.includes('.')) return;
    const query = new URLSearchParams(search);
    if (query.has('landing') || link.hasAttribute('download')) return;
    for (const [name, value] of Object.entries(visit)) query.set(name, value);
    const own = link.getAttribute('href') ?? '';
    link.search = query.toString();
    // the link as it was, to be copied
    setTimeout(() => link.setAttribute('href', own));
  }
  window.addEventListener('click', takeOn);
  window.addEventListener('auxclick', takeOn);
}
