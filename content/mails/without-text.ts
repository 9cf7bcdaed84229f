/** What a mail says in the place of a visitor's words, which the mail server has refused. */
export const withoutTextMail = {
  subject: (reference: string) => `Nuova richiesta di consulenza: numero ${reference}`,
  name: (reference: string) => `Richiesta ${reference}`,
  why: 'Il tuo server di posta ha rifiutato due volte l’email con le parole di chi ha scritto: succede quando contengono un link o un indirizzo che sembra spam. Qui non ci sono. La richiesta è salvata.',
  /** The same of several. */
  several:
    'Il tuo server di posta ha rifiutato due volte questa email con le parole di chi ha scritto: succede quando contengono un link o un indirizzo che sembra spam. Qui ci sono i numeri: ogni richiesta è salvata, e si legge dal suo link.',
  read: 'Leggi la richiesta',
  /** Where there is no link. */
  elsewhere: (reference: string) =>
    `Chi cura il sito la legge così: npm run leads -- show ${reference}.`,
  footer: 'Questa email non ha il mittente a cui rispondere: lo trovi nella richiesta.',
} as const;
