import { site } from '@/content/site';

/** The mails that tell several requests at once: those of a rush, and those held back. */
export const leadListMail = {
  aside: 'dalla più recente',
  stop: (place: number) => `Richiesta ${place}`,
  /** Over the limit for all. */
  bundle: {
    subject: (count: number) => `${count} richieste di consulenza in una sola email`,
    title: (count: number) => `${count} richieste di consulenza`,
    intro:
      'Negli ultimi minuti ne sono arrivate molte più del solito: per non riempirti la casella sono tutte qui, dalla più recente. Rispondi a ognuna con i suoi link.',
    footer: `Inviata dal modulo di consulenza del sito ${site.brand}. Con «Rispondi» non scrivi a nessuna di queste persone: usa i link di ogni richiesta.`,
  },
  /** What no person does, as far as one can tell. */
  held: {
    subject: (count: number) =>
      count === 1 ? 'Una richiesta trattenuta dal sito' : `${count} richieste trattenute dal sito`,
    title: (count: number) =>
      count === 1 ? 'Una richiesta trattenuta' : `${count} richieste trattenute`,
    intro:
      'Qui c’è quello che sembra inviato da un programma, e che per questo non ti è arrivato subito. Riconosci una richiesta vera? Rispondi da qui con i suoi link. In cima la più recente.',
    footer: `Riepilogo del sito ${site.brand}, al massimo uno al giorno.`,
    /** Below the ones told whole. */
    others: 'Le altre, in breve:',
  },
  /** In place of a request whose text the store has lost. */
  unreadable: (id: string) => `Una richiesta che non si riesce più a leggere: numero ${id}`,
  cut: ' […]',
} as const;
