import { savingsFields } from './savings';
import type { AskedField, NumberField } from './types';

/** What is asked. Values are whole numbers of the smallest unit: tenths, hundredths of a percent. */
export const guestTimeFields = {
  rooms: {
    id: 'camere', label: 'Camere',
    unit: 'cam.', spoken: { one: (rooms: string) => `${rooms} camera`, other: (rooms: string) => `${rooms} camere` },
    initial: '20', decimals: 0, min: 0, max: 5000, slider: { to: 100, step: 1 },
  },
  occupancy: {
    id: 'occupazione', label: 'Notti occupate, in media',
    unit: '%', initial: '65', decimals: 2, min: 0, max: 10_000, slider: { to: 100, step: 5 },
  },
  contacts: {
    id: 'domande', label: 'Messaggi e chiamate per soggiorno',
    unit: '', initial: '4', decimals: 1, min: 0, max: 1000, slider: { to: 20, step: 1 },
  },
  cost: savingsFields.cost,
} as const satisfies Record<string, AskedField>;

/** What is assumed, to be corrected by whoever knows better. */
export const guestTimeAssumptions = {
  minutes: {
    id: 'minuti', label: 'Minuti per ogni risposta',
    unit: 'min', initial: '3', decimals: 1, min: 0, max: 600,
  },
  stay: {
    id: 'soggiorno', label: 'Notti per soggiorno',
    unit: 'notti', initial: '2,5', decimals: 1, min: 10, max: 300,
  },
  nights: {
    id: 'aperture', label: 'Notti di apertura in un mese',
    unit: 'notti', initial: '30', decimals: 0, min: 0, max: 31,
  },
  months: {
    id: 'mesi', label: 'Mesi di apertura in un anno',
    unit: 'mesi', initial: '8', decimals: 0, min: 1, max: 12,
  },
} as const satisfies Record<string, NumberField>;

export const guestTimeWords = {
  /** The euros of all months that the house is open stand before it. */
  season: {
    one: (months: string) => `circa in ${months} mese di apertura, a rispondere agli ospiti.`,
    other: (months: string) => `circa in ${months} mesi di apertura, a rispondere agli ospiti.`,
  },
  month: 'Stima al mese',
  /** What it is not. */
  note: 'È il costo di oggi: una moltiplicazione, non una promessa di risparmio.',
  hours: { one: (hours: string) => `${hours} ora`, other: (hours: string) => `${hours} ore` },
  hourly: (cost: string) => `a ${cost} l’ora`,
  formula:
    'Ore al mese = camere × notti × occupazione ÷ notti per soggiorno × messaggi × minuti ÷ 60. Euro in un anno = ore al mese × costo di un’ora × mesi di apertura.',
  sent: (asked: string, monthly: string, season: string) =>
    `Calcolo con ${asked}. ${monthly} al mese, ${season}`,
  asked: (rooms: string, share: string, contacts: string, minutes: string, cost: string) =>
    `${rooms}, ${share} di notti occupate, ${contacts} messaggi e chiamate per soggiorno, ${minutes} min l’uno, ${cost} l’ora`,
} as const;
