/** What nginx says in the place of the server behind it: on a page, or in `message` to who asked for JSON. */
export const serverAnswers = {
  unavailable: {
    title: 'La richiesta non è partita',
    text: 'Il nostro server è fermo da qualche istante, di solito per un aggiornamento. Riprova tra un minuto.',
  },
  tooLarge: {
    title: 'Il testo è troppo lungo',
    text: 'Così com’è non riusciamo a riceverlo. Accorcialo e invialo di nuovo: il resto ce lo racconti a voce.',
  },
  tooMany: {
    title: 'Troppe richieste in pochi secondi',
    text: 'Dalla tua rete ne sono arrivate tante tutte insieme. Aspetta mezzo minuto e riprova.',
  },
  /** Behind the links of the agency's mails. */
  action: {
    unavailable: {
      title: 'Un attimo di pazienza',
      text: 'Il server del sito è fermo da qualche istante, di solito per un aggiornamento. Riapri il link tra un minuto.',
    },
    tooMany: {
      title: 'Troppi link aperti insieme',
      text: 'Dalla tua rete ne sono arrivati tanti nello stesso momento. Aspetta mezzo minuto e riapri il link.',
    },
    nothingDone: 'Quando riapri il link vedi a che punto è la richiesta.',
  },
  textKept:
    'Quello che hai scritto non è perso: torna indietro con il browser e lo ritrovi nel modulo.',
  alternatives: 'Preferisci non aspettare?',
  /** To who asks for a host that is not the site's; the address follows. */
  otherHost: 'Questo server risponde solo a',
} as const;
