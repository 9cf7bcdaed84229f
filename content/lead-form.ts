/** Words of the form that no person is meant to read. */
export const leadForm = { honeypotLabel: 'Sito web' } as const;
