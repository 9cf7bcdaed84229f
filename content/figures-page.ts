import { facts } from '@/content/facts';
import type { InfoPage } from '@/content/types';

/** The page about the figures: every one of them follows from the modules that show it. */
export const figuresPage: InfoPage = {
  path: '/numeri',
  name: 'Cifre e stime',
  meta: {
    title: 'Cosa significano i nostri numeri',
    description:
      'Le cifre del sito una per una: cosa dicono, rispetto a cosa, a quali condizioni. Quali sono impegni nostri e quali obiettivi.',
  },
  title: 'Cosa promettiamo e\u00a0cosa stimiamo.',
  lead: 'Cosa vuol dire ogni cifra del sito, e quando vale. Le tue le stimiamo insieme, gratis.',
  sections: [
    {
      title: 'Come leggerle',
      items: [
        {
          title: 'Impegni e\u00a0obiettivi',
          text: 'Tempi, orari e prezzi sono impegni, scritti nel contratto. Crescita, ore e soddisfazione sono obiettivi o stime, non risultati misurati.',
        },
        {
          title: `Ti contattiamo entro ${facts.answer.text}`,
          text: 'Nei giorni lavorativi: se scrivi il venerdì sera, il primo giorno in cui lavoriamo.',
        },
        {
          title: 'I tre casi degli hotel',
          text: `Sono esempi di fantasia (${facts.caseRequestsHandled.text} e ${facts.caseSatisfaction.text}, ${facts.caseBookings.text}, ${facts.caseReceptionCalls.text}): mostrano cosa si può misurare.`,
        },
      ],
    },
  ],
  closing: `Le tue cifre in ${facts.consultation.text.replace(' ', '\u00a0')}, gratis.`,
};

/** The words around the list of figures. */
export const figuresList = {
  /** A result is an aim until it is proved. */
  kinds: { promise: 'Impegno', aim: 'Obiettivo o stima', result: 'Risultato misurato' },
  /** How many there are, and of which kind. */
  count: {
    promise: { one: () => 'impegno', other: () => 'impegni' },
    aim: { one: () => 'obiettivo o stima', other: () => 'obiettivi o\u00a0stime' },
    result: { one: () => 'risultato misurato', other: () => 'risultati misurati' },
  },
  groups: { home: 'Prima pagina', hospitality: 'Hotel e B&B' },
  /** What comes on top of a price, once the owner has written it. */
  price: { activation: 'Attivazione', traffic: 'Traffico telefonico' },
  evidence: { source: 'Fonte', period: 'Periodo', sample: 'Campione' },
  /** Beside figures, everywhere on the site. */
  notes: {
    aim: 'Percentuali e ore risparmiate (in chiaro) sono obiettivi o stime, non risultati misurati; tempi, orari e prezzi (in grassetto) sono impegni.',
    result: 'Valori indicativi: dipendono da dove parti, i tuoi li stimiamo insieme.',
  },
  link: 'Cosa significano questi numeri',
} as const;
