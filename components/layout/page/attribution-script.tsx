import { attributionVariable } from '@/lib/attribution-memory';

/**
 * Runs in the browser as it stands here: it may use nothing from outside itself. Nothing is stored: what is known lives
 * in a variable, and where a link to the form loads a whole page, in that link (docs/decisions/0006).
 */
function rememberAttribution(variable: string) {
  const given = new URLSearchParams(window.location.search);
  const visit: Record<string, string> = {};
  if (given.has('cta_page')) {
    Object.assign(visit, Object.fromEntries(given));
    history.replaceState(history.state, '', window.location.pathname + window.location.hash);
  } else {
    const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
    // a page before this one that did without React: the visit began there, or earlier
    const within = referrer?.origin === window.location.origin ? referrer : null;
    const start = within ?? new URL(window.location.href);
    visit.landing = start.pathname;
    if (referrer && !within) visit.referrer = referrer.hostname;
    for (const name of ['utm_source', 'utm_medium', 'utm_campaign']) {
      const value = start.searchParams.get(name);
      if (value) visit[name] = value.slice(0, 80);
    }
  }
  Object.assign(window, { [variable]: visit });
  window.addEventListener('click', (event) => {
    const call = event.target instanceof Element && event.target.closest('[data-cta]');
    if (!(call instanceof HTMLElement)) return;
    visit.cta = call.dataset.cta ?? '';
    visit.cta_page = window.location.pathname;
    // React answers: it goes there without leaving this window's memory
    if (event.defaultPrevented || !(call instanceof HTMLAnchorElement)) return;
    if (call.pathname !== visit.cta_page) call.search = new URLSearchParams(visit).toString();
  });
}

/** Stands behind the ScrollScript, whose clicks it is to find already taken. */
export function AttributionScript() {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the function above, and nothing else
      dangerouslySetInnerHTML={{ __html: `(${rememberAttribution})('${attributionVariable}')` }}
    />
  );
}
