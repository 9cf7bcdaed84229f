/** The words around `price`, the section of each solution that says what it costs. */
export const priceWords = {
  title: 'Quanto costa?',
  lead: 'Il preventivo è scritto, voce per voce, più IVA.',
  rows: {
    dependsOn: 'Da cosa dipende',
    included: 'Cosa comprende',
    extra: 'Cosa si paga a parte',
    example: 'Un esempio',
  },
} as const;
