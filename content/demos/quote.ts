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
  priceList: [
    ['Targa in ottone', '240,00'],
    ['Insegna a LED', '1.750,00'],
    ['Vetrofania', '320,00'],
    ['Montaggio e pratica', '660,00'],
  ],
  listed: '2.410,00\u00a0€',
  total: '2.289,50\u00a0€',
  request: { afterMs: 500, time: '12:51:00', text: '«Mi dite un prezzo oggi?»' },
  took: { time: '12:51:09', text: '9\u00a0secondi' },
  granted: 'Renato, il titolare: sì al 5%',
  steps: [
    step(1400, '12:51 Preventivo pronto: Righe dal listino, in 9\u00a0secondi.'),
    step(2600, '12:58 Approvato e inviato: Il 5% lo concede Renato, il titolare.'),
    step(3000, '13:20 Link aperto: Dal telefono. Alle 17:30 parte un promemoria.'),
    step(2600, '18:04 Firmato: Contratto archiviato, acconto da fatturare.'),
  ],
};
