import { type Line, parse } from './lines';
import type { QuoteScript } from './types';

const step = (afterMs: number, line: Line) => {
  const { time, author: event, text } = parse(line);
  return { afterMs, time, event, text };
};

export const quoteDemo: QuoteScript = {
  kind: 'quote',
  number: 'n. 2026/0147',
  customer: 'Panificio Bellini snc',
  rows: [
    ['Insegna a LED', '1.750,00'],
    ['Montaggio e pratica', '660,00'],
    ['Sconto del 5%', '−120,50'],
  ],
  /** Of the rows. */
  total: '2.289,50\u00a0€',
  steps: [
    step(500, '12:51 Preventivo pronto: «Mi dite un prezzo oggi?» Righe dal listino.'),
    step(2600, '12:58 Approvato e inviato: Sconto del 5% approvato da Renato, il titolare.'),
    step(2600, '13:20 Link aperto: Dal telefono. Alle 17:30 un promemoria: «Dubbi sulle misure? Rispondi qui».'),
    step(3600, '18:04 Firmato: Contratto archiviato, acconto da fatturare.'),
  ],
};
