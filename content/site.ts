/** The company behind the site. Every placeholder here is to be replaced before going live. */
export const site = {
  brand: 'Linea',
  tagline: 'Automazioni AI per aziende che crescono',
  blurb:
    'Progettiamo e mettiamo in funzione automazioni AI per le aziende che vogliono crescere: più clienti, meno lavoro ripetitivo, processi sotto controllo.',
  email: 'ciao@linea.example',
  /** As people read it, without a place to break; `phoneE164` is the same number as machines dial it. */
  phone: '+39\u00a002\u00a00000\u00a00000',
  phoneE164: '+390200000000',
  demoPhone: '+39 02 0000 0001',
  demoPhoneE164: '+390200000001',
  website: 'www.linea.example',
  country: 'Italia',
  /** The same for machines: ISO 3166-1, two letters. */
  countryCode: 'IT',
  /** Null where there is none, as of an association without one. */
  vatNumber: 'IT00000000000' as string | null,
  /**
   * What an Italian company's site must say of it: art. 2250 c.c. (name, registered office, register and number, capital
   * paid in), art. 35 DPR 633/72 (VAT number) and art. 7 d.lgs. 70/2003 (who it is, and how to reach it). A sole
   * shareholder or a liquidation belongs into `legalName`: 'Linea S.r.l. a socio unico'. Null says that there is none, and
   * the footer leaves it out: a freelance professional is in no register, a sole trader has no capital.
   */
  company: {
    legalName: '[Ragione sociale S.r.l.]',
    registeredOffice: '[Via e numero, CAP Comune (Provincia)]',
    businessRegister: '[Registro Imprese e numero]' as string | null,
    rea: '[XX-000000]' as string | null,
    shareCapital: '[€ 00.000,00 i.v.]' as string | null,
    /** Certified mail, PEC. */
    pec: '[nome@pec.example]',
  },
  /**
   * The people behind the site, beside the form. A text in brackets is a slot: pages leave it out until it is written,
   * and `npm run launch:check` stops at it.
   */
  about: {
    town: '[Comune, provincia]',
    phoneHours: '[dal lunedì al venerdì, 9–18]',
    people: [{ name: '[Nome e cognome]', role: '[di cosa si occupa]' }],
  },
  whatsapp: {
    /** International number without plus sign or spaces, as wa.me wants it. */
    number: '390200000000',
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
  copyrightYear: 2024,
} as const;
