import type { InfoPage } from '@/content/types';

/** The page about the figures: every one of them follows from the modules that show it. */
export const figuresPage: InfoPage = {
  path: '/numeri',
  name: 'Cosa significano i nostri numeri',
  meta: {
    title: 'Cosa significano i nostri numeri',
    description:
      'Le cifre del sito una per una: cosa misurano, rispetto a cosa, a quali condizioni. E perché i tuoi risultati dipendono dal punto di partenza.',
  },
  title: 'Cosa significano i nostri numeri.',
  lead: 'Una percentuale da sola non dice niente. Qui trovi ogni cifra del sito con quello che misura e le condizioni a cui vale, così puoi decidere se riguarda anche te.',
  sections: [
    {
      title: 'Tre cose da\u00a0sapere prima',
      items: [
        {
          title: 'Dipende da dove parti',
          text: 'Chi oggi risponde il giorno dopo migliora molto; chi risponde già in dieci minuti, poco. Per questo nessuna cifra è una promessa sul tuo caso.',
        },
        {
          title: 'I tuoi numeri li\u00a0stimiamo insieme',
          text: 'Nella consulenza gratuita partiamo dai tuoi: richieste al mese, ore, margini. Se il conto non torna, te lo diciamo.',
        },
        {
          title: 'Impegni e risultati non sono la stessa cosa',
          text: 'Tempi di attivazione, orari e prezzi di partenza sono impegni nostri. Crescita, ore e soddisfazione sono risultati misurati: cambiano da azienda ad azienda.',
        },
      ],
    },
  ],
};

/** The words around the list of figures. */
export const figuresList = {
  kinds: { promise: 'Impegno', result: 'Risultato' },
  toPage: (name: string) => `Vai alla pagina «${name}»`,
  groups: { home: 'Home', hospitality: 'Hospitality' },
  /** What comes on top of a price, once the owner has written it. */
  price: { activation: 'Attivazione', traffic: 'Traffico telefonico' },
  evidence: { source: 'Fonte', period: 'Periodo', sample: 'Campione' },
  /** Beside figures, everywhere on the site. */
  note: 'Valori indicativi: dipendono da dove parti, i tuoi li stimiamo insieme.',
  link: 'Cosa significano questi numeri',
} as const;
