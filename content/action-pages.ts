import { facts } from '@/content/facts';
import { site } from '@/content/site';

/** The pages behind the links of the agency's mails. They name the company; the erasure's alone say whose address it is. */
export const actionPages = {
  reference: (reference: string) => `Richiesta ${reference}`,
  facts: {
    receivedAt: 'Ricevuta',
    from: 'Arriva da',
    now: 'Adesso',
  },
  fromSite: 'Modulo del sito',
  held: 'Trattenuta',
  /** `ask` before it is done, `done` after it. */
  stage: {
    ask: (stage: string) => `Vuoi segnare l’esito «${stage}»?`,
    lead: 'Finché non premi il pulsante non cambia niente. E dopo si può annullare.',
    instead: (present: string, next: string) => `Adesso è «${present}»: diventa «${next}».`,
    button: (stage: string) => `Segna «${stage}»`,
    done: (stage: string) => `Esito segnato: «${stage}»`,
    doneLead: 'Vale da adesso, anche per l’email del mattino.',
    undo: 'Annulla, torna com’era',
  },
  release: {
    label: 'È una richiesta vera',
    ask: 'È una richiesta vera?',
    lead: `Se premi il pulsante ti arriva subito per email, come tutte le altre. Se non lo premi non cambia niente: dopo ${facts.requestsStored.text} si cancella da sola.`,
    button: 'Sì, inoltrala',
    done: 'Richiesta inoltrata',
    doneLead:
      'La trovi nella tua casella, come tutte le altre. Questo link ha finito il suo lavoro: premerlo ancora non fa niente.',
  },
  erase: {
    label: 'Cancella i suoi dati',
    ask: 'Vuoi cancellare i suoi dati?',
    lead: (email: string) =>
      `Se premi il pulsante, dal sito sparisce ogni richiesta scritta con ${email}. Non si può annullare.`,
    requests: {
      one: () => 'Sparisce una richiesta',
      other: (shown: string) => `Spariscono ${shown} richieste`,
    },
    stays: {
      title: 'Cosa resta',
      mails: 'Le email già partite: cancellale tu, da tutte le caselle che le hanno ricevute.',
      passedOn: 'Quello che il sito ha già passato agli altri tuoi programmi: va cancellato lì.',
      copies: `Nelle copie notturne restano al massimo ${facts.copiesStored.text}. Se ne rimetti una, cancella di nuovo.`,
    },
    button: 'Cancella per sempre',
    done: 'Cancellati',
    gone: {
      one: () => 'Una richiesta è sparita dal sito.',
      other: (shown: string) => `${shown} richieste sono sparite dal sito.`,
    },
  },
  problem: {
    forged: {
      title: 'Questo link non è valido',
      text: 'Forse si è spezzato quando è stato copiato, o i link sono stati rinnovati dopo l’invio dell’email. Aprilo di nuovo dall’email, per intero. Se non basta, chi cura il sito può segnare la richiesta con il suo numero.',
    },
    expired: {
      title: 'Questo link è scaduto',
      text: 'I link durano finché il sito conserva la richiesta, e questa è passata da un pezzo. Non c’è più niente da fare qui.',
    },
    gone: {
      title: 'Questa richiesta non c’è più',
      text: 'Il sito l’ha cancellata: succede da solo quando scade il tempo di conservazione, o quando qualcuno lo chiede. L’email nella tua casella resta.',
    },
    unavailable: {
      title: 'Un attimo di pazienza',
      text: 'In questo momento il sito non riesce a leggere le richieste. Non è cambiato niente: riapri il link tra qualche minuto.',
    },
    unreadable: {
      title: 'Qualcosa è andato storto',
      text: 'Non siamo riusciti a leggere quello che hai inviato. Non è cambiato niente: riapri il link dall’email e riprova.',
    },
  },
  /** At the end of each. */
  end: `Pagina riservata a ${site.brand}. Il link vale solo per questa azione: non inoltrarlo.`,
} as const;
