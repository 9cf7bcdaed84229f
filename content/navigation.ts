export const navigation = {
  skipLink: 'Vai al contenuto',
  mainLabel: 'Navigazione principale',
  footerLabel: 'Servizi e pagine',
  home: 'Home',
  services: 'Servizi',
  process: 'Processo',
  solutions: 'Soluzioni',
  /** The header's own, as specified: what else leads to the form has the form's name (`content/contact.ts`). */
  consultation: 'Consulenza Gratuita',
  hospitality: 'Hospitality',
  whatsapp: 'Scrivici su WhatsApp',
  whatsappShort: 'WhatsApp',
  nextLine: 'Il prossimo servizio',
  newTab: 'si apre in una nuova scheda',
  legalUnset: 'Testo in preparazione',
  openDrawer: 'Apri il menu',
  closeDrawer: 'Chiudi il menu',
  /** The specification's own English. */
  notifications: 'Notifications',
  drawerTitle: 'Menu',
  underConstruction: 'in costruzione',
  /** The word for each state, and what it means. */
  theme: {
    label: 'Aspetto',
    system: 'automatico',
    light: 'giorno',
    dark: 'notte',
    meanings: {
      system: 'Come il dispositivo: premi per il tema chiaro',
      light: 'Sempre chiaro: premi per il tema scuro',
      dark: 'Sempre scuro: premi per seguire il dispositivo',
    },
  },
  footer: {
    contactTitle: 'Contatti',
    servicesTitle: 'Servizi',
    allServices: 'Tutti i servizi',
    sectorsTitle: 'Settori',
    hospitalityLink: 'Hotel, B&B, case vacanza',
    transparencyTitle: 'Trasparenza',
    labels: { email: 'Email', phone: 'Telefono', website: 'Sito', place: 'Dove siamo', country: 'Paese' },
    /** Who buys, and what prices leave out: consumers have other rights. */
    buyers: 'Servizi riservati a imprese e professionisti. Prezzi IVA esclusa.',
  },
} as const;

/** The page for one trade, which is a menu entry of its own. */
export const hospitalityEntry = {
  name: 'Hospitality',
  description: 'Hotel, B&B e case vacanza: chi scrive di notte riceve subito risposta.',
} as const;
