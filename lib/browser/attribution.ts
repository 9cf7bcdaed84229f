import { attributionParameters, attributionVariable } from '@/lib/attribution-memory';

/**
 * Nothing is stored: what is known lives in a variable, and for the length of a click in the link that leads to the next
 * page (docs/decisions/0006). Comes first, so that an address is clean before anything is shown.
 */
export function rememberAttribution() {
  const visit: Record<string, string> = {};
  const here = new URL(window.location.href);
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  // the page before this one, where a link did not bring more: the visit began there, or earlier
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
    // a right click is for the menu of a link, whose address may be copied there
    if (!(event.target instanceof Element) || event.button > 1) return;
    const call = event.target.closest<HTMLElement>('[data-cta]');
    if (call) Object.assign(visit, { cta: call.dataset.cta, cta_page: window.location.pathname });
    const link = event.target.closest('a');
    if (event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    const { origin, pathname, search } = link;
    // this page itself, and what is no page
    if (origin !== here.origin || pathname === here.pathname || pathname.includes('.')) return;
    const query = new URLSearchParams(search);
    if (query.has('landing') || link.hasAttribute('download')) return;
    for (const [name, value] of Object.entries(visit)) query.set(name, value);
    const own = link.getAttribute('href') ?? '';
    link.search = query.toString();
    // once the browser has it, the link is as it was: to be copied, and to be found again with the page
    setTimeout(() => link.setAttribute('href', own));
  }
  window.addEventListener('click', takeOn);
  window.addEventListener('auxclick', takeOn);
}
