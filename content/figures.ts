import { facts } from '@/content/facts';
import { capital } from '@/content/number-words';
import type { Figure } from '@/content/types';

/** Figures that more than one page shows: each stands here once. */

export const leadsGenerated: Figure = {
  kind: 'result',
  value: facts.leadsGenerated.text,
  label: 'lead generati',
  basis: 'rispetto ai mesi senza campagne',
  meaning: `Quante richieste di contatto arrivano in un mese con le campagne attive, rispetto alla media dei mesi senza: dove prima erano 100, ora sono ${facts.leadsGenerated.after(100)}. Chi fa già campagne curate parte più in alto e cresce meno.`,
  evidence: null,
};

export const hoursSaved: Figure = {
  kind: 'result',
  value: facts.hoursSaved.short,
  label: 'risparmiate ogni settimana',
  basis: `su ${facts.repetitiveHours.text} di lavori ripetitivi, tra tutte le persone`,
  meaning: `Ore di lavoro ripetitivo che il sistema si prende, sommando tutte le persone dell’azienda. È il valore che dà il nostro calcolatore con ${facts.repetitiveHours.text} a settimana e il ${facts.automatable.text} di lavoro automatizzabile: metti i tuoi numeri e vedi i tuoi.`,
  evidence: null,
};

export const alwaysOn: Figure = {
  kind: 'promise',
  value: facts.open,
  label: 'risposte ai tuoi clienti',
  basis: 'anche di notte e nei festivi',
  meaning:
    'Il sistema è acceso a ogni ora. Quando serve una persona e non c’è nessuno, lo dice, prende nota e ti passa la richiesta alla riapertura.',
};

export const chatbotReady: Figure = {
  kind: 'promise',
  value: facts.chatbotReady.short,
  label: 'e il chatbot è operativo',
  basis: 'da quando abbiamo testi e accessi',
  meaning: `${capital(facts.chatbotReady.spoken)} dal momento in cui abbiamo le informazioni da dare ai clienti e gli accessi ai canali. Le verifiche di Meta sui numeri WhatsApp nuovi hanno tempi loro.`,
};
