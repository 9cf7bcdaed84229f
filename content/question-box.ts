/** The box that answers a question with the site's own words: beside the questions of the pages that it is named for. */
export const questionBox = {
  label: 'Scrivi la tua domanda',
  button: 'Chiedi',
  hint: 'Cerchiamo la risposta tra i testi del sito, nel tuo browser: la domanda non parte.',
  maxLength: 200,
  examplesLabel: 'Per esempio:',
  /** Questions to press, by the page: a solution's by its slug. Each has an answer on the site. */
  examples: {
    home: ['Quanto costa il voicebot?', 'E se voglio smettere?', 'Funziona con il mio gestionale?'],
    hospitality: ['Si collega al mio PMS?', 'Di notte chi svegliate?', 'Gestisce anche la caparra?'],
    'chatbot-multicanale': ['Quanto costa?', 'E se non sa rispondere?', 'Il numero resta mio?'],
  } as Record<string, readonly string[]>,
  answered: 'Risposta dal sito, scelta da un programma',
  source: (page: string) => `Dalla pagina «${page}»`,
  /** Where the answer stands on the page itself. */
  here: 'Vedi dov’è, in questa pagina',
  near: 'Forse cercavi',
  /** Under an answer, for whom it does not answer. */
  other: 'Non è quello che cercavi?',
  unanswered: {
    title: 'Questo sul sito non c’è.',
    text: 'Chiedilo a noi: la domanda la trovi già scritta nel modulo.',
  },
  failed: {
    title: 'Adesso la ricerca non parte.',
    text: 'Forse manca la rete. Riprova, oppure chiedilo a noi: la domanda la trovi già scritta nel modulo.',
  },
  ask: 'Chiedilo a noi',
} as const;
