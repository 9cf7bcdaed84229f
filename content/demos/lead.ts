import { facts } from '@/content/facts';
import { axis, parse } from './lines';
import type { FunnelScript } from './types';

/** A message of a day: `6 Email: text | its few words`. */
const message = (afterMs: number, line: `${number} ${string}: ${string}`) => {
  const { time, author: channel, ...words } = parse(line);
  return { afterMs, day: Number(time), channel, ...words };
};

const guide = message(1400, '1 Email: Ciao Marta, sono l’assistente virtuale dei serramenti: ecco la guida che hai chiesto. Se hai tre minuti, leggi pagina 4. | «Ecco la guida. Se hai tre minuti, leggi pagina 4.»');
const glazing = message(3000, '6 Email: Doppio o triplo vetro? Abbiamo messo i due casi a confronto, con i prezzi. | «Doppio o triplo vetro? I due casi, con i prezzi.»');
/** Where nobody keeps the thread. */
const silence = message(3600, '17 Nessun altro messaggio: Marta ci sta ancora pensando. Qualcun altro, intanto, le ha scritto.');

export const leadDemo: FunnelScript = {
  kind: 'funnel',
  axes: [
    axis('budget: Budget per gli annunci, al mese',
      '1000: 1.000\u00a0€', '2000: 2.000\u00a0€', '3000: 3.000\u00a0€', '5000: 5.000\u00a0€'),
    axis('risposta: Quando rispondi',
      `subito: Entro ${facts.voicebotCall.text}`, 'ora: Dopo un’ora', 'domani: Il giorno dopo'),
    axis('nurturing: Chi ci pensa su riceve',
      'tutto: Email e WhatsApp', 'email: Solo email', 'niente: Niente'),
  ],
  scenes: [
    {
      when: { nurturing: 'tutto' },
      outcome: 'giorni con Marta',
      messages: [
        guide,
        glazing,
        message(3200, '14 WhatsApp: Ciao Marta, ancora l’assistente virtuale: come hai chiesto, ti scrivo qui. Lunedì un collega è nella tua zona: se vuoi passa anche da te, le misure sono gratuite. Va bene alle 17:30?'),
        message(4200, '14 Risposta di Marta: ok lunedì va bene ma non prima delle 17:30 che esco dal lavoro. sono 6 finestre + una portafinestra | «ok lunedì va bene, dopo le 17:30»'),
        { ...message(3600, '17 Paolo: Ciao Marta, sono Paolo, oggi vengo io. Ho già in nota le 6 finestre e la portafinestra. | «Oggi vengo io. Ho già in nota le 6 finestre.»'), from: 'human' },
      ],
    },
    {
      when: { nurturing: 'email' },
      outcome: 'giorni, e Marta ci pensa ancora',
      messages: [guide, glazing, silence],
    },
    {
      when: { nurturing: 'niente' },
      outcome: 'giorni, e Marta ci pensa ancora',
      messages: [guide, silence],
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
