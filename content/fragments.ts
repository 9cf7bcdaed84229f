/** The few words that product fragments say of themselves. */
export const fragmentWords = {
  crm: 'Dal CRM',
  composer: 'Scrivi un messaggio',
  brief: 'Brief',
  from: 'Da',
  subject: 'Oggetto',
  captions: 'Sottotitoli',
  settings: 'Impostazioni',
  quote: {
    title: 'Preventivo',
    customer: 'Spettabile',
    columns: { description: 'Descrizione', quantity: 'Q.tà', price: 'Prezzo', amount: 'Importo' },
    discount: 'Sconto',
    taxable: 'Imponibile',
    vat: 'IVA',
    total: 'Totale',
  },
} as const;
