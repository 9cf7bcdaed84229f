import { menuOrder } from '@/content/order';
import { solutionBySlug, solutions } from '@/content/solutions';
import type { Solution } from '@/content/types';

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
  underConstruction: 'in costruzione',
  nightHour: '03:00',
  callBar: { consultation: 'Consulenza', whatsapp: 'WhatsApp' },
  /** The word for each state, and what it means. */
  theme: {
    label: 'Tema',
    system: 'auto',
    light: 'giorno',
    dark: 'notte',
    meanings: {
      system: 'Come il dispositivo: premi per il tema chiaro',
      light: 'Sempre chiaro: premi per il tema scuro',
      dark: 'Sempre scuro: premi per seguire il dispositivo',
    },
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

/** Entries of the menu without a page of their own, by the name that `menuOrder` has for them: each leads to the not-found page. */
export const withoutPage: Readonly<Record<string, MenuEntry>> = {
  'analisi-lead-clienti': {
    name: 'Analisi lead e clienti',
    description: 'Capisci chi è pronto a comprare, e perché',
    path: '/solutions/analisi-lead-clienti',
    line: null,
  },
};

/** Beside the seven there is room for these. */
const mostFurther = 2;

function entryOf({ name, menuDescription, slug, line }: Solution): MenuEntry {
  return { name, description: menuDescription, path: `/soluzioni/${slug}`, line };
}

/** The header menu, in its own order. */
export const solutionsMenu: MenuEntry[] = menuOrder.flatMap((slug) => {
  const solution = solutionBySlug(slug);
  return solution ? entryOf(solution) : (withoutPage[slug] ?? []);
});

/** Solutions that the menu leaves out. */
export const furtherSolutions: MenuEntry[] = solutions
  .filter(({ slug }) => !menuOrder.includes(slug))
  .slice(0, mostFurther)
  .map(entryOf);

/** The page for one trade, which is a menu entry of its own. */
export const hospitalityEntry = {
  name: 'Hospitality',
  description: 'Hotel, B&B e case vacanza: chi scrive di notte riceve subito risposta.',
} as const;
