import { facts } from '@/content/facts';
import type { HospitalityContent } from '@/content/types';

/** The figures on the board. */
export const statistics: HospitalityContent['statistics'] = {
  title: 'Cosa promettiamo, e a cosa puntiamo.',
  figures: [
    {
      kind: 'result',
      value: facts.repetitiveCallsLess.text,
      label: 'di chiamate ripetitive in meno',
      basis: 'tra quelle su domande già previste',
      meaning: `Riguarda solo le chiamate su domande che il voicebot conosce (orari, Wi-Fi, parcheggio, colazione): ${facts.repetitiveCallsLess.ofHundred} non arrivano più alla reception. Sul totale delle telefonate il calo è minore.`,
      evidence: null,
    },
    {
      kind: 'promise',
      value: facts.open,
      label: 'assistenza agli ospiti',
      basis: 'con un tuo reperibile per le urgenze',
      meaning:
        'Chi svegliare, e per quali urgenze, lo decidi tu: tutto il resto lo trovi scritto la mattina.',
    },
    {
      kind: 'promise',
      value: facts.guestReply.short,
      label: 'tempo di risposta',
      basis: 'ai messaggi su domande previste',
      meaning:
        `Dal messaggio dell’ospite alla prima risposta utile. Più dei ${facts.chatbotReply.text} del chatbot, perché prima si legge la prenotazione. Quando deve decidere una persona, l’ospite sa subito chi gli risponderà e quando.`,
    },
    {
      kind: 'result',
      value: facts.guestSatisfaction.text,
      label: 'soddisfazione degli ospiti',
      basis: 'contando i giudizi ottimi sulla rapidità di risposta',
      meaning: `Quanti ospiti danno il voto più alto alla rapidità di risposta, rispetto a prima dell’attivazione: dove erano 20 su 100, diventano ${facts.guestSatisfaction.after(20)}. Chi risponde già in fretta ha meno margine.`,
      evidence: null,
    },
    {
      kind: 'promise',
      value: facts.hospitalityReady.short,
      label: 'per l’attivazione',
      basis: 'da quando abbiamo testi e accessi',
      meaning: `Il collegamento al gestionale dipende da chi lo produce e ha un calendario a parte.`,
    },
  ],
};
