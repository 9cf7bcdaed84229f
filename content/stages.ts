/** What the agency says of a request, wherever it is written: in mails, on pages, in the terminal, in the CSV. */
export const stages = {
  contacted: {
    label: 'Contattato',
    /** How the command line takes it. */
    word: 'contattato',
  },
  won: { label: 'Vinto', word: 'vinto' },
  lost: { label: 'Perso', word: 'perso' },
  not_a_request: { label: 'Non è una richiesta', word: 'non-richiesta' },
} as const;

/** Of a request that the agency has said nothing of. */
export const noStage = { label: 'Ancora da segnare', word: 'nessuno' } as const;
