import { site } from '../site';

/** The mail with a month's figures, and the command that prints them. */
export const figuresMail = {
  subject: (month: string) => `I numeri del sito: ${month}`,
  title: (month: string) => `I numeri di ${month}`,
  aside: 'una volta al mese',
  stop: 'Il mese',
  compared: (month: string) =>
    `Accanto a ogni numero, la differenza con ${month}; la barra sottile è il mese prima.`,
  steps: {
    visit: 'Visite',
    touched: 'Moduli iniziati',
    sent: 'Richieste inviate',
    contacted: 'Contattate',
    won: 'Vinte',
  },
  /** Of a part, in one word. */
  short: {
    visit: 'Visite',
    touched: 'Iniziati',
    sent: 'Inviate',
    contacted: 'Contattate',
    won: 'Vinte',
  },
  notCounted: 'non contate',
  same: 'come prima',
  firstCounted: 'prima non si contavano',
  /** Under a step: what part of the step before it is. */
  share: (percent: string, of: string) => `il ${percent} ${of}`,
  shareOf: {
    touched: 'delle visite',
    sent: 'dei moduli iniziati',
    contacted: 'delle richieste',
    won: 'delle contattate',
  },
  parts: {
    pages: 'Per pagina di arrivo',
    calls: 'Per pulsante premuto',
    campaigns: 'Per campagna',
  },
  home: 'pagina iniziale',
  unknownPage: 'pagina non nota',
  otherCampaign: 'altra campagna',
  none: 'Nessuna richiesta e nessuna visita questo mese.',
  more: (count: number) => (count === 1 ? 'e un’altra' : `e altre ${count}`),
  limits: {
    title: 'Che cosa questi numeri non dicono',
    lines: (machines: string) => [
      'Una visita è una pagina aperta arrivando da fuori: chi torna o ricarica conta di nuovo, e chi passa da una pagina all’altra del sito no. Due persone diverse e una che torna contano uguale.',
      'Le pagine rimaste nella memoria di un browser, di una rete o di una CDN non passano dal sito, e non si contano.',
      `I programmi che si dichiarano tali sono fuori: questo mese ${machines}. Chi si finge un browser è dentro, e ci sono anche le tue visite.`,
      'Un modulo iniziato si conta solo con JavaScript, e mai per chi chiede di non essere tracciato: può essere meno delle richieste inviate.',
      'Contattate e vinte contano nel mese in cui la richiesta è arrivata, per come l’hai segnata finora: possono crescere. Quello che segni dopo che la richiesta è stata cancellata non arriva qui.',
      'Le percentuali ci sono da 20 in su: sotto, ingannano.',
    ],
    machines: (count: string) => `${count} aperture`,
  },
  footer: `Inviata dal sito ${site.brand} il primo giorno di lavoro del mese. Non seguiamo nessuno: si contano le pagine, e di ogni visita non resta nulla.`,
} as const;
