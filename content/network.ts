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

/** The home's first screen: each solution's example, to choose from (`run` in its content). */
export const mapRuns = {
  /** Which solution's request stands answered when the page opens. */
  first: 'chatbot-multicanale',
  legend: 'Scegli una richiesta e guarda chi risponde',
  note: {
    /** By the form and in the request, which is quoted in a mail: `{service}` is a solution's name, `{request}` what was tried. */
    text: 'Hai provato «{request}» con il servizio {service}.',
    sent: 'Ha provato “{request}” con il servizio {service}.',
    why: 'Lo leggiamo insieme alla tua richiesta.',
    remove: 'Togli',
  },
} as const;
