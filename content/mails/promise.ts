import { facts } from '@/content/facts';
import { site } from '../site';

const minutes = (count: number) => (count === 1 ? 'un minuto' : `${count} minuti`);
const hours = (count: number) => (count === 1 ? 'un’ora' : `${count} ore`);
const days = (count: number) => (count === 1 ? 'un giorno' : `${count} giorni`);

/** How long a request waits for the agency, wherever that is said. */
export const promiseWords = {
  lasting: { minutes, hours, days },
  waiting: (lasting: string) => `in attesa da ${lasting}`,
  broken: 'promessa scaduta',
  moment: (clock: string, day: string, isToday: boolean) =>
    `${/^1:/.test(clock) ? 'l’' : 'le '}${clock} di ${isToday ? 'oggi, ' : ''}${day}`,
} as const;

/** The mail of each working morning, while there are requests that nobody has marked. */
export const promiseMail = {
  subject: (count: number) =>
    count === 1
      ? 'Una richiesta aspetta ancora una risposta'
      : `${count} richieste aspettano ancora una risposta`,
  title: (count: number) =>
    count === 1 ? 'Una richiesta aspetta' : `${count} richieste aspettano`,
  intro: `Sul sito prometti una risposta entro ${facts.answer.text}, nei giorni lavorativi. Qui c’è chi non risulta ancora contattato, a partire da chi aspetta da più tempo.`,
  aside: 'promemoria',
  stop: (place: number) => `Richiesta ${place}`,
  labels: { waiting: 'Aspetta da', until: 'Promessa' },
  until: (when: string) => `risposta entro ${when}`,
  since: (when: string) => `scaduta: era entro ${when}`,
  /** Below the ones told whole. */
  brief: 'Le altre, in breve:',
  mark: 'Hai già risposto? Dillo al sito:',
  others: (count: number) =>
    count === 1
      ? 'Ne aspetta anche un’altra, che qui non ci sta: cercala nell’email con cui è arrivata.'
      : `Ne aspettano anche altre ${count}, che qui non ci stanno: cercale nelle email con cui sono arrivate.`,
  footer: `Promemoria del sito ${site.brand}: alle 8 di ogni giorno di lavoro, se qualcuno aspetta. Una richiesta segnata non torna qui, e dopo due settimane nemmeno le altre.`,
} as const;
