/** The few words that previews of a product say of themselves. */
export const previewWords = {
  crm: 'Dal CRM',
  composer: 'Scrivi un messaggio',
  brief: 'Brief',
  from: 'Da',
  subject: 'Oggetto',
  captions: 'Sottotitoli',
  settings: 'Impostazioni',
  /** On every synthetic video, in its own language: art. 50(4) of the AI Act. */
  aiVideo: {
    it: 'Video generato con l’AI',
    en: 'AI-generated video',
    de: 'Mit KI erzeugtes Video',
    fr: 'Vidéo générée par l’IA',
  },
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
