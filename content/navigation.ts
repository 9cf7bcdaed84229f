import { solutions } from '@/content/solutions';

export const navigation = {
  skipLink: 'Vai al contenuto',
  mainLabel: 'Navigazione principale',
  footerLabel: 'Servizi e pagine',
  home: 'Home',
  services: 'Servizi',
  process: 'Processo',
  solutions: 'Soluzioni',
  consultation: 'Consulenza Gratuita',
  hospitality: 'Hospitality',
  whatsapp: 'Scrivici su WhatsApp',
  newTab: 'si apre in una nuova scheda',
  legalUnset: 'Testo in preparazione',
  openDrawer: 'Apri il menu',
  closeDrawer: 'Chiudi il menu',
  drawerTitle: 'Menu',
  callBar: { consultation: 'Consulenza', whatsapp: 'WhatsApp' },
  theme: {
    label: 'Tema',
    system: 'come il dispositivo',
    light: 'chiaro',
    dark: 'scuro',
  },
  footer: {
    bookButton: 'Prenota la consulenza gratuita',
    contactTitle: 'Contatti',
    servicesTitle: 'Servizi',
    allServices: 'Tutti i servizi',
    sectorsTitle: 'Settori',
    hospitalityLink: 'Hospitality: hotel, B&B, case vacanza',
    transparencyTitle: 'Trasparenza',
    labels: { email: 'Email', phone: 'Telefono', website: 'Sito', country: 'Sede' },
    companyTitle: 'Dati societari',
    company: {
      legalName: 'Ragione sociale',
      registeredOffice: 'Sede legale',
      vatNumber: 'P. IVA',
      businessRegister: 'Registro Imprese',
      rea: 'REA',
      shareCapital: 'Capitale sociale',
      pec: 'PEC',
    },
    rights: 'Tutti i diritti riservati.',
  },
} as const;

export interface MenuEntry {
  name: string;
  description: string;
  path: string;
  line: number | null;
}

/** In the specification's menu without a page of its own: it leads to the not-found page. */
const leadAnalysis: MenuEntry = {
  name: 'Analisi lead e clienti',
  description: 'Capisci chi è pronto a comprare, e perché',
  path: '/solutions/analisi-lead-clienti',
  line: null,
};
const leadAnalysisPosition = 6;

/** The header menu: every solution with a menu position, and the entry without a page. */
export const solutionsMenu: MenuEntry[] = [
  ...solutions.flatMap((solution) =>
    solution.menuPosition === null
      ? []
      : [
          {
            position: solution.menuPosition,
            name: solution.name,
            description: solution.menuDescription,
            path: `/soluzioni/${solution.slug}`,
            line: solution.line,
          },
        ],
  ),
  { position: leadAnalysisPosition, ...leadAnalysis },
].sort((a, b) => a.position - b.position);
