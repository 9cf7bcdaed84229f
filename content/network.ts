import type { DestinationId, SourceId } from './types';

/** The stations of the home's network map, in drawing order. */
export const sources: { id: SourceId; name: string }[] = [
  { id: 'sito', name: 'Sito web' },
  { id: 'whatsapp', name: 'WhatsApp' },
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
