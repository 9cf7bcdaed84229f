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
  lead: 'Capolinea: la pagina che cerchi non esiste o ha cambiato fermata. Niente paura, da qui partono tutte le coincidenze.',
  homeLink: 'Torna alla home',
  nearestTitle: 'Le fermate più vicine',
  consultationTitle: 'Non sai quale linea prendere?',
  consultationText: `Dicci dove vuoi arrivare. In ${facts.consultation.text} di consulenza gratuita, senza impegno, troviamo insieme la strada. Ti contattiamo entro ${facts.answer.text}.`,
  consultationButton: 'Consulenza gratuita',
} as const;
