/**
 * Addresses that pages had before, and where what stood there is now. Who opens an old one, by a bookmark or from a
 * search engine, is led to the new one for good. One line for each:
 *
 *   { from: '/soluzioni/vecchio-nome', to: '/soluzioni/nuovo-nome' },
 *   { from: '/contatti', to: '/#consulenza-form' },
 *
 * `/solutions/…` follows `/soluzioni/…` by itself, and capitals make no difference. Lines may stay for ever: add, and
 * change none. A page that is gone and that nothing replaces needs no line: its address answers 'non trovata', and names
 * the nearest pages.
 */
export const redirects: readonly { from: string; to: string }[] = [
  { from: '/soluzioni', to: '/#servizi' },
];
