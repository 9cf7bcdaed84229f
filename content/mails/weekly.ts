import { facts } from '@/content/facts';
import { site } from '@/content/site';

/** The mail of each week, whose absence is the alarm. */
export const weeklyMail = {
  subject: {
    well: (requests: string) => `Tutto bene: ${requests} in 7 giorni`,
    trouble: (requests: string) => `Da guardare: ${requests} in 7 giorni`,
  },
  requests: {
    one: (shown: string) => `${shown} richiesta`,
    other: (shown: string) => `${shown} richieste`,
  },
  stop: 'La settimana',
  title: { well: 'Tutto bene', trouble: 'C’è qualcosa da guardare' },
  intro: {
    well: 'Il modulo, l’archivio e la posta del sito funzionano.',
    trouble: 'Il sito funziona, ma questi allarmi sono ancora aperti:',
  },
  /** The day that the mail comes on is a setting. */
  absence:
    'Se una settimana questa email non arriva, qualcosa si è fermato: avvisa chi cura il sito.',
  figures: 'Le richieste degli ultimi 7 giorni',
  labels: {
    received: 'Arrivate',
    answered: 'Risposte',
    unanswered: 'In attesa',
    notRequests: 'Scartate',
    held: 'Trattenute',
    undelivered: 'Ferme',
  },
  /** What a number is, where its label alone does not say it. */
  remarks: {
    unanswered: 'senza un esito segnato',
    notRequests: 'non erano richieste',
    held: 'sembravano spam',
    undelivered: 'non consegnate',
  },
  house: 'Il sito',
  operationLabels: {
    queue: 'In coda',
    disk: 'Disco',
    copies: 'Copie',
    release: 'Versione',
  },
  gigabytes: (shown: string) => `${shown} GB liberi`,
  copiesFrom: (count: string, oldest: string, newest: string) =>
    `${count}, dal ${oldest} al ${newest}`,
  noCopies: 'nessuna, su questo server',
  released: (day: string) => `del ${day}`,
  online: {
    one: (days: string) => `online da ${days} giorno`,
    other: (days: string) => `online da ${days} giorni`,
  },
  onlineToday: 'online da oggi',
  /** Waits until somebody sends it again, and goes after half a year. */
  undelivered: `Quelle ferme sono salvate: chi cura il sito le rimanda. Dopo ${facts.undeliveredStored.text} si cancellano.`,
  footer: `Una volta alla settimana dal sito ${site.brand}, senza dati personali.`,
} as const;
