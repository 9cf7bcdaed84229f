import { days, hours, minutes } from './amounts';
import { facts } from './facts';
import { site } from './site';

/** How half hours are offered to whoever asks. How long one is: `facts.consultation`. */
export const bookingRules = {
  /** From the choice to the call, at the least. */
  notice: hours(4),
  /** Free before and after each, and around what stands in the agency's calendars. */
  buffer: minutes(15),
  /** How far ahead they are offered. */
  ahead: days(14),
  /** Of one day, at the most. */
  perDay: 4,
  /** Until so long before it, whoever chose may move or cancel it. */
  changes: hours(2),
  /** How often one may be chosen, moved and cancelled in all. */
  mostChanges: 10,
} as const;

/**
 * How the agency meets people, beside the telephone. The address of a video call that always stays the same, such as
 * 'https://meet.example.com/linea'; street and town of the office. Null: not offered.
 */
export const meetingPlaces = {
  video: null as string | null,
  office: null as string | null,
};

/** «La tua richiesta»: the page of whoever asked, where they choose, move and cancel, and erase themselves. */
export const requestPage = {
  /** Headline and first paragraph, by how things stand. */
  choose: {
    arrived: {
      title: 'La tua richiesta è arrivata',
      lead: `Vuoi fissare subito la chiamata? Scegli l’orario più comodo: dura ${facts.consultation.text}, è gratis e non ti impegna a niente.`,
    },
    again: {
      title: 'Scegli quando sentirci',
      lead: `La chiamata dura ${facts.consultation.text}, è gratis e non ti impegna a niente.`,
    },
    asked: {
      title: 'Scegli un altro orario',
      lead: 'All’orario che avevi scelto non riusciamo a esserci: ci dispiace. Questi sono liberi.',
    },
    cancelled: {
      title: 'Appuntamento disdetto',
      lead: 'Nessun problema. Se cambi idea, questi orari sono liberi.',
    },
  },
  fixed: {
    title: (when: string, inPerson: boolean) =>
      `Ci ${inPerson ? 'vediamo' : 'sentiamo'} ${when}`,
    confirmed: 'Confermato: ci saremo.',
    invitation: 'L’invito per il tuo calendario arriva per email.',
    changes: `Puoi spostare o disdire fino a ${bookingRules.changes.text} prima.`,
    late: `Hai un imprevisto? Chiamaci al ${site.phone}.`,
    past: (when: string) => `L’appuntamento era ${when}`,
    pastLead: `Vuoi riparlarne? Chiamaci al ${site.phone}.`,
    calledOff: 'Abbiamo dovuto annullare l’appuntamento',
    calledOffLead: `Ci dispiace. Chiamaci al ${site.phone}, o rispondi alla nostra email.`,
  },
  /** Where nothing can be offered. */
  none: {
    title: 'La tua richiesta è arrivata',
    lead: (moment?: string) =>
      moment
        ? `L’orario te lo proponiamo noi: ci facciamo vivi entro ${moment}.`
        : 'L’orario te lo proponiamo noi, per telefono o per email.',
  },
  form: {
    times: 'Orari liberi',
    zone: 'Ora italiana.',
    present: 'Resta com’è',
    more: 'Altri orari',
    manner: 'Come ci parliamo',
    note: 'Vuoi dirci qualcosa prima?',
    noteHint: 'Facoltativo. La legge solo chi ti chiama.',
    submit: 'Prenota questo orario',
    change: 'Salva',
    changeTitle: 'Sposta o aggiungi una nota',
  },
  cancel: {
    title: 'Non puoi più?',
    text: 'Ti arriva una conferma per email, e puoi scegliere un altro orario.',
    button: 'Disdici l’appuntamento',
  },
  errors: {
    missing: 'Scegli un orario.',
    taken: 'Qualcuno ha appena preso questo orario. Scegline un altro: questi sono liberi.',
    closed: `Da qui non si può più cambiare. Chiamaci al ${site.phone}.`,
    tooMany: `Troppi cambi in pochi minuti: riprova tra poco, o chiamaci al ${site.phone}.`,
  },
  erase: {
    title: 'I tuoi dati',
    text: 'Hai cambiato idea? Puoi cancellare quello che ci hai scritto.',
    button: 'Cancella i miei dati',
  },
  /** The page with the second press, and the one after it. */
  erasing: {
    ask: 'Vuoi cancellare i tuoi dati?',
    lead: {
      visit_page:
        'Spariscono dal sito questa richiesta, la nota e l’appuntamento, se c’è. Non si può annullare.',
      visit_mail:
        'Spariscono dal sito tutte le richieste mandate con questo indirizzo email, le note e gli appuntamenti. Non si può annullare.',
    },
    sure: 'Cancella per sempre',
    back: 'Torna indietro senza cancellare',
    done: 'I tuoi dati sono cancellati',
    doneLead:
      'Dal sito sono spariti. A chi ha ricevuto la tua richiesta abbiamo scritto di cancellare anche le email, e le copie che il sito non raggiunge.',
  },
  /** In the place of the page, under the titles of `actionPages.problem`. */
  problem: {
    forged: `Forse si è spezzato quando è stato copiato: aprilo di nuovo, per intero. Se non basta, chiamaci al ${site.phone}.`,
    expired: `È passato un po’ di tempo, e la richiesta non è più sul sito. Per scriverci di nuovo trovi il modulo sulla home.`,
    gone: 'Il sito l’ha cancellata: lo fa da solo dopo un po’, o quando lo chiedi. Per scriverci di nuovo trovi il modulo sulla home.',
    unavailable: `In questo momento qualcosa non risponde, e non è cambiato niente. Riapri il link tra qualche minuto, o chiamaci al ${site.phone}.`,
    unreadable:
      'Non siamo riusciti a leggere quello che hai inviato. Non è cambiato niente: riapri il link e riprova.',
  },
  refused: 'Non è ancora prenotato',
  end: 'Questa pagina è solo tua: chi ha il link può cambiare l’appuntamento. Non inoltrarlo.',
} as const;

/** Where the page is linked from. */
export const requestLink = {
  confirmation: 'Scegli tu quando sentirci',
  confirmationDetail: facts.consultation.text,
  appointment: 'Sposta, disdici o aggiungi una nota',
  another: 'Scegli un altro orario',
} as const;

/** What the agency reads, when whoever asked has chosen. */
export const chosenWords = {
  by: 'Scelto da',
  origin: {
    page: 'Chi ha scritto, dalla pagina del sito: nessuno ha verificato che l’indirizzo email sia suo',
    mail: 'Chi ha scritto, dal link nella sua email: l’indirizzo è verificato',
  },
  note: 'Nota',
  ask: 'Ti va bene?',
  erased: {
    subject: (reference: string) => `Cancella i dati della richiesta ${reference}`,
    text: (reference: string, receivedAt: string) =>
      `Chi ha mandato la richiesta ${reference} (ricevuta ${receivedAt}) ha chiesto di cancellare i suoi dati (art. 17 GDPR).\n\nDal sito sono spariti. Cancella tu le email che la riguardano da tutte le caselle che le hanno ricevute, quello che ne hanno gli altri tuoi programmi, e le copie del sito fatte altrove o a mano.`,
  },
} as const;
