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
  vatNumber: 'IT00000000000',
  whatsapp: {
    /** International number without plus sign or spaces, as wa.me wants it. */
    number: '390200000000',
    message: 'Ciao! Vorrei maggiori informazioni sui vostri servizi di automazione.',
    hospitalityMessage:
      'Ciao! Ho una struttura ricettiva e vorrei maggiori informazioni sui vostri servizi di automazione.',
  },
  /** '#' until the owner's lawyer has supplied the texts. */
  legal: [
    { label: 'Privacy Policy', href: '#' },
    { label: 'Termini di Servizio', href: '#' },
    { label: 'Cookie Policy', href: '#' },
  ],
  copyrightYear: 2024,
} as const;
