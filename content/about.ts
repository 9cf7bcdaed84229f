import { facts } from './facts';
import { inLetters } from './number-words';

/** Who reads the request, beside the form: the first of `about.people` in `brand.json`. */
export const about = {
  /** Under home's first screen: how many they are, and where. */
  team: (count: number, town: string | null) => {
    const place = town ? `, ${/^a/i.test(town) ? 'ad' : 'a'} ${town}` : '';
    return count === 1 ? `Qui lavora una persona${place}.` : `Siamo in ${inLetters(count)}${place}.`;
  },
  title: 'Chi legge la tua richiesta',
  /** Until that person has a sentence in `brand.json`. */
  text: 'Una persona del team, non un programma. Legge e ti richiama.',
  answer: { value: facts.answer, basis: 'per ricontattarti, nei giorni lavorativi' },
  labels: { team: 'Nel team', town: 'Dove siamo', phone: 'Al telefono' },
} as const;
