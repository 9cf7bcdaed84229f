import { facts } from '@/content/facts';
import type { NumberField, SavingsScript } from './types';

export const savingsDemo: SavingsScript = { kind: 'savings', short: true };

const percent = { unit: '%', decimals: 2, min: 0, max: 10_000 } as const;

/** What is asked. Values are whole numbers of the smallest unit: tenths of an hour, cents, hundredths of a percent. */
export const savingsFields = {
  hours: {
    id: 'ore',
    label: 'Ore a settimana in lavori ripetitivi, sommando tutte le persone',
    unit: 'h',
    initial: String(facts.repetitiveHours.count),
    decimals: 1,
    min: 0,
    max: 10_000,
  },
  cost: {
    id: 'costo',
    label: 'Quanto ti costa un’ora',
    unit: '€',
    initial: '22',
    decimals: 2,
    min: 0,
    max: 100_000,
  },
  leads: {
    id: 'lead',
    label: 'Lead al mese',
    unit: 'lead',
    initial: '40',
    decimals: 0,
    min: 0,
    max: 100_000,
  },
  conversion: { id: 'conversione', label: 'Quanti diventano clienti', initial: '10', ...percent },
  value: {
    id: 'valore',
    label: 'Quanto ti lascia un cliente',
    unit: '€',
    initial: '300',
    decimals: 2,
    min: 0,
    max: 100_000_000,
  },
} as const satisfies Record<string, NumberField>;

/** How far each slider goes, from nought, in the field's own unit; a field takes more than its slider does. */
export const savingsSliders = {
  hours: { to: 80, step: 1 },
  cost: { to: 80, step: 1 },
  leads: { to: 200, step: 5 },
  conversion: { to: 50, step: 1 },
  value: { to: 3000, step: 50 },
} as const satisfies Record<keyof typeof savingsFields, { to: number; step: number }>;

/** What is assumed, to be corrected by whoever knows better. */
export const assumptionFields = {
  weeks: {
    id: 'settimane',
    label: 'Settimane lavorate in un anno',
    unit: 'sett.',
    initial: '46',
    decimals: 0,
    min: 1,
    max: 52,
  },
  automatableLow: {
    id: 'quota-bassa',
    label: 'Lavoro automatizzabile, prudente',
    initial: '30',
    ...percent,
  },
  automatableBase: {
    id: 'quota-base',
    label: 'Lavoro automatizzabile, base',
    initial: String(facts.automatable.percent),
    ...percent,
  },
  automatableHigh: {
    id: 'quota-alta',
    label: 'Lavoro automatizzabile, ottimista',
    initial: '60',
    ...percent,
  },
  gainLow: { id: 'crescita-bassa', label: 'Clienti in più, prudente', initial: '0', ...percent },
  gainBase: { id: 'crescita-base', label: 'Clienti in più, base', initial: '10', ...percent },
  gainHigh: { id: 'crescita-alta', label: 'Clienti in più, ottimista', initial: '20', ...percent },
} as const satisfies Record<string, NumberField>;

export const savingsWords = {
  asked: 'I tuoi numeri',
  assumed: 'Le ipotesi e la formula',
  assumptions: 'Le ipotesi',
  assumedNote:
    'Non sono statistiche: sono punti di partenza ragionati. Se conosci meglio i tuoi numeri, cambiali.',
  /** Beside results such as +250%: why these assumptions are so far below them. */
  gainNote: `Clienti in più: ${assumptionFields.gainLow.initial}, ${assumptionFields.gainBase.initial} e ${assumptionFields.gainHigh.initial}% sono apposta molto più prudenti degli obiettivi di chi parte quasi da zero.`,
  /** The year's figure stands between the two. */
  about: 'Circa',
  yearOfTime: 'l’anno in ore che tornano libere',
  yearOfAll: 'l’anno, tra ore libere e clienti in più',
  estimate: 'Stima al mese',
  outlook: { low: 'Prudente', base: 'Base', high: 'Ottimista' },
  hours: {
    one: (hours: string) => `${hours} ora liberata`,
    other: (hours: string) => `${hours} ore liberate`,
  },
  weekly: (hours: string) => `(${hours} in una settimana di lavoro)`,
  customers: {
    one: (customers: string) => `${customers} cliente in più`,
    other: (customers: string) => `${customers} clienti in più`,
  },
  /** Less than a whole one a month, or some part more: nobody gains four tenths of a customer. */
  pace: {
    none: 'nessun cliente in più',
    every: (wait: string) => `un cliente in più ogni ${wait}`,
    months: {
      one: (months: string) => `${months} mese`,
      other: (months: string) => `${months} mesi`,
    },
    andHalf: (months: string) => `${months} e mezzo`,
    perYear: (customers: string) => `${customers} in un anno`,
    about: (told: string) => `circa ${told}`,
    lessThanTwoAYear: 'non più di un cliente in più all’anno',
  },
  worth: (time: string, sales: string) => `${time} di tempo, ${sales} di clienti`,
  formula: 'La formula',
  units: {
    hours: { one: (hours: string) => `${hours} ora`, other: (hours: string) => `${hours} ore` },
    weeks: {
      one: (weeks: string) => `${weeks} settimana`,
      other: (weeks: string) => `${weeks} settimane`,
    },
  },
  hoursFormula: (weekly: string, share: string, weeks: string, result: string) =>
    `Ore al mese = ${weekly} × ${share} automatizzabile × ${weeks} ÷ 12 = ${result}`,
  timeFormula: (hours: string, cost: string, result: string) =>
    `Valore del tempo = ${hours} × ${cost} = ${result}`,
  customersFormula: (leads: string, conversion: string, gain: string, result: string) =>
    `Clienti in più al mese = ${leads} lead × ${conversion} × ${gain} di crescita = ${result}`,
  salesFormula: (customers: string, value: string, result: string) =>
    `Valore dei clienti = ${customers} × ${value} = ${result}`,
  formulaNote:
    'Con i valori della colonna Base. Gli importi si arrotondano una volta sola, al centesimo.',
  send: 'Aggiungi la stima alla richiesta',
  sent: 'Fatto: la stima è nel modulo, in «Cosa vorresti fare?».',
  alreadySent: 'La tua richiesta è già partita: dicci la stima quando ti contattiamo.',
  unsound: 'Sistema i campi segnalati e la stima si aggiorna.',
  note: (weekly: string, cost: string, low: string, base: string, high: string) =>
    `Stima dal calcolatore: ${weekly} a settimana in lavori ripetitivi a ${cost} l’ora. Risparmio stimato al mese: ${low} (prudente), ${base} (base), ${high} (ottimista).`,
  noteLeads: (leads: string, conversion: string, value: string) =>
    ` Lead al mese: ${leads}, conversione ${conversion}, valore di un cliente ${value}.`,
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
