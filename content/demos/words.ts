/** What every simulation says of itself. */
export const demoWords = {
  label: 'Simulazione',
  watch: 'Guarda la demo',
  pause: 'Pausa',
  resume: 'Riprendi',
  next: 'Avanti',
  replay: 'Rivedi',
  speed: 'Velocità',
  skip: 'Alla fine',
  ended: 'Fine della simulazione.',
  paused: 'In pausa.',
  stepOf: 'n di m',
  speech: {
    on: 'Voci',
    missing: 'Su questo dispositivo manca una voce in questa lingua: leggi i sottotitoli.',
  },
  calendar: 'In calendario',
  taken: 'Evidenziato: preso dal CRM',
} as const;
