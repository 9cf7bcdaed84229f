import type { QuoteScript } from './types';

export const quoteDemo: QuoteScript = {
  kind: 'quote',
  quote: {
    number: 'n. 2026/0147',
    date: '19/11/2026',
    customer: 'Panificio Bellini snc',
    items: [
      {
        description: 'Insegna luminosa a LED, 300\u00a0×\u00a080\u00a0cm',
        quantity: 1,
        unitCents: 148000,
      },
      { description: 'Vetrofania su misura per vetrina', quantity: 2, unitCents: 16500 },
      { description: 'Sopralluogo e montaggio con piattaforma', quantity: 1, unitCents: 42000 },
      { description: 'Pratica per l’autorizzazione comunale', quantity: 1, unitCents: 18000 },
    ],
    discountPercent: 5,
    vatPercent: 22,
  },
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

export const quoteWords = {
  fold: 'Cambia il preventivo: voci, sconto, IVA',
  line: (number: number) => `Voce ${number}`,
  description: 'Descrizione',
  quantity: 'Quantità',
  price: 'Prezzo unitario',
  amount: 'Importo',
  add: 'Aggiungi una voce',
  full: 'Dodici voci bastano per una simulazione.',
  remove: (number: number) => `Togli la voce ${number}`,
  removeShort: 'Togli',
  newItem: 'Nuova voce',
  customer: 'Cliente',
  discount: 'Sconto, %',
  vat: 'IVA, %',
  reset: 'Ricomincia',
  print: 'Stampa o salva in PDF',
  uncounted: 'Finché non la correggi, questa voce resta fuori dal totale.',
  unsound: 'Prima di stampare, sistema i campi segnalati.',
  noItems: 'Aggiungi almeno una voce.',
  signedOn: (day: string) => `Per accettazione. Firmato il ${day}`,
  totalAnnounced: (total: string) => `Totale ${total}.`,
  disclaimer: 'Simulazione: documento di prova, senza valore contrattuale.',
  fileName: 'Preventivo 2026-0147',
} as const;

/** What is said of an input that cannot be taken. */
export const quoteFaults = {
  description: 'Scrivi cosa vendi.',
  quantity: {
    empty: 'Scrivi una quantità.',
    malformed: 'Scrivi un numero intero, come 3.',
    negative: 'La quantità non può essere negativa.',
    tooPrecise: 'Scrivi un numero intero, come 3.',
    tooLarge: 'Al massimo 9.999 pezzi.',
    tooSmall: 'Almeno un pezzo.',
  },
  price: {
    empty: 'Scrivi un prezzo.',
    malformed: 'Scrivi l’importo così: 1.234,50.',
    negative: 'Il prezzo non può essere negativo. Per togliere qualcosa usa lo sconto.',
    tooPrecise: 'Al massimo due decimali: i centesimi.',
    tooLarge: 'Al massimo 1.000.000\u00a0€ a pezzo.',
    tooSmall: 'Il prezzo non può essere negativo.',
  },
  percent: {
    empty: 'Scrivi una percentuale, oppure 0.',
    malformed: 'Scrivi una percentuale, come 5 o 12,5.',
    negative: 'La percentuale non può essere negativa.',
    tooPrecise: 'Al massimo due decimali.',
    tooLarge: 'La percentuale non può superare il 100%.',
    tooSmall: 'La percentuale non può essere negativa.',
  },
} as const;
