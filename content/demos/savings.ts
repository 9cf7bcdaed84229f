import { facts } from '@/content/facts';
import type { AskedField, NumberField } from './types';

const percent = { unit: '%', decimals: 2, min: 0, max: 10_000 } as const;

/** What is asked. Values are whole numbers of the smallest unit: tenths of an hour, cents, hundredths of a percent. */
export const savingsFields = {
  hours: {
    id: 'ore', label: 'Ore a settimana in lavori ripetitivi, sommando tutte le persone',
    unit: 'h', spoken: { one: (hours: string) => `${hours} ora`, other: (hours: string) => `${hours} ore` },
    initial: String(facts.repetitiveHours.count), decimals: 1, min: 0, max: 10_000, slider: { to: 80, step: 1 },
  },
  cost: {
    id: 'costo', label: 'Quanto ti costa un’ora',
    unit: '€', initial: '22', decimals: 2, min: 0, max: 100_000, slider: { to: 80, step: 1 },
  },
} as const satisfies Record<string, AskedField>;

/** What is assumed, to be corrected by whoever knows better. */
export const assumptionFields = {
  weeks: {
    id: 'settimane', label: 'Settimane lavorate in un anno',
    unit: 'sett.', initial: '46', decimals: 0, min: 1, max: 52,
  },
  low: { id: 'quota-bassa', label: 'Lavoro automatizzabile, prudente', initial: '30', ...percent },
  base: {
    id: 'quota-base', label: 'Lavoro automatizzabile, base',
    initial: String(facts.automatable.percent), ...percent,
  },
  high: { id: 'quota-alta', label: 'Lavoro automatizzabile, ottimista', initial: '60', ...percent },
} as const satisfies Record<string, NumberField>;

export const savingsWords = {
  asked: 'I tuoi numeri',
  assumed: 'Le ipotesi e la formula',
  assumptions: 'Le ipotesi',
  assumedNote: 'Non sono statistiche: sono punti di partenza ragionati.',
  /** After the year's figure: of how many hours that come free in a week, and what it leaves out. */
  year: {
    one: (hours: string) => `circa all’anno: ${hours} ora a settimana che torna libera. Da togliere: attivazione, canone, consumi.`,
    other: (hours: string) => `circa all’anno: ${hours} ore a settimana che tornano libere. Da togliere: attivazione, canone, consumi.`,
  },
  /** On the band: what there is in a week, and what is left of it. */
  weekly: {
    one: (hours: string) => `${hours} ora a settimana`,
    other: (hours: string) => `${hours} ore a settimana`,
  },
  left: {
    one: (hours: string) => `${hours} resta da fare`,
    other: (hours: string) => `${hours} restano da fare`,
  },
  estimate: 'Stima al mese',
  outlook: { low: 'Prudente', base: 'Base', high: 'Ottimista' },
  hours: {
    one: (hours: string) => `${hours} ora liberata`,
    other: (hours: string) => `${hours} ore liberate`,
  },
  formula: 'Ore al mese = ore a settimana × parte automatizzabile × settimane ÷ 12. Valore = ore al mese × costo di un’ora.',
  send: 'Aggiungi la stima alla richiesta',
  sent: 'Fatto: la stima è nel modulo, in «Cosa vorresti fare?».',
  alreadySent: 'La tua richiesta è già partita: dicci la stima quando ti contattiamo.',
  missing: 'Il calcolo non si è caricato.',
  reload: 'Ricarica la pagina',
  unsound: 'Sistema i campi segnalati e la stima si aggiorna.',
  note: (weekly: string, cost: string, low: string, base: string, high: string) =>
    `Stima dal calcolatore: ${weekly} a settimana in lavori ripetitivi a ${cost} l’ora. Risparmio stimato al mese: ${low} (prudente), ${base} (base), ${high} (ottimista).`,
} as const;

/** What is said of a number that cannot be taken. */
export const numberFaults = {
  empty: 'Scrivi un numero.',
  malformed: 'Scrivi un numero, come 12 o 12,5.',
  negative: 'Non può essere negativo.',
  notWhole: 'Scrivi un numero intero.',
  tooPrecise: {
    one: (decimals: string) => `Al massimo ${decimals} decimale.`,
    other: (decimals: string) => `Al massimo ${decimals} decimali.`,
  },
  tooLarge: (max: string) => `Al massimo ${max}.`,
  tooSmall: (min: string) => `Almeno ${min}.`,
} as const;
