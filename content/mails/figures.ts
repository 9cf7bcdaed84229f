import { site } from '../site';

/** The mail with a month's figures, and the command that prints them. */
export const figuresMail = {
  subject: (month: string) => `I numeri del sito: ${month}`,
  title: (month: string) => `I numeri di ${month}`,
  aside: 'una volta al mese',
  stop: 'Il mese',
  intro: (visits: string, requests: string) => `Visite: ${visits}. Richieste: ${requests}.`,
  none: 'Nessuna richiesta e nessuna visita questo mese.',
  metrics: { visit: 'Visite', touched: 'Moduli iniziati', sent: 'Richieste' },
  total: 'Totale',
  parts: {
    pages: 'Per pagina di arrivo',
    calls: 'Per pulsante premuto',
    campaigns: 'Per campagna',
  },
  home: 'pagina iniziale',
  unknownPage: 'pagina non nota',
  otherCampaign: 'altre',
  limits: {
    title: 'Cosa questi numeri non dicono',
    lines: [
      'Una visita è una pagina aperta arrivando da fuori: chi torna o ricarica conta di nuovo, e chi passa da una pagina all’altra del sito no. Ci sono anche le tue.',
      'I programmi che si dichiarano tali sono fuori, chi si finge un browser è dentro. Le pagine rimaste nella memoria di un browser o di una rete non passano dal sito, e non si contano.',
      'Un modulo iniziato si conta solo con JavaScript, e mai per chi chiede di non essere tracciato: può essere meno delle richieste.',
      'Una richiesta trattenuta conta quando la inoltri.',
      'Sotto «altre» stanno le campagne quando sono troppe, e i nomi che potrebbero essere di una persona.',
    ],
  },
  footer: `Inviata dal sito ${site.brand} il primo giorno di lavoro del mese. Non seguiamo nessuno: delle visite restano solo le somme.`,
} as const;
