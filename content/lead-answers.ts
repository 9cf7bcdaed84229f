/** What `POST /api/send-contact` says, by its stable code, and the document for a browser without JavaScript. */
export const leadAnswers = {
  messages: {
    other_origin: 'Questo indirizzo risponde solo alle pagine del sito.',
    method_not_allowed: 'Questo indirizzo accetta solo richieste POST.',
    unsupported_type:
      'Il modulo va inviato come application/json o application/x-www-form-urlencoded.',
    unreadable_body: 'Non siamo riusciti a leggere la richiesta. Controlla i dati e riprova.',
    body_too_large: 'La richiesta è troppo lunga. Accorcia il testo e riprova.',
    invalid_fields: 'Alcuni campi vanno corretti.',
    idempotency_conflict:
      'Questa richiesta è già stata inviata con un testo diverso. Ricarica la pagina e riprova.',
    rate_limited: 'Hai già inviato diverse richieste. Riprova tra qualche minuto.',
    delivery_failed: 'Si è verificato un errore. Riprova tra qualche minuto.',
  },
  document: {
    title: {
      invalid_fields: 'Controlla la richiesta',
      delivery_failed: 'L’invio non è riuscito',
      other: 'Qualcosa non ha funzionato',
    },
    textPreserved: 'Quello che hai scritto è ancora qui sotto.',
    textLost: 'Se torni indietro con il browser ritrovi quello che hai scritto.',
    submit: 'Invia di nuovo',
    home: 'Torna alla home',
    alternatives: 'Preferisci un altro modo?',
    whatsapp: 'Scrivici su WhatsApp',
    or: 'oppure chiamaci al',
  },
} as const;
