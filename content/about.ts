import { site } from '@/content/site';

/** The block beside the form that says who reads it. */
export const about = {
  title: 'Chi siamo',
  text: `${site.brand} è una piccola agenzia: progetta, mette in funzione e segue automazioni AI per aziende che vogliono crescere. Quello che scrivi qui lo legge una persona del team.`,
  labels: { people: 'Con chi parli', town: 'Dove siamo', phone: 'Al telefono' },
} as const;
