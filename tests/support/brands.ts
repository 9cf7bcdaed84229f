import { readFileSync } from 'node:fs';
import type shipped from '@/content/brand.json';

// from the disk, for tests put these two in place of the module
const own: typeof shipped = JSON.parse(readFileSync('content/brand.json', 'utf8'));

/** A brand file whose owner has said everything. */
export const filled = {
  ...own,
  demoTelephone: '+39 02 8765 4321',
  demoWhatsapp: '+39 333 765 4321',
  about: {
    town: 'Lecco',
    phoneHours: 'dal lunedì al venerdì, 9–18',
    people: [
      {
        name: 'Anna Colombo',
        role: 'voicebot e CRM',
        sentence: 'Leggo ogni richiesta, poi ti chiamo io.',
        portrait: null,
      },
      { name: 'Pietro Sala', role: 'preventivi e documenti', sentence: null, portrait: null },
    ],
  },
  customers: [
    {
      name: 'Serramenti Rota, Lecco',
      work: 'voicebot e preventivi',
      quote: 'Il sabato non richiamo più nessuno: l’agenda è già piena.',
      by: 'Carla Rota, titolare',
      hospitality: false,
    },
    {
      name: 'Locanda del Glicine, Varenna',
      work: 'chatbot in quattro lingue',
      quote: null,
      by: null,
      hospitality: true,
    },
  ],
  offer: {
    quoteDays: 3,
    smallCase: 'Chatbot sul sito, 300 conversazioni al mese: 600 € e 90 € al mese, più IVA.',
    pilot: 'Un mese con un solo canale: 290 € più IVA, scalati se continui.',
  },
  hospitality: {
    startingPrice: 'Da 80 € al mese, più IVA, fino a 20 camere.',
    example: 'B&B di 6 camere: 400 € per l’attivazione e 120 € al mese, più IVA.',
    closedMonths: 'Si sospende con un’email: 20 € al mese, più IVA.',
    testedSystems: ['Mews', 'Scidoo', 'Slope'],
  },
};

/** One whose owner has said nothing that can wait. */
export const empty = {
  ...own,
  demoTelephone: null,
  demoWhatsapp: null,
  about: { town: '[Comune]', phoneHours: '[Orari]', people: [] },
  customers: [],
  offer: { quoteDays: null, smallCase: null, pilot: null },
  hospitality: { startingPrice: null, example: null, closedMonths: null, testedSystems: [] },
};
