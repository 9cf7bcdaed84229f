import { existsSync } from 'node:fs';
import path from 'node:path';
import { privacyNotice } from '@/content/privacy-notice';
import { site } from '@/content/site';
import { bookingLink } from '@/lib/booking';
import { written } from '@/lib/owner-slot';

export const privacy = 'privacy';

export function hasOwnNotice(): boolean {
  return existsSync(path.join(process.cwd(), 'content', 'legal', `${privacy}.md`));
}

const { legalName, registeredOffice, pec } = site.company;

/** Whether the brand file names the controller: company and registered office (art. 13(1)(a) GDPR). */
const controllerIsNamed = written(legalName) !== null && written(registeredOffice) !== null;

export function siteNotice(): string {
  return privacyNotice({
    name: written(legalName) ?? site.brand,
    registeredOffice: written(registeredOffice),
    vatNumber: controllerIsNamed ? site.vatNumber : null,
    pec: written(pec),
    bookingHost: bookingLink()?.host ?? null,
  });
}

/** What is wrong with taking requests in nobody's name, and the remedy; null when nothing is, or no public site. */
export function missingController(isPublic: boolean): string | null {
  if (!isPublic || controllerIsNamed || hasOwnNotice()) return null;
  return [
    'The form asks for personal data, and nothing says who answers for them (art. 13 GDPR):',
    'write company.legalName and company.registeredOffice into content/brand.json, or put',
    'the notice into content/legal/privacy.md, and build again.',
  ].join(' ');
}
