import { fieldNames } from '@/content/contact';

/** The words of the requests' CSV, as the agency's spreadsheet shows them. */
export const leadCsv = {
  columns: {
    id: 'Numero',
    receivedAt: 'Ricevuta il',
    status: 'Stato',
    stage: 'Esito',
    page: 'Pagina',
    ...fieldNames,
    deliveredAt: 'Consegnata il',
    promise: 'Promessa',
    doubts: 'Da verificare',
    landing: 'Prima pagina',
    cta: 'Ha premuto',
    cta_page: 'Pulsante della pagina',
    referrer: 'Sito di provenienza',
    utm_source: 'Campagna: sorgente',
    utm_medium: 'Campagna: mezzo',
    utm_campaign: 'Campagna: nome',
  },
  status: {
    held: 'trattenuta',
    accepted: 'ricevuta',
    pending: 'in consegna',
    delivered: 'consegnata',
    dead_letter: 'non consegnata',
  },
} as const;
