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
  interchange: 'interscambio: interviene una persona',
} as const;

/** The requests that the map carries: `run` in each solution's content. */
export const mapRuns = {
  legend: 'Fai partire una richiesta',
  /** Which solution's request stands finished when the page opens, and whether the home offers a line's request. */
  first: 'voicebot-intelligente',
  /** Takes what no line's words match. */
  fallback: 'chatbot-multicanale',
  own: {
    label: 'Oppure scrivila tu',
    hint: 'Resta in questa pagina: non la inviamo.',
    maxLength: 48,
    button: 'Falla partire',
    /** Said when a line has taken it; `{line}` is its code and name. */
    taken: 'La prende {line}.',
  },
  example: 'Esempio',
  note: {
    /** By the form and in the request: `{line}` is a code, `{request}` what got on there. */
    text: 'Sei arrivato con {line}, «{request}».',
    sent: 'Arrivato con {line}, «{request}».',
    why: 'Lo leggiamo insieme alla tua richiesta.',
    remove: 'Togli',
  },
} as const;
