import { facts } from '@/content/facts';
import { site } from '@/content/site';

/** The pages behind the links of the agency's mails. The erasure's alone say who wrote. */
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
    doneLead: 'Vale da adesso, nei promemoria e nei numeri del mese.',
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
  /** In three pages: what there is, what goes with the next press, what has gone. `alone`: of a request that proves nothing. */
  erase: {
    label: 'Cancella i dati di questa persona',
    ask: 'Vuoi cancellare i dati di questa persona?',
    lead: 'Guarda di chi sono, che cosa sparisce e che cosa resta. Prima di cancellare ti chiediamo un’altra conferma.',
    alone: {
      ask: 'Vuoi cancellare questa richiesta?',
      lead: 'È trattenuta, oppure l’hai segnata «Non è una richiesta»: chi l’ha scritta può averci messo i dati di chiunque. Perciò sparisce solo questa.',
    },
    unreadable: 'non si legge più',
    goes: {
      title: 'Che cosa sparisce',
      requests: {
        one: () => 'Questa richiesta',
        other: (shown: string) => `Le ${shown} richieste scritte con questa email`,
      },
      copies: 'Quello che ne hanno le copie notturne',
    },
    others: {
      title: 'Forse è la stessa persona',
      lead: 'Può anche essere un collega, o qualcuno che non c’entra. Di queste sparisce solo quello che spunti.',
      why: { telephone: 'Stesso telefono', named: 'La nomina nel testo' },
      more: {
        one: () => 'Ce n’è un’altra: chi cura il sito la trova con il comando «leads erase».',
        other: (shown: string) =>
          `Ce ne sono altre ${shown}: chi cura il sito le trova con il comando «leads erase».`,
      },
    },
    stays: {
      title: 'Che cosa resta',
      mail: 'Le email già partite: cancellale tu, da tutte le caselle che le hanno ricevute.',
      webhook: 'Quello che il sito ha già passato agli altri tuoi programmi: va cancellato lì.',
      database: `Le copie fatte con pg_dump, che si cancellano dopo ${facts.copiesStored.text}, e il registro di PostgreSQL.`,
      copies: 'Le copie portate altrove o fatte a mano. Se ne rimetti una, cancella di nuovo.',
      others: {
        one: () => 'Un’altra richiesta, che forse è della stessa persona.',
        other: (shown: string) => `Altre ${shown} richieste, che forse sono della stessa persona.`,
      },
      files: (names: string) =>
        `File che il sito non ha toccato, e in cui può esserci qualcosa. Falli guardare a chi lo cura: ${names}`,
    },
    next: 'Rivedi e conferma',
    sure: {
      title: 'Vuoi cancellare per sempre?',
      lead: 'Con il prossimo pulsante sparisce tutto quello che vedi qui sotto. Non si può annullare.',
      changed: 'Nel frattempo qualcosa è cambiato: guarda di nuovo.',
      rest: {
        one: () => 'E un’altra con la stessa email.',
        other: (shown: string) => `E altre ${shown} con la stessa email.`,
      },
      button: 'Cancella per sempre',
      back: 'Torna indietro senza cancellare',
    },
    removed: {
      requests: 'Richieste',
      copies: 'Copie notturne',
      rewritten: {
        one: () => 'una, adesso senza questi dati',
        other: (shown: string) => `${shown}, adesso senza questi dati`,
      },
      files: 'Altri file',
    },
    done: 'Cancellati',
    doneLead: 'Ecco che cosa è sparito. Leggi anche che cosa resta, e dove.',
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
  end: `Pagina riservata a ${site.brand}. Il link vale solo per questa azione su questa richiesta: non inoltrarlo.`,
} as const;
