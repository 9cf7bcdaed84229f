import type { DestinationId, SourceId } from './types';

/** The stations of the home's network map, in the order in which its rows stand: by where they start, then by where they end. */
export const sources: { id: SourceId; name: string }[] = [
  { id: 'whatsapp', name: 'WhatsApp' },
  { id: 'telefono', name: 'Telefono' },
  { id: 'sito', name: 'Sito web' },
  { id: 'email', name: 'Email' },
];

export const destinations: { id: DestinationId; name: string }[] = [
  { id: 'crm', name: 'CRM' },
  { id: 'calendario', name: 'Calendario' },
  { id: 'cliente', name: 'Cliente' },
  { id: 'documento', name: 'Documento' },
];

export const networkMap = {
  label: 'Mappa delle automazioni: da dove arriva una richiesta e dove la portiamo',
  from: 'da',
  to: 'a',
} as const;

/** The field of the home's first screen, and the examples that a visitor's question is held against: `run` in each solution's content. */
export const mapRuns = {
  /** Which solution's request stands answered when the page opens, and whether the home offers a line's request. */
  first: 'chatbot-multicanale',
  /** Hands on to a person what no example is near. */
  fallback: 'chatbot-multicanale',
  legend: 'Domande d’esempio',
  or: 'Oppure:',
  own: {
    label: 'La domanda di un tuo cliente',
    hint: 'Non parte da sola: la ritrovi nel modulo e puoi toglierla.',
    maxLength: 80,
    button: 'Riparti',
    /** Beside the name of who answers, for it is made up. */
    example: 'Esempio',
    /** What the person says who can take the conversation over. */
    person: 'Ho già davanti domanda e risposta: se serve, continuo io.',
    /** What happens at the destination, after its name. */
    arrival: 'tutto resta scritto, con l’ora.',
    /** What is said where no example is near; `{person}` is the fallback's. */
    handedOver: {
      reply: 'Questa non la so, e non tiro a indovinare: la passo a {person}.',
      person: 'Ho letto la domanda, parola per parola: richiamo io.',
    },
    /** Said to those who do not see it run. */
    taken: 'Esempio di risposta, {service}: {reply}',
  },
  note: {
    /** By the form and in the request, which is quoted in a mail: `{service}` is a solution's name, `{request}` what was tried. */
    text: 'Hai provato «{request}» con il servizio {service}.',
    sent: 'Ha provato “{request}” con il servizio {service}.',
    why: 'Lo leggiamo insieme alla tua richiesta.',
    remove: 'Togli',
  },
} as const;
