import { facts } from '@/content/facts';
import { offer } from '@/content/owner';
import type { FigureKind, InfoPage } from '@/content/types';

/** The page about the figures: every one of them follows from the modules that show it. */
export const figuresPage: InfoPage = {
  path: '/numeri',
  name: 'Cifre e stime',
  meta: {
    title: 'Cosa significano i nostri numeri',
    description:
      'Promesse, obiettivi e stime del sito, uno per uno: cosa dicono, rispetto a cosa, a quali condizioni.',
  },
  title: 'Cosa promettiamo e\u00a0cosa stimiamo.',
  lead: 'Cosa vuol dire ogni promessa, obiettivo e stima del sito, e quando vale.',
  sections: [
    {
      title: 'Le altre cifre.',
      items: [
        {
          title: `Ti contattiamo entro ${facts.answer.text}`,
          text: `Nei giorni lavorativi: se scrivi il venerdì sera, il primo giorno in cui lavoriamo.${offer.quoteBy ? ` Il preventivo arriva ${offer.quoteBy}.` : ''}`,
        },
        {
          title: 'I tre casi degli hotel',
          text: `Esempi di fantasia (${facts.caseRequestsHandled.text} e ${facts.caseSatisfaction.text}, ${facts.caseBookings.text}, ${facts.caseReceptionCalls.text}).`,
        },
        {
          title: 'I calcolatori',
          text: 'Danno una stima, con i tuoi numeri.',
        },
      ],
    },
  ],
  closing: `Le tue cifre in ${facts.consultation.text.replace(' ', '\u00a0')}, gratis.`,
};

/** The words around the list of figures. */
export const figuresList = {
  /** Above each figure, everywhere on the site. */
  kinds: {
    promise: 'Promesso',
    measured: 'Misurato',
    aim: 'Obiettivo',
    estimate: 'Stima',
  } satisfies Record<FigureKind, string>,
  /** What each of them is worth. */
  worth: {
    promise: 'Sta nel contratto. Salvo manutenzioni annunciate e fermi di WhatsApp, operatori o gestionale.',
    measured: 'Con fonte, periodo e campione. I tuoi valori dipendono da dove parti.',
    aim: 'Ci puntiamo, non è una promessa e non è ancora misurato: dipende da dove parti.',
    estimate: 'Un conto su ipotesi che ti diciamo. Con i tuoi numeri cambia.',
  } satisfies Record<FigureKind, string>,
  /** Folded on phones: those after the first. */
  others: {
    promise: { one: () => 'L’altra promessa', other: (n: string) => `Le altre ${n} promesse` },
    measured: { one: () => 'L’altro risultato', other: (n: string) => `Gli altri ${n} risultati` },
    aim: { one: () => 'L’altro obiettivo', other: (n: string) => `Gli altri ${n} obiettivi` },
    estimate: { one: () => 'L’altra stima', other: (n: string) => `Le altre ${n} stime` },
  } satisfies Record<FigureKind, unknown>,
  pages: { home: 'Home', hospitality: 'Hotel e B&B' },
  /** A price, and what comes on top of it, once the owner has written that. */
  price: {
    from: (price: string, vat: string) => `Da ${price} al mese, ${vat}`,
    activation: 'Attivazione',
    traffic: 'Traffico telefonico',
  },
  evidence: { source: 'Fonte', period: 'Periodo', sample: 'Campione' },
  /** Beside aims and estimates. */
  hopedNote: 'Obiettivi e stime non sono risultati misurati.',
  /** Beside measured figures. */
  measuredNote: 'Valori indicativi: dipendono da dove parti, i tuoi li stimiamo insieme.',
  link: 'Cosa significano questi numeri',
} as const;
