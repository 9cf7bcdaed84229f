import type { DestinationId, SourceId } from './types';

/** The stations of the home's network map; in which order they stand is the layout's business. */
export const sources: { id: SourceId; name: string }[] = [
  { id: 'whatsapp', name: 'WhatsApp' },
  { id: 'sito', name: 'Sito web' },
  { id: 'telefono', name: 'Telefono' },
  { id: 'email', name: 'Email' },
];

export const destinations: { id: DestinationId; name: string }[] = [
  { id: 'crm', name: 'CRM' },
  { id: 'calendario', name: 'Calendario' },
  { id: 'documento', name: 'Documento' },
  { id: 'cliente', name: 'Cliente' },
];

export const networkMap = {
  label: 'Mappa delle automazioni: da dove arriva una richiesta e dove la portiamo',
  from: 'da',
  to: 'a',
  interchange: 'qui interviene una persona',
} as const;

/** The requests that the map carries, and the examples that a visitor's own is held against: `run` in each solution's content. */
export const mapRuns = {
  legend: 'Fai partire una richiesta',
  /** Which solution's request stands finished when the page opens, and whether the home offers a line's request. */
  first: 'voicebot-intelligente',
  /** Hands on to a person what no example is near. */
  fallback: 'chatbot-multicanale',
  own: {
    label: 'Oppure scrivila tu',
    hint: 'Non parte da sola: la ritrovi nel modulo e puoi toglierla.',
    maxLength: 48,
    button: 'Falla partire',
    /** What happens on the line. */
    answer: 'l’AI risponde',
    /** The same, and what an assistant says, where no example is near. */
    handedOver: {
      answer: 'a una persona',
      reply:
        'Sono l’assistente virtuale: questa non la so, e non tiro a indovinare. La passo a una persona, che la legge con le tue parole e ti richiama.',
    },
    /** Said to those who do not see it run. */
    taken: 'Esempio di risposta, {service}: {reply}',
  },
  example: 'Esempio',
  note: {
    /** By the form and in the request, which is quoted in a mail: `{service}` is a solution's name, `{request}` what was tried. */
    text: 'Hai provato «{request}» con il servizio {service}.',
    sent: 'Ha provato “{request}” con il servizio {service}.',
    why: 'Lo leggiamo insieme alla tua richiesta.',
    remove: 'Togli',
  },
} as const;
