import { facts } from '@/content/facts';
import { site } from '@/content/site';

const requests = (count: number) =>
  count === 0 ? 'nessuna richiesta' : count === 1 ? 'una richiesta' : `${count} richieste`;
const inPart = (count: number, of: number, one: string, other = one) =>
  [of > 1 && (count === 1 ? 'una' : count), count === 1 ? one : other].filter(Boolean).join(' ');

/** The mail of each working morning. What is `said` of a part is in the mail’s subject where that part is its first. */
export const morningMail = {
  footer: `Il sito ${site.brand} ti scrive nei giorni lavorativi, quando c’è qualcosa da dire. Il primo della settimana sempre: se quel giorno non arriva niente, avvisa chi cura il sito.`,
  cut: ' […]',
  /** Before telephone and address in the text part. */
  contacts: 'Contatti',
  waiting: {
    said: (count: number, since: string) =>
      count === 1
        ? `una richiesta aspetta da ${since}`
        : `${count} richieste aspettano, la prima da ${since}`,
    stop: () => 'Chi aspetta una risposta',
    intro: () =>
      `Rispondi, poi segna com’è andata: chi segni non torna qui. Gli altri restano per ${facts.namedFor.text} lavorativi.`,
    until: (when: string, lasting: string) => `Aspetta da ${lasting}: rispondi entro ${when}.`,
    late: (when: string, lasting: string) =>
      `In ritardo: aspetta da ${lasting}, dovevi rispondere entro ${when}.`,
    others: (count: number) =>
      count === 1
        ? 'Ne aspetta anche un’altra, che qui non ci sta: la segni dall’email con cui è arrivata.'
        : `Ne aspettano anche altre ${count}, che qui non ci stanno: le segni dalle email con cui sono arrivate.`,
  },
  held: {
    said: (count: number) =>
      `${requests(count)} ${count === 1 ? 'trattenuta' : 'trattenute'} da controllare`,
    stop: (count: number) => (count === 1 ? 'Trattenuta: è vera?' : 'Trattenute: sono vere?'),
    intro: (count: number) =>
      count === 1
        ? `Sembra scritta da un programma, o è arrivata insieme a centinaia di altre: il sito non te l’ha inoltrata. Se è di una persona, apri «È una richiesta vera» e conferma: ti arriva subito. La vedi qui una volta sola, e dopo ${facts.requestsStored.text} si cancella.`
        : `Sembrano scritte da un programma, o sono arrivate insieme a centinaia di altre: il sito non te le ha inoltrate. Se una è di una persona, apri «È una richiesta vera» e conferma: ti arriva subito. Le vedi qui una volta sola, e dopo ${facts.requestsStored.text} si cancellano.`,
    about: (why: string, moment: string) => `Trattenuta perché ${why}. Ricevuta ${moment}.`,
    others: (count: number) =>
      count === 1
        ? 'Un’altra qui non ci sta: arriva con la prossima email.'
        : `Altre ${count} qui non ci stanno: arrivano con le prossime email.`,
    /** In place of a request whose text the store has lost. */
    unreadable: (reference: string) =>
      `Una richiesta rovinata, che non si legge più: numero ${reference}. Dillo a chi cura il sito.`,
  },
  troubles: {
    /** `title` is an alarm's. */
    said: (count: number, title: string) =>
      count === 1
        ? `da guardare: ${title.charAt(0).toLowerCase()}${title.slice(1)}`
        : `da guardare: ${count} allarmi aperti`,
    stop: 'Da guardare',
    since: (moment: string, lasting: string, detail: string) =>
      `Va avanti da ${lasting}, da ${moment}. Dettaglio: ${detail}.`,
  },
  week: {
    well: (count: number) => (count === 0 ? 'Il sito funziona' : 'Tutto bene'),
    said: (count: number, weeks: number) =>
      `${requests(count)} ${weeks === 1 ? 'la settimana scorsa' : `nelle ultime ${weeks} settimane`}`,
    stop: (weeks: number) => (weeks === 1 ? 'La settimana scorsa' : `Le ultime ${weeks} settimane`),
    requests,
    /** What became of them; of a single one without its number. */
    parts: {
      answered: (count: number, of: number) => inPart(count, of, 'contattata', 'contattate'),
      unmarked: (count: number, of: number) => inPart(count, of, 'ancora da segnare'),
      notRequests: (count: number, of: number) => inPart(count, of, 'scartata', 'scartate'),
    },
    held: (count: number) => `Trattenute dal sito: ${count}.`,
    working: 'Il modulo, l’archivio e la posta del sito funzionano.',
    copy: (moment: string) => `L’ultima copia dell’archivio è di ${moment}.`,
    noCopy: 'Su questo server non c’è nessuna copia dell’archivio: avvisa chi cura il sito.',
  },
} as const;
