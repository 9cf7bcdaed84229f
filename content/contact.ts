import { facts } from '@/content/facts';

/** By when, where nobody has computed it. */
const soon = `${facts.answer.text}, nei giorni lavorativi`;

const answers = `Ti contattiamo entro ${soon}.`;

const length = facts.consultation;
export const chooseTime = `Scegli tu ${length.spoken === 'mezz’ora' ? 'la mezz’ora' : `i ${length.text}`}`;

/** What mails and lists call the fields, in the payload's own names. */
export const fieldNames = {
  nome: 'Nome',
  azienda: 'Azienda',
  email: 'Email',
  telefono: 'Telefono',
  obiettivi: 'Cosa vorrebbe fare',
} as const;

/**
 * Everything the consultation form says, in all its states. Field names are the payload's own; a label gets its asterisk by
 * `lib/lead/fields.ts`.
 */
export const contact = {
  /** What leads to the form is called so too, where the specification does not name it. */
  name: 'Consulenza gratuita',
  fields: {
    nome: { label: 'Nome', placeholder: 'Maria Rossi' },
    azienda: { label: 'Azienda', placeholder: 'Rossi Srl' },
    email: { label: 'Email', placeholder: 'maria@rossi.it' },
    telefono: {
      label: 'Telefono',
      placeholder: '+39 333 123 4567',
      hint: 'Mai per pubblicità.',
    },
    obiettivi: {
      label: 'Cosa vorresti fare?',
      placeholder: 'Per esempio: mandare i preventivi in giornata e rispondere anche la sera.',
    },
  },
  /** What is written in the fields of one page's form instead, by its path. */
  examples: {
    '/hospitality': {
      azienda: 'Hotel Rossi',
      obiettivi: 'Per esempio: 30 camere, di notte al telefono rispondo io.',
    },
  } as Record<string, Partial<Record<keyof typeof fieldNames, string>>>,
  /** Where all fields are required, and where some are not. */
  required: { all: 'Tutti i campi sono obbligatori.', marked: 'I campi con * sono obbligatori.' },
  submit: 'Invia la richiesta',
  submitting: 'Invio in corso...',
  promise: `${facts.consultation.text}, gratis, senza impegno. ${answers}`,
  /** Where the page has said the rest. */
  answers,
  /** Under a title that says the rest. */
  byPerson: `Senza impegno. Ti contatta una persona entro ${soon}.`,
  /** Stands where a page's line arrives. */
  endRing: facts.consultation.text,
  /**
   * Art. 13 GDPR: said where the data are asked for. No consent box, for answering a request needs none: art. 6(1)(b) and (f).
   * Where somebody comes from is what `lib/lead/attribution.ts` reads.
   */
  privacy: {
    purpose:
      'Usiamo quello che scrivi per risponderti, e la pagina o la campagna da cui arrivi per capire cosa funziona. Niente cookie, niente profili. Per quanto tempo, e i tuoi diritti:',
    link: 'Informativa privacy',
  },
  success: {
    toastTitle: 'Richiesta inviata con successo! ✅',
    toastText: `Ti contatteremo entro ${facts.answer.text} per programmare la consulenza gratuita.`,
  },
  /** Over the form, when fields have to be fixed; `prefix` goes before the page's title. */
  refused: {
    prefix: 'Errore:',
    title: 'La richiesta non è partita',
    lead: 'Correggi questi campi e inviala di nuovo: il resto è rimasto come l’hai scritto.',
  },
  failure: {
    // the straight apostrophe is the specification's own spelling
    toastTitle: "Errore nell'invio",
    toastText: 'Si è verificato un errore. Riprova tra qualche minuto.',
  },
  thankYou: {
    title: 'Grazie, la tua richiesta è arrivata.',
    /** `moment` is missing where no script knows it. */
    steps: (moment?: string) => [
      { title: 'Adesso', text: 'Una persona del team legge quello che ci hai scritto.' },
      {
        title: `Entro ${moment ?? soon}`,
        text: 'Ti chiamiamo o ti scriviamo per fissare un\u00a0orario comodo.',
      },
      {
        title: `Poi, ${facts.consultation.text} insieme`,
        text: 'Una chiamata: guardiamo cosa automatizzare, e cosa no.',
      },
    ],
    booking: {
      label: chooseTime,
      /** After the label, for it leads elsewhere. */
      opens: (host: string) => `si apre ${host} in un’altra scheda`,
    },
    whatsapp: 'Hai fretta? Scrivici su WhatsApp',
  },
  /** The messages that the schema gives for each field: `required` for each that may not be empty. */
  errors: {
    nome: {
      required: 'Scrivi il tuo nome.',
      tooLong: 'Il nome può avere al massimo 100 caratteri.',
    },
    azienda: {
      required: 'Scrivi il nome della tua azienda.',
      tooLong: 'Il nome dell’azienda può avere al massimo 150 caratteri.',
    },
    email: {
      required: 'Scrivi la tua email.',
      invalid: 'Controlla l’email: deve essere come nome@azienda.it.',
      unicode:
        'Prima della @ l’email può avere solo lettere senza accenti, numeri e segni come . _ - +',
      tooLong: 'L’email può avere al massimo 254 caratteri.',
    },
    telefono: {
      required: 'Scrivi il tuo numero di telefono.',
      invalid: 'Controlla il numero: servono almeno 6 cifre, come +39\u00a0333\u00a0123\u00a04567.',
      tooLong: 'Il numero può avere al massimo 100 caratteri.',
    },
    obiettivi: {
      required: 'Raccontaci in due righe cosa vorresti fare.',
      tooLong: 'Il testo può avere al massimo 5.000 caratteri.',
    },
  },
} as const;

/** Words of the form that no person is meant to read. */
export const leadForm = { honeypotLabel: 'Sito web' } as const;
