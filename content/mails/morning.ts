import { facts } from '@/content/facts';
import { site } from '@/content/site';

const requests = (count: number) =>
  count === 0 ? 'nessuna richiesta' : count === 1 ? 'una richiesta' : `${count} richieste`;
const one = (count: number) => (count === 1 ? 'una' : String(count));

/** The mail of each working morning. What is `said` of a part is in the mail’s subject where that part is its first. */
export const morningMail = {
  footer: `Dal sito ${site.brand}, ogni mattina di lavoro se c’è qualcosa da dire, e la prima della settimana sempre: se quella non arriva, qualcosa si è fermato. Avvisa chi cura il sito.`,
  /** Requests below the ones told whole. */
  brief: 'Le altre, in breve:',
  cut: ' […]',
  waiting: {
    said: (count: number, since: string) =>
      count === 1
        ? `una richiesta aspetta da ${since}`
        : `${count} richieste aspettano, la prima da ${since}`,
    stop: 'Chi aspetta una risposta',
    intro: `Sul sito prometti una risposta entro ${facts.answer.text}, nei giorni lavorativi. Hai già risposto? Segna com’è andata con uno dei link: chi segni non torna qui. Dopo dieci giorni di lavoro nemmeno gli altri.`,
    labels: { waiting: 'Aspetta da', until: 'Promessa' },
    until: (when: string) => `risposta entro ${when}`,
    since: (when: string) => `scaduta, era entro ${when}`,
    others: (count: number) =>
      count === 1
        ? 'Ne aspetta anche un’altra, che qui non ci sta: la segni dall’email con cui è arrivata.'
        : `Ne aspettano anche altre ${count}, che qui non ci stanno: le segni dalle email con cui sono arrivate.`,
  },
  held: {
    said: (count: number) =>
      `${requests(count)} ${count === 1 ? 'trattenuta' : 'trattenute'} dal sito`,
    stop: 'Trattenute: sono vere?',
    intro: `Sembrano scritte da un programma, o sono arrivate insieme a centinaia di altre: per questo il sito non te le ha inoltrate. Riconosci una persona? Apri il suo link e conferma: la richiesta ti arriva subito. Il resto si cancella da solo dopo ${facts.requestsStored.text}.`,
    why: 'Perché',
    others: (count: number) =>
      count === 1
        ? 'Un’altra qui non ci sta: arriva con la prossima email.'
        : `Altre ${count} qui non ci stanno: arrivano con le prossime email.`,
    /** In place of a request whose text the store has lost. */
    unreadable: (id: string) => `Una richiesta che non si riesce più a leggere: numero ${id}`,
  },
  troubles: {
    /** `title` is an alarm's. */
    said: (count: number, title: string) =>
      count === 1
        ? `da guardare: ${title.charAt(0).toLowerCase()}${title.slice(1)}`
        : `da guardare: ${count} allarmi aperti`,
    stop: 'Da guardare',
    since: (moment: string, lasting: string) => `Cominciato ${moment}: dura da ${lasting}.`,
  },
  week: {
    well: 'Tutto bene',
    said: (count: number, weeks: number) =>
      `${requests(count)} ${weeks === 1 ? 'la settimana scorsa' : `nelle ultime ${weeks} settimane`}`,
    stop: (weeks: number) => (weeks === 1 ? 'La settimana scorsa' : `Le ultime ${weeks} settimane`),
    requests,
    /** What became of them. */
    parts: {
      answered: (count: number) => `${one(count)} ${count === 1 ? 'contattata' : 'contattate'}`,
      unmarked: (count: number) => `${one(count)} ancora da segnare`,
      notRequests: (count: number) => `${one(count)} ${count === 1 ? 'scartata' : 'scartate'}`,
    },
    held: (count: number) => `In più, ${one(count)} ${count === 1 ? 'trattenuta' : 'trattenute'}.`,
    working: 'Il modulo, l’archivio e la posta del sito funzionano.',
    copies: (count: number, newest: string) =>
      `Copie dell’archivio: ${count}, l’ultima di ${newest}.`,
    noCopies: 'Dell’archivio non c’è nessuna copia su questo server.',
  },
} as const;
