import { anchors } from '@/content/anchors';
import { site } from '@/content/site';

/** Click-to-chat link with a prefilled message to a number in E.164 form, in the form that wa.me documents. */
export function whatsappUrl(
  message: string = site.whatsapp.message,
  phoneE164: string = `+${site.whatsapp.number}`,
): string {
  return `https://wa.me/${phoneE164.slice(1)}?text=${encodeURIComponent(message)}`;
}

/** `tel:` link (RFC 3966) of a number in E.164 form. */
export function telUrl(phoneE164: string = site.phoneE164): string {
  return `tel:${phoneE164}`;
}

/** `mailto:` link (RFC 6068) of the agency's address. */
export function mailUrl(): string {
  return `mailto:${site.email}`;
}

/** Address of a solution's page under its Italian prefix, which is the canonical one. */
export function solutionPath(slug: string): string {
  return `/soluzioni/${slug}`;
}

/** Address of the hospitality page, which is the canonical one of its two. */
export const hospitalityPath = '/hospitality';

/** Where the consultation form is sent: `app/api/send-contact`. */
export const sendContactPath = '/api/send-contact';

/** Where the first use of a form is told: `app/api/form-touched`. */
export const formTouchedPath = '/api/form-touched';

/** Address of the consultation form, from any page. */
export const consultationPath = `/#${anchors.form}`;

/** What the question box searches: `app/domande.json`. */
export const passagesPath = '/domande.json';

/** What the map's own requests are held against: `app/richieste.json`. */
export const requestsPath = '/richieste.json';

/** Where the links of the agency's mails lead, a signed token behind it: `app/azione/[token]`. */
export const actionPath = '/azione/';
