import { rememberedAttribution } from '@/lib/attribution-memory';
import { formTouchedPath } from '@/lib/links';

let reported = false;

/** Who asks not to be followed is not counted either: Global Privacy Control, and what was there before it. */
function wantsNoCount(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/**
 * Says once that a form was begun, so that the agency knows how many are not sent: where the visit began, its campaign and
 * call to action, no word of the form and nothing that tells who. Whatever becomes of it, the form is the same.
 */
export function reportTouched(): void {
  if (reported) return;
  reported = true;
  if (wantsNoCount()) return;
  const { landing, utm_source, utm_campaign, cta } = rememberedAttribution() ?? {};
  const said = { page: landing ?? window.location.pathname, utm_source, utm_campaign, cta };
  const query = Object.entries(said)
    .flatMap(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : []))
    .join('&');
  // no beacon: not every browser has it
  const init = { method: 'POST', keepalive: true };
  fetch(`${formTouchedPath}?${query}`, init).catch(() => {});
}
