/** What the server says by itself, where the application cannot: on a page, or in `message` to who asked for JSON. */
export const serverAnswers = {
  form: {
    title: 'La richiesta non è partita',
    text: 'Il nostro server è occupato da qualche istante. Riprova tra un minuto.',
    textPreserved:
      'Quello che hai scritto non è perso: torna indietro con il browser e lo ritrovi nel modulo.',
    alternatives: 'Preferisci non aspettare?',
  },
  /** Behind the links of the agency's mails. */
  action: {
    title: 'Un attimo di pazienza',
    text: 'Il server del sito è occupato da qualche istante. Riapri il link tra un minuto.',
    nothingDone: 'Quando riapri il link vedi a che punto è la richiesta.',
  },
  /** To who asks for a host that is not the site's; the address follows. */
  otherHost: 'Questo server risponde solo a',
} as const;

/** What a visitor reads when a page breaks. The title keeps the specification's English; the last line is the message. */
export const errorPage = {
  title: 'Unexpected Application Error!',
  lead: 'Questa pagina si è bloccata per un errore nostro. Riprova tra un momento, oppure torna alla home.',
  /** The log has what happened under the same number. */
  failed: (number: string) =>
    `Errore 503, numero ${number}. Se ci scrivi, indicalo: ci dice cosa è successo.`,
  busy: 'Errore 503: il server è occupato.',
  retry: 'Riprova',
  homeLink: 'Torna alla home',
} as const;
