/** A month's figures, in the mail of its first working morning and in the terminal. */
export const monthWords = {
  said: (month: string) => `i numeri di ${month}`,
  /** Of a month before the one in the tables. */
  earlier: (month: string, counts: string) => `Prima ancora, ${month}. ${counts}`,
  intro: (visits: string, requests: string) => `Visite: ${visits}. Richieste: ${requests}.`,
  tried: (times: string) => `Conversazioni con l’assistente di prova: ${times}.`,
  none: 'Nessuna richiesta e nessuna visita questo mese.',
  metrics: { visit: 'Visite', touched: 'Moduli iniziati', sent: 'Richieste' },
  total: 'Totale',
  parts: {
    pages: 'Per pagina di arrivo',
    calls: 'Per pulsante premuto',
    campaigns: 'Per campagna',
  },
  home: 'pagina iniziale',
  unknownPage: 'pagina non nota',
  others: 'altre',
  limits: {
    title: 'Cosa questi numeri non dicono',
    lines: [
      'Una visita è una pagina aperta arrivando da fuori: chi torna o ricarica conta di nuovo, e chi passa da una pagina all’altra del sito no. Ci sono anche le tue.',
      'I programmi che si dichiarano tali sono fuori, chi si finge un browser è dentro. Le pagine rimaste nella memoria di un browser o di una rete non passano dal sito, e non si contano.',
      'Un modulo iniziato si conta solo con JavaScript, e mai per chi chiede di non essere tracciato: può essere meno delle richieste.',
      'Una richiesta trattenuta conta quando la inoltri.',
      'Sotto «altre» stanno le pagine e le campagne quando sono troppe, e i nomi che potrebbero essere di una persona.',
    ],
  },
} as const;
