import { facts } from '@/content/facts';
import type { Figure } from '@/content/types';

/** Figures that more than one page shows: each stands here once. */

export const leadsGenerated: Figure = {
  kind: 'result',
  value: facts.leadsGenerated.text,
  label: 'lead generati',
  basis: 'obiettivo, rispetto ai mesi senza campagne',
  meaning: `Vuol dire averne ${facts.leadsGenerated.after(100)} dove ne arrivano 100 al mese. Chi fa già campagne curate parte più in alto e cresce meno.`,
  evidence: null,
};

export const hoursSaved: Figure = {
  kind: 'result',
  value: facts.hoursSaved.short,
  label: 'risparmiate ogni settimana',
  basis: `stima: il ${facts.automatable.text} di ${facts.repetitiveHours.text} di lavori ripetitivi, sommando tutte le persone`,
  meaning: `È quello che dà il calcolatore della home con ${facts.repetitiveHours.text} a settimana e il ${facts.automatable.text} di lavoro automatizzabile. Metti i tuoi numeri e vedi i tuoi.`,
  evidence: null,
};

export const alwaysOn: Figure = {
  kind: 'promise',
  value: facts.open,
  label: 'risposte ai tuoi clienti',
  basis: 'anche di notte e nei festivi',
  meaning:
    'Se serve una persona e non c’è, il sistema lo dice, prende nota e ti passa la richiesta alla riapertura.',
};

export const chatbotReady: Figure = {
  kind: 'promise',
  value: facts.chatbotReady.short,
  label: 'e il chatbot è operativo',
  basis: 'da quando abbiamo testi e accessi',
  meaning: 'Le verifiche di Meta sui numeri WhatsApp nuovi hanno tempi loro.',
};
