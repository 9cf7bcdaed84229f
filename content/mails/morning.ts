import { facts } from '@/content/facts';
import { site } from '@/content/site';

const requests = (count: number) => (count === 1 ? 'una richiesta' : `${count} richieste`);
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const held = (count: number) =>
  `${requests(count)} ${count === 1 ? 'trattenuta' : 'trattenute'} dal sito`;
const alarms = (count: number) => (count === 1 ? 'un allarme aperto' : `${count} allarmi aperti`);

/** The mail of each working morning. `also` names a part where another one leads. */
export const morningMail = {
  also: (others: string) => `Più sotto: ${others}.`,
  footer: `Dal sito ${site.brand}, ogni mattina di lavoro se c’è qualcosa da dire, e la prima della settimana sempre: se quella non arriva, qualcosa si è fermato. Avvisa chi cura il sito.`,
  /** Requests below the ones told whole. */
  brief: 'Le altre, in breve:',
  cut: ' […]',
  waiting: {
    subject: (count: number, since: string) =>
      count === 1
        ? `Una richiesta aspetta da ${since}`
        : `${count} richieste aspettano, la prima da ${since}`,
    title: (count: number) =>
      count === 1 ? 'Una richiesta aspetta' : `${count} richieste aspettano`,
    stop: 'Chi aspetta una risposta',
    intro: `Non risultano ancora contattati, e sul sito prometti una risposta entro ${facts.answer.text}, nei giorni lavorativi. Chi segni non torna qui; dopo dieci giorni di lavoro nemmeno gli altri.`,
    labels: { waiting: 'Aspetta da', until: 'Promessa' },
    until: (when: string) => `risposta entro ${when}`,
    since: (when: string) => `scaduta, era entro ${when}`,
    mark: 'Hai già risposto? Dillo al sito:',
    others: (count: number) =>
      count === 1
        ? 'Ne aspetta anche un’altra, che qui non ci sta: la segni dall’email con cui è arrivata.'
        : `Ne aspettano anche altre ${count}, che qui non ci stanno: le segni dalle email con cui sono arrivate.`,
  },
  held: {
    subject: (count: number) => capitalised(held(count)),
    also: held,
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
    subject: (count: number, title: string) =>
      `Da guardare: ${count === 1 ? title.charAt(0).toLowerCase() + title.slice(1) : alarms(count)}`,
    title: (count: number, title: string) => (count === 1 ? title : capitalised(alarms(count))),
    also: alarms,
    stop: 'Da guardare',
    since: (moment: string, lasting: string) => `Cominciato ${moment}: dura da ${lasting}.`,
  },
  week: {
    subject: (count: number, weeks: number) =>
      `Tutto bene: ${count === 0 ? 'nessuna richiesta' : requests(count)} ${weeks === 1 ? 'la settimana scorsa' : `nelle ultime ${weeks} settimane`}`,
    title: 'Tutto bene',
    also: (weeks: number) => (weeks === 1 ? 'la settimana scorsa' : `le ultime ${weeks} settimane`),
    stop: (weeks: number) => (weeks === 1 ? 'La settimana scorsa' : `Le ultime ${weeks} settimane`),
    received: (count: number) =>
      count === 0 ? 'Nessuna richiesta' : count === 1 ? 'Una richiesta' : `${count} richieste`,
    /** What became of them. */
    parts: {
      answered: (count: number) => (count === 1 ? 'una contattata' : `${count} contattate`),
      unmarked: (count: number) => `${count === 1 ? 'una' : count} ancora da segnare`,
      notRequests: (count: number) => (count === 1 ? 'una scartata' : `${count} scartate`),
    },
    held: (count: number) => `In più, ${count === 1 ? 'una trattenuta' : `${count} trattenute`}.`,
    well: 'Il modulo, l’archivio e la posta del sito funzionano.',
    copies: (count: number, newest: string) =>
      `Copie dell’archivio: ${count}, l’ultima di ${newest}.`,
    noCopies: 'Dell’archivio non c’è nessuna copia su questo server.',
  },
} as const;
