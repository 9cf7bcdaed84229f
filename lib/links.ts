import { anchors } from '@/content/anchors';
import { site } from '@/content/site';

export function whatsappUrl(
  message: string = site.whatsapp.message,
  phoneE164: string = `+${site.whatsapp.number}`,
): string {
  return `https://wa.me/${phoneE164.slice(1)}?text=${encodeURIComponent(message)}`;
}

export function telUrl(phoneE164: string = site.phoneE164): string {
  return `tel:${phoneE164}`;
}

export function mailUrl(): string {
  return `mailto:${site.email}`;
}

/** Address of a solution's page under its Italian prefix, which is the canonical one. */
export function solutionPath(slug: string): string {
  return `/soluzioni/${slug}`;
}

export const hospitalityPath = '/hospitality';

export const sendContactPath = '/api/send-contact';

export const formTouchedPath = '/api/form-touched';

export const securityTextPath = '/.well-known/security.txt';

export const consultationPath = `/#${anchors.form}`;

/** Followed by a signed token: `app/azione/[token]`. */
export const actionPath = '/azione/';

/** The token is a key: it is never logged. */
export const isSignedPath = (path: string): boolean =>
  path.startsWith(actionPath) && !path.includes('/', actionPath.length);
