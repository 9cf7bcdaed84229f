/** What customers of small companies might write, not as the examples have it, and the solution whose line takes it. */
export const requests: readonly (readonly [request: string, slug: string])[] = [
  ['che orario fate?', 'chatbot-multicanale'],
  ['Buonasera, dove posso parcheggiare?', 'chatbot-multicanale'],
  ['ce l’avete nella taglia 38?', 'chatbot-multicanale'],
  ['portate la spesa a domicilio?', 'chatbot-multicanale'],
  ['accettate il bancomat', 'chatbot-multicanale'],
  ['vorrei un tavolo per due venerdì', 'voicebot-intelligente'],
  ['avete posto domani mattina?', 'voicebot-intelligente'],
  ['posso spostare l’apuntamento a giovedì', 'voicebot-intelligente'],
  ['mi richiamate per favore?', 'voicebot-intelligente'],
  ['non mi è ancora arrivato il pacco', 'risposta-email-automatica'],
  ['come faccio il reso?', 'risposta-email-automatica'],
  ['non ho ricevuto la fattura', 'risposta-email-automatica'],
  ['scrivi un post sulla nuova collezione', 'generazione-contenuti-ai'],
  ['fate la newsletter di Natale', 'generazione-contenuti-ai'],
  ['puoi spiegarmelo in inglese?', 'avatar-video-personalizzati'],
  ['quanto mi costa rifare il bagno', 'automazione-preventivi-documenti'],
  ['vorrei un preventivo per le finestre', 'automazione-preventivi-documenti'],
  ['mi fa un po’ di sconto?', 'automazione-preventivi-documenti'],
  ['ci devo pensare', 'lead-generation-marketing-automation'],
  ['quando fate le offerte avvisatemi', 'lead-generation-marketing-automation'],
];

/** Requests that no example is near: a person takes them. */
export const handedOver: readonly string[] = [
  'ieri il vostro furgone ha urtato il mio cancello',
  'mia zia vi saluta',
  'cercate personale?',
  'il cane ha mangiato la tenda',
  'vendete la licenza del locale?',
];

/** Written with the others and looked at once, when nothing more was tuned. */
export const requestsLater: readonly (readonly [request: string, slug: string])[] = [
  ['siete aperti a pranzo?', 'chatbot-multicanale'],
  ['a che indirizzo vi trovo', 'chatbot-multicanale'],
  ['c’è posto per sei persone?', 'voicebot-intelligente'],
  ['devo annullare la prenotazione di stasera', 'voicebot-intelligente'],
  ['quando mi arriva l’ordine 4512?', 'risposta-email-automatica'],
  ['il piatto è arrivato rotto', 'risposta-email-automatica'],
  ['mi serve una foto per Instagram', 'generazione-contenuti-ai'],
  ['c’è un video che mostra come si usa?', 'avatar-video-personalizzati'],
  ['il prezzo è IVA compresa?', 'automazione-preventivi-documenti'],
  ['toglietemi dalla lista', 'lead-generation-marketing-automation'],
];
