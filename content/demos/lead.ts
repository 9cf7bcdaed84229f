import { facts } from '@/content/facts';
import type { FunnelScript, NumberField } from './types';

const percent = { unit: '%', decimals: 2, min: 0, max: 10_000 } as const;

export const leadDemo: FunnelScript = {
  kind: 'funnel',
  axes: [
    {
      id: 'budget',
      legend: 'Budget per gli annunci, al mese',
      control: 'slider',
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
  messages: [
    {
      day: 'Giorno 1',
      channel: 'Email',
      text: 'Ciao Marta, sono l’assistente virtuale dei serramenti: ecco la guida che hai chiesto. Se hai tre minuti, leggi pagina 4.',
      nurturing: ['tutto', 'email', 'niente'],
    },
    {
      day: 'Giorno 6',
      channel: 'Email',
      text: 'Doppio o triplo vetro? Abbiamo messo i due casi a confronto, con i prezzi.',
      nurturing: ['tutto', 'email'],
    },
    {
      day: 'Giorno 14',
      channel: 'WhatsApp',
      text: 'Ciao Marta, ancora l’assistente virtuale: come hai chiesto, ti scrivo qui. Lunedì un collega è nella tua zona: se vuoi passa anche da te, le misure sono gratuite. Va bene alle 17:30?',
      nurturing: ['tutto'],
    },
    {
      day: 'Giorno 14',
      channel: 'Risposta di Marta',
      text: 'ok lunedì va bene ma non prima delle 17:30 che esco dal lavoro. sono 6 finestre + una portafinestra',
      nurturing: ['tutto'],
    },
    {
      day: 'Giorno 17',
      channel: 'WhatsApp, da Paolo',
      text: 'Ciao Marta, sono Paolo, oggi vengo io. Ho già in nota le 6 finestre e la portafinestra.',
      nurturing: ['tutto'],
    },
  ],
};

/** What is assumed for each choice, in hundredths of a percent and cents; every one can be changed. */
export const funnelFields = {
  costPerLead: {
    id: 'costo-lead',
    label: 'Costo di un contatto',
    unit: '€',
    initial: '25',
    decimals: 2,
    min: 1,
    max: 1_000_000,
  },
  subito: {
    id: 'raggiunti-subito',
    label: `Raggiunti, entro ${facts.voicebotCall.text}`,
    initial: String(facts.callsAnswered.percent),
    ...percent,
  },
  ora: { id: 'raggiunti-ora', label: 'Raggiunti, dopo un’ora', initial: '50', ...percent },
  domani: { id: 'raggiunti-domani', label: 'Raggiunti, il giorno dopo', initial: '30', ...percent },
  tutto: { id: 'incontri-tutto', label: 'Incontri, email e WhatsApp', initial: '30', ...percent },
  email: { id: 'incontri-email', label: 'Incontri, solo email', initial: '20', ...percent },
  niente: { id: 'incontri-niente', label: 'Incontri, senza messaggi', initial: '10', ...percent },
} as const satisfies Record<string, NumberField>;

export const funnelWords = {
  stages: {
    leads: {
      name: { one: () => 'Lascia i dati', other: () => 'Lasciano i dati' },
      text: 'Il budget diviso per il costo di un contatto',
    },
    reached: {
      name: { one: () => 'Risponde', other: () => 'Rispondono' },
      text: 'Dipende da quanto li fai aspettare',
    },
    meetings: {
      name: { one: () => 'Fissa l’incontro', other: () => 'Fissano l’incontro' },
      text: 'Dipende da chi tiene il filo, mentre ci pensano',
    },
  },
  cost: (cost: string) => `Ogni incontro ti costa ${cost}`,
  noMeeting: 'Così non fissi nessun incontro',
  estimate: 'Stima',
  assumed: 'Cambia le ipotesi',
  assumptions: 'Le ipotesi della stima',
  assumedNote: 'Non sono statistiche: sono numeri d’esempio. Metti i tuoi e guarda cosa cambia.',
  told: {
    leads: {
      one: (n: string) => `${n} lascia i dati`,
      other: (n: string) => `${n} lasciano i dati`,
    },
    reached: { one: (n: string) => `${n} risponde`, other: (n: string) => `${n} rispondono` },
    meetings: {
      one: (n: string) => `${n} fissa l’incontro`,
      other: (n: string) => `${n} fissano l’incontro`,
    },
  },
  lost: 'Marta ci sta ancora pensando. Qualcun altro, intanto, le ha scritto.',
} as const;
