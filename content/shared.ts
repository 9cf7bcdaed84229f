import { facts } from '@/content/facts';
import { capital } from '@/content/number-words';
import { offer } from '@/content/owner';
import type { Figure, Question } from '@/content/types';

// What more than one page says: each stands here once.

export const leadsGenerated: Figure = {
  kind: 'aim',
  value: facts.leadsGenerated,
  label: 'lead generati (nuovi contatti)',
  basis: 'rispetto ai mesi senza campagne',
  meaning: `Vuol dire averne ${facts.leadsGenerated.after(100)} dove ne arrivano 100 al mese. Chi fa già campagne curate parte più in alto e cresce meno.`,
  evidence: null,
};

export const hoursSaved: Figure = {
  kind: 'estimate',
  value: facts.hoursSaved,
  label: 'risparmiate ogni settimana',
  basis: `il ${facts.automatable.text} di ${facts.repetitiveHours.text} di lavori ripetitivi, sommando tutte le persone`,
  meaning: 'È il conto del calcolatore della home: con i tuoi numeri vedi le tue ore.',
  evidence: null,
};

export const alwaysOn: Figure = {
  kind: 'promise',
  value: { text: facts.open },
  label: 'risposte ai tuoi clienti',
  basis: 'anche di notte e nei festivi',
  meaning: 'Se serve una persona e non c’è, il sistema lo dice, prende nota e ti passa la richiesta alla riapertura.',
};

export const chatbotReady: Figure = {
  kind: 'promise',
  value: facts.chatbotReady,
  label: 'e il chatbot è operativo',
  basis: 'da testi e accessi; un numero WhatsApp nuovo aspetta Meta',
  meaning: 'Quanto aspetta, lo decide Meta.',
};

/** What every page that is asked for the contract answers. */
export const contractQuestion: Question = {
  question: 'Quanto dura il contratto? E se voglio smettere?',
  answer: 'Durata e preavviso sono nella proposta, prima della firma. Numeri, account e caselle sono intestati a te dal primo giorno. Se smetti ti consegniamo contatti, testi e descrizione dei flussi, poi cancelliamo le nostre copie.',
};

/** Words of the trade, explained in one way wherever a page first needs them. */
export const glossary = {
  lead: 'Il lead è chi lascia i suoi dati e potrebbe comprare.',
} as const;

/** Third parties' names and logos say what can be connected, and no more (art. 21 c.p.i.). */
export const trademarksNote =
  'Nomi e loghi sono dei rispettivi proprietari, con cui non siamo affiliati: lavoriamo con i loro strumenti, direttamente o tramite altri programmi.';

/** The first line of each page, while `brand.json` is the example. */
export const exampleNote = 'Sito di esempio: nomi, clienti e prezzi inventati.';

/** Over those who already work with the agency. */
export const customersTitle = 'Chi lavora già con noi.';

/** What is paid once, by the month and by use: each price is told in these three. */
export const priceLines = {
  activation: { title: 'Una volta sola, l’attivazione', text: 'testi, collegamenti, prove, formazione' },
  fee: { title: 'Ogni mese, il canone', text: 'uso e assistenza' },
  others: {
    title: 'A consumo, quello che va ad altri',
    text: 'messaggi WhatsApp, minuti di telefono, annunci',
  },
} as const;

/** Who is sold to, beside prices: consumers have rights of their own (art. 18–22 and 45 ff. Codice del consumo). */
export const buyers = 'per imprese e professionisti';

/** The words around `price`, the section of each solution that says what it costs. */
export const priceWords = {
  lead: `Il totale lo conosci prima di decidere: preventivo scritto, più IVA, ${offer.quoteBy ?? 'dopo la consulenza gratuita'}. ${capital(buyers)}.`,
  parts: 'Di cosa è fatto il prezzo',
  rows: {
    example: 'Un esempio',
    smallCase: 'Un caso piccolo',
    pilot: 'Per provare prima',
    quote: 'Quando arriva il preventivo',
  },
} as const;
