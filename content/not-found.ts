import { contact } from '@/content/contact';
import { facts } from '@/content/facts';

/** The page at the end of every wrong address. Title and text keep the specification's English. */
export const notFound = {
  meta: {
    title: 'Pagina non trovata',
    description:
      'La pagina che cerchi non esiste o ha cambiato indirizzo. Da qui raggiungi la home, le soluzioni più vicine e la consulenza gratuita.',
  },
  title: '404',
  text: 'Oops! Page not found',
  lead: 'La pagina che cerchi non esiste o ha cambiato indirizzo. Niente paura: da qui arrivi dove serve.',
  homeLink: 'Torna alla home',
  nearestTitle: 'Forse cercavi',
  consultationTitle: 'Non sai da dove cominciare?',
  consultationText: `Dicci dove vuoi arrivare: in ${facts.consultation.text} di consulenza gratuita, senza impegno, troviamo insieme la strada. ${contact.answers}`,
} as const;
