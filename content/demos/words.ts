/** What every simulation says of itself. */
export const demoWords = {
  label: 'Simulazione',
  start: 'Avvia la simulazione',
  pause: 'Pausa',
  resume: 'Riprendi',
  next: 'Avanti',
  replay: 'Rivedi dall’inizio',
  restart: 'Ricomincia',
  skip: 'Salta alla fine',
  ended: 'Fine della simulazione.',
  paused: 'In pausa.',
  progress: (shown: number, total: number) => `${shown} di ${total}`,
  cardFilled: (label: string, value: string) => `Nella scheda: ${label}, ${value}.`,
  speech: {
    on: 'Ascolta le voci',
    off: 'Spegni le voci',
    missing: 'Su questo dispositivo manca una voce in questa lingua: leggi i sottotitoli.',
  },
  resultToCome: 'Qui vedi il risultato.',
  calendar: 'In calendario',
  escalated: 'Passa a una persona',
  taken: 'Evidenziato: preso dal CRM',
} as const;
