/** What a simulation says while it plays: goes to the browser. */
export const playWords = {
  pause: 'Pausa',
  resume: 'Riprendi',
  next: 'Avanti',
  replay: 'Rivedi',
  ended: 'Fine della simulazione.',
  paused: 'In pausa.',
  stepOf: 'n di m',
  speechMissing:
    'Su questo dispositivo manca una voce in questa lingua: leggi i sottotitoli.',
} as const;

/** What every simulation says of itself. */
export const demoWords = {
  label: 'Simulazione',
  watch: 'Guarda la demo',
  skip: 'Alla fine',
  voices: 'Voci del tuo dispositivo',
  calendar: 'In calendario',
  taken: 'Evidenziato: dai tuoi dati',
} as const;
