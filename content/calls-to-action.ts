/**
 * The calls to action that lead to the form: the name that its element carries, which is kept with the request and must
 * not change, and how the agency's mail calls it.
 */
export const callsToAction = {
  header: 'pulsante nella testata',
  drawer: 'pulsante nel menu del telefono',
  'top-bar': 'barra in alto',
  hero: 'pulsante in apertura',
  'call-bar': 'barra in basso del telefono',
  process: 'pulsante sotto i tre passi',
  why: 'pulsante sotto «Perché sceglierci»',
  demo: 'pulsante sotto le dimostrazioni',
  savings: 'calcolo del risparmio',
  'guest-time': 'calcolo delle ore per gli ospiti',
  closing: 'pulsante in chiusura',
  footer: 'pulsante a piè di pagina',
  'not-found': 'pagina non trovata',
} as const;

export type CallToAction = keyof typeof callsToAction;
