/** Words of the trade, explained in one way wherever a page first needs them. */
export const glossary = {
  lead: 'Il lead è chi lascia i suoi dati e potrebbe comprare.',
} as const;
