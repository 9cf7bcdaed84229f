import { facts } from '@/content/facts';
import { site } from '@/content/site';

/** The mail of the requests that are held: what no person does, as far as one can tell. */
export const heldMail = {
  subject: (count: number) =>
    count === 1 ? 'Una richiesta trattenuta dal sito' : `${count} richieste trattenute dal sito`,
  title: (count: number) =>
    count === 1 ? 'Una richiesta trattenuta' : `${count} richieste trattenute`,
  aside: 'dalla più recente',
  intro: `Qui c’è quello che sembra scritto da un programma, o che è arrivato insieme a centinaia di altre richieste: per questo il sito non te l’ha inoltrato. Riconosci una persona? Apri il suo link e conferma: la richiesta ti arriva subito, come tutte le altre. Il resto si cancella da solo dopo ${facts.requestsStored.text}.`,
  stop: (place: number) => `Richiesta ${place}`,
  why: 'Perché',
  /** Below the ones told whole. */
  others: 'Le altre, in breve:',
  /** What the mail has no room for. */
  later: (count: number) =>
    count === 1
      ? 'Un’altra qui non ci sta: arriva con la prossima email.'
      : `Altre ${count} qui non ci stanno: arrivano con le prossime email, una al giorno.`,
  /** In place of a request whose text the store has lost. */
  unreadable: (id: string) => `Una richiesta che non si riesce più a leggere: numero ${id}`,
  cut: ' […]',
  footer: `Dal sito ${site.brand}, al massimo una volta al giorno e solo se c’è qualcosa di nuovo.`,
} as const;
