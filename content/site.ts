import brand from './brand.json' with { type: 'json' };
import { unbroken } from './number-words';

/** `+390200000000` of '+39 02 0000 0000': what machines dial (E.164). */
const dialled = (telephone: string) => `+${telephone.replace(/\D/g, '')}`;

/** A page elsewhere, by its address and by the host that it leads to; null where there is none. */
const page = (address: string | null) => address && { address, host: new URL(address).host };

/** A call to listen to: a file of `public/`, and what is said in it. */
export interface Recording {
  file: string;
  words: readonly string[];
}

/** A number as people read it and as machines dial it; null where there is none. */
const line = (telephone: string | null) =>
  telephone === null ? null : { shown: unbroken(telephone), e164: dialled(telephone) };

/**
 * The company behind the site, as `brand.json` has it: that is the file to change. What can be derived of it is derived
 * here, and the words that are not the brand's stand here.
 */
export const site = {
  brand: brand.name,
  tagline: brand.claim,
  blurb: brand.blurb,
  email: brand.mail,
  /** As people read it, without a place to break; `phoneE164` is the same number as machines dial it. */
  phone: unbroken(brand.telephone),
  phoneE164: dialled(brand.telephone),
  /** Where an assistant of ours can be tried; null where there is no such number, and pages then say nothing of it. */
  demoLines: { telephone: line(brand.demoTelephone), whatsapp: line(brand.demoWhatsapp) },
  /** The owner's own chat on the web, and a call that was recorded; null where there is none. */
  demoChat: page(brand.demoChat),
  demoRecording: brand.demoRecording as Recording | null,
  /** Where visitors choose a time by themselves, on a page that is the owner's own; null where there is none. */
  booking: brand.booking as string | null,
  website: brand.website,
  /** The company's pages elsewhere, for machines. */
  sameAs: brand.sameAs as string[],
  country: brand.country,
  /** The same for machines: ISO 3166-1, two letters. */
  countryCode: brand.countryCode,
  /** Null where there is none, as of an association without one. */
  vatNumber: brand.vatNumber as string | null,
  /**
   * What an Italian company's site must say of it: art. 2250 c.c. (name, registered office, register and number, capital
   * paid in), art. 35 DPR 633/72 (VAT number) and art. 7 d.lgs. 70/2003 (who it is, and how to reach it). A sole
   * shareholder or a liquidation belongs into `legalName`: 'Acme S.r.l. a socio unico'. Null says that there is none, and
   * the footer leaves it out: a freelance professional is in no register, a sole trader has no capital.
   */
  company: {
    ...brand.company,
    businessRegister: brand.company.businessRegister as string | null,
    rea: brand.company.rea as string | null,
    shareCapital: brand.company.shareCapital as string | null,
  },
  /**
   * The people behind the site, beside the form. A text in brackets is a slot: pages leave it out until it is written,
   * and `npm run launch:check` stops at it.
   */
  about: brand.about,
  whatsapp: {
    /** International number without plus sign or spaces, as wa.me wants it. */
    number: dialled(brand.whatsapp).slice(1),
    message: 'Ciao! Vorrei maggiori informazioni sui vostri servizi di automazione.',
    hospitalityMessage:
      'Ciao! Ho una struttura ricettiva e vorrei maggiori informazioni sui vostri servizi di automazione.',
  },
  /** Each leads to '#' until the owner's lawyer has supplied its text: see content/legal/README.md. */
  legal: [
    { label: 'Privacy Policy', document: 'privacy' },
    { label: 'Termini di Servizio', document: 'termini' },
    { label: 'Cookie Policy', document: 'cookie' },
  ],
  copyrightYear: brand.copyrightYear,
} as const;
