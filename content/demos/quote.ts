import type { QuoteScript } from './types';

export const quoteDemo: QuoteScript = {
  kind: 'quote',
  number: 'n. 2026/0147',
  customer: 'Panificio Bellini snc',
  /** With VAT, and the discount that the second step speaks of. */
  total: '2.793,19\u00a0€',
  steps: [
    {
      afterMs: 500,
      time: '12:51',
      event: 'Preventivo pronto',
      text: '«Apriamo il 12 dicembre, mi dite un prezzo oggi?» Compilato dal listino.',
    },
    {
      afterMs: 2600,
      time: '12:58',
      event: 'Approvato e inviato',
      text: 'Sconto del 5% approvato da Renato, il titolare.',
    },
    {
      afterMs: 2600,
      time: '13:20',
      event: 'Link aperto',
      text: 'Dal telefono. Alle 17:30 un promemoria: «Dubbi sulle misure? Rispondi qui».',
    },
    {
      afterMs: 3600,
      time: '18:04',
      event: 'Firmato',
      text: 'Contratto archiviato, acconto da fatturare.',
    },
  ],
};
