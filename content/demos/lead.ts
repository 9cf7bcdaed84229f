import { facts } from '@/content/facts';
import type { FunnelScript } from './types';

const guide = {
  afterMs: 1400,
  day: 1,
  channel: 'Email',
  brief: '«Ecco la guida. Se hai tre minuti, leggi pagina 4.»',
  text: 'Ciao Marta, sono l’assistente virtuale dei serramenti: ecco la guida che hai chiesto. Se hai tre minuti, leggi pagina 4.',
};
const glazing = {
  afterMs: 3000,
  day: 6,
  channel: 'Email',
  brief: '«Doppio o triplo vetro? I due casi, con i prezzi.»',
  text: 'Doppio o triplo vetro? Abbiamo messo i due casi a confronto, con i prezzi.',
};
/** Where nobody keeps the thread. */
const silence = {
  channel: 'Nessun altro messaggio',
  text: 'Marta ci sta ancora pensando. Qualcun altro, intanto, le ha scritto.',
};

export const leadDemo: FunnelScript = {
  kind: 'funnel',
  axes: [
    {
      id: 'budget',
      legend: 'Budget per gli annunci, al mese',
      options: [
        { id: '1000', label: '1.000\u00a0€' },
        { id: '2000', label: '2.000\u00a0€' },
        { id: '3000', label: '3.000\u00a0€' },
        { id: '5000', label: '5.000\u00a0€' },
      ],
    },
    {
      id: 'risposta',
      legend: 'Quando rispondi',
      options: [
        { id: 'subito', label: `Entro ${facts.voicebotCall.text}` },
        { id: 'ora', label: 'Dopo un’ora' },
        { id: 'domani', label: 'Il giorno dopo' },
      ],
    },
    {
      id: 'nurturing',
      legend: 'Chi ci pensa su riceve',
      options: [
        { id: 'tutto', label: 'Email e WhatsApp' },
        { id: 'email', label: 'Solo email' },
        { id: 'niente', label: 'Niente' },
      ],
    },
  ],
  scenes: [
    {
      when: { nurturing: 'tutto' },
      outcome: 'giorni con Marta',
      messages: [
        guide,
        glazing,
        {
          afterMs: 3200,
          day: 14,
          channel: 'WhatsApp',
          text: 'Ciao Marta, ancora l’assistente virtuale: come hai chiesto, ti scrivo qui. Lunedì un collega è nella tua zona: se vuoi passa anche da te, le misure sono gratuite. Va bene alle 17:30?',
        },
        {
          afterMs: 4200,
          day: 14,
          channel: 'Risposta di Marta',
          brief: '«ok lunedì va bene, dopo le 17:30»',
          text: 'ok lunedì va bene ma non prima delle 17:30 che esco dal lavoro. sono 6 finestre + una portafinestra',
        },
        {
          afterMs: 3600,
          day: 17,
          channel: 'Paolo',
          from: 'human',
          brief: '«Oggi vengo io. Ho già in nota le 6 finestre.»',
          text: 'Ciao Marta, sono Paolo, oggi vengo io. Ho già in nota le 6 finestre e la portafinestra.',
        },
      ],
    },
    {
      when: { nurturing: 'email' },
      outcome: 'giorni, e Marta ci pensa ancora',
      messages: [
        guide,
        glazing,
        { afterMs: 3600, day: 17, ...silence },
      ],
    },
    {
      when: { nurturing: 'niente' },
      outcome: 'giorni, e Marta ci pensa ancora',
      messages: [
        guide,
        { afterMs: 3600, day: 17, ...silence },
      ],
    },
  ],
};

/** What is assumed of each choice, in percent: no statistics, numbers to start from. */
export const funnelRates: Record<string, number> = {
  subito: facts.callsAnswered.percent,
  ora: 50,
  domani: 30,
  tutto: 30,
  email: 20,
  niente: 10,
};

/** What a contact costs, assumed too. */
export const costPerLeadEuros = 25;

export const funnelWords = {
  each: (cost: string) => `${cost} l’uno`,
  /** After the number of people. */
  stages: {
    leads: { one: () => 'lascia i dati', other: () => 'lasciano i dati' },
    reached: { one: () => 'risponde', other: () => 'rispondono' },
    meetings: { one: () => 'fissa l’incontro', other: () => 'fissano l’incontro' },
  },
} as const;
