/** What a simulation says while it plays: goes to the browser. */
export const playWords = {
  pause: 'Pausa',
  resume: 'Riprendi',
  next: 'Avanti',
  replay: 'Rivedi',
  ended: 'Fine della simulazione.',
  paused: 'In pausa.',
  stepOf: 'n di m',
} as const;

/** What every simulation says of itself. */
export const demoWords = {
  label: 'Simulazione',
  watch: 'Guarda la demo',
  skip: 'Alla fine',
  calendar: 'In calendario',
  taken: 'Evidenziato: dai tuoi dati',
} as const;
