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
} as const satisfies Record<string, NumberField>;

export const guestTimeWords = {
  /** The hours of a month stand before it. */
  month: 'circa al mese a rispondere agli ospiti',
  /** What it is not. */
  note: 'È il tempo di oggi: una moltiplicazione, non una promessa di risparmio.',
  hours: { one: (hours: string) => `${hours} ora`, other: (hours: string) => `${hours} ore` },
  formula:
    'Ore al mese = camere × notti × occupazione ÷ notti per soggiorno × messaggi × minuti ÷ 60.',
  sent: (rooms: string, share: string, contacts: string, minutes: string, hours: string) =>
    `Calcolo: ${rooms}, ${share} di notti occupate, ${contacts} messaggi e chiamate per soggiorno, ${minutes} min l’uno: circa ${hours} al mese a rispondere agli ospiti.`,
} as const;
