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
    tracking: [
      {
        time: '12:51',
        event: 'Email del cliente: «apriamo il 12 dicembre, mi dite un prezzo oggi?»',
      },
      { time: '12:51', event: 'Preventivo compilato dal listino' },
      { time: '12:58', event: 'Sconto del 5% approvato da Renato, il titolare' },
      { time: '12:58', event: 'Inviato a forno.bellini@esempio.it' },
      { time: '13:20', event: 'Link aperto dal telefono' },
      { time: '17:30', event: 'Promemoria automatico: «Dubbi sulle misure? Rispondi qui»' },
      { time: '17:46', event: 'Link aperto di nuovo' },
      { time: '18:04', event: 'Firmato. Contratto archiviato, acconto da fatturare' },
    ],
  },
};

export const quoteWords = {
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
  pending: 'In attesa',
  unsigned: 'Manca solo la tua firma',
  discount: 'Sconto, %',
  reset: 'Ricomincia',
  print: 'Stampa o salva in PDF',
  uncounted: 'Finché non la correggi, questa voce resta fuori dal totale.',
  unsound: 'Prima di stampare, sistema i campi segnalati.',
  noItems: 'Aggiungi almeno una voce.',
  signature: {
    title: 'Per accettazione',
    pad: 'Firma qui con il dito, con la penna o con il mouse',
    typed: 'Oppure scrivi il tuo nome',
    clear: 'Cancella la firma',
    signedOn: (day: string) => `Firmato il ${day}`,
    announced: 'Firma registrata.',
    cleared: 'Firma cancellata.',
  },
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
  discount: {
    empty: 'Scrivi uno sconto, oppure 0.',
    malformed: 'Scrivi una percentuale, come 5 o 12,5.',
    negative: 'Lo sconto non può essere negativo.',
    tooPrecise: 'Al massimo due decimali.',
    tooLarge: 'Lo sconto non può superare il 100%.',
    tooSmall: 'Lo sconto non può essere negativo.',
  },
} as const;
