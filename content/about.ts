import { facts } from './facts';

/** Who reads the request, beside the form: the first of `about.people` in `brand.json`. */
export const about = {
  title: 'Chi legge la tua richiesta',
  /** Until that person has a sentence in `brand.json`. */
  text: 'Una persona del team, non un programma. Legge e ti richiama.',
  answer: { value: facts.answer, basis: 'per ricontattarti, nei giorni lavorativi' },
  labels: { team: 'Nel team', town: 'Dove siamo', phone: 'Al telefono' },
} as const;
