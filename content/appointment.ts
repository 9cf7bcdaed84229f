import { meetingPlaces } from '@/content/booking';
import { facts } from '@/content/facts';
import { site } from '@/content/site';

/** The appointment that the agency gives from its page, and what both sides read of it. */
export const appointment = {
  manners: {
    phone: {
      label: 'Al telefono',
      prospect: 'Al telefono: ti chiamiamo noi, al numero che ci hai lasciato.',
      place: 'Al telefono: chiamiamo noi',
    },
    video: {
      label: 'In videochiamata',
      prospect: 'In videochiamata, a questo indirizzo:',
      place: 'In videochiamata',
    },
    office: {
      label: 'In sede',
      prospect: meetingPlaces.office
        ? `Nella nostra sede: ${meetingPlaces.office}.`
        : 'Nella nostra sede: se ti serve l’indirizzo, rispondi a questa email.',
      place: meetingPlaces.office ?? `Nella sede di ${site.brand}`,
    },
  },
  /** The form on the page behind «Contattato». */
  form: {
    title: 'Fissa l’appuntamento',
    changeTitle: 'Cambia l’appuntamento',
    lead: `La consulenza dura ${facts.consultation.text}. L’invito arriva nel calendario di tutti e due.`,
    day: 'Giorno',
    hour: 'Ora italiana',
    manner: 'Come vi parlate',
    link: 'Indirizzo della videochiamata',
    linkHint: 'Comincia con https://',
    submit: 'Manda l’invito',
    change: 'Manda il nuovo invito',
    cancel: 'Annulla l’appuntamento',
    cancelNote: 'Chi ha scritto riceve un’email che lo disdice.',
    refused: 'L’invito non è partito',
    set: (when: string, how: string) => `${when}. ${how}.`,
    present: 'Appuntamento',
    cancelled: 'Appuntamento disdetto: l’avviso parte da solo.',
    waits: 'L’invito sta partendo: se il server della posta non risponde, riproviamo noi.',
    sent: 'L’invito è partito per tutti e due.',
    stuck: 'L’invito non riesce a partire: avvisa chi cura il sito, e intanto manda tu un’email.',
  },
  errors: {
    day: 'Scegli il giorno.',
    hour: 'Scegli l’ora, per esempio 10:30.',
    past: 'Questo momento è già passato: scegline uno che deve ancora venire.',
    far: 'È troppo lontano: scegli un giorno dei prossimi tre mesi.',
    gap: 'Quella notte si sposta l’orologio, e quest’ora non c’è: scegline un’altra.',
    manner: 'Scegli come vi parlate.',
    link: 'Incolla l’indirizzo della videochiamata: deve cominciare con https://',
  },
  /** In the calendars. */
  event: {
    prospect: `Consulenza gratuita con ${site.brand}`,
    agency: (name: string, company: string) => `Consulenza: ${name}, ${company}`,
    description: `${facts.consultation.text}, gratis, senza impegno. Se l’orario non va bene, chiama ${site.phone}.`,
  },
  /** To the prospect: nothing that anybody has typed into the site but the video call's address, which the agency gives. */
  prospectMail: {
    subject: {
      new: (when: string) => `Il tuo appuntamento con ${site.brand}: ${when}`,
      changed: (when: string) => `Appuntamento cambiato: ${when}`,
      cancelled: (when: string) => `Appuntamento annullato: ${when}`,
      reminder: (when: string) => `Promemoria: ci sentiamo ${when}`,
    },
    title: {
      reminder: 'Ci sentiamo presto',
      new: 'Ci sentiamo presto',
      changed: 'Abbiamo cambiato l’appuntamento',
      cancelled: 'Abbiamo annullato l’appuntamento',
    },
    intro: {
      reminder: 'Buongiorno, ti ricordiamo la tua consulenza gratuita.',
      new: `Buongiorno, abbiamo fissato la tua consulenza gratuita. Dura ${facts.consultation.text} e non ti impegna a niente.`,
      changed:
        'Buongiorno, la tua consulenza gratuita cambia così. Il calendario si aggiorna da solo.',
      cancelled:
        'Buongiorno, purtroppo dobbiamo annullare la consulenza di questo orario: ci dispiace. Il calendario si aggiorna da solo.',
    },
    /** Of what the prospect has done by themselves; and where the agency asks for another time. */
    own: {
      changed: {
        title: 'Appuntamento spostato',
        intro:
          'Buongiorno, ecco il nuovo orario della tua consulenza gratuita. Il calendario si aggiorna da solo.',
      },
      cancelled: {
        title: 'Appuntamento disdetto',
        intro:
          'Buongiorno, la consulenza di questo orario è disdetta, come ci hai chiesto. Il calendario si aggiorna da solo.',
      },
      asked: {
        title: 'Puoi in un altro momento?',
        intro:
          'Buongiorno, all’orario che avevi scelto non riusciamo a esserci: ci dispiace. Scegline un altro, ci vuole un minuto.',
      },
    },
    stop: 'Appuntamento',
    close: {
      keep: `Trovi l’invito per il tuo calendario in questa email. L’orario non va bene? Rispondi qui o chiamaci al ${site.phone}.`,
      reminder: `Non puoi più? Avvisaci qui sotto, o chiamaci al ${site.phone}.`,
      cancelled: `Vuoi un altro orario? Rispondi a questa email o chiamaci al ${site.phone}.`,
    },
    footer: `Ricevi questa email perché hai chiesto una consulenza a ${site.brand}.`,
  },
  agencyMail: {
    subject: {
      new: (when: string, company: string) => `Appuntamento: ${when}, ${company}`,
      changed: (when: string, company: string) => `Appuntamento cambiato: ${when}, ${company}`,
      cancelled: (when: string, company: string) => `Appuntamento annullato: ${when}, ${company}`,
    },
    title: {
      new: 'Appuntamento fissato',
      changed: 'Appuntamento cambiato',
      cancelled: 'Appuntamento annullato',
    },
    /** Of what the prospect has done by themselves. */
    own: {
      new: 'Ha scelto un orario',
      changed: 'Ha cambiato l’appuntamento',
      cancelled: 'Ha disdetto l’appuntamento',
    },
    how: 'Come',
    intro: (address: string) => `Lo stesso invito va a ${address}.`,
    footer: `Inviata dal sito ${site.brand}. Per cambiare o annullare l’appuntamento usa «Contattato» nell’email della richiesta.`,
  },
} as const;
