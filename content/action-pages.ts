import { site } from '@/content/site';

/** The pages behind the links of the agency's mails. None of them says anything of the person who wrote. */
export const actionPages = {
  reference: (reference: string) => `Richiesta ${reference}`,
  facts: {
    receivedAt: 'Ricevuta',
    from: 'Arriva da',
    now: 'Adesso',
  },
  fromSite: 'Modulo del sito',
  held: 'Trattenuta',
  discarded: 'Nel cestino',
  onItsWay: 'Inoltrata, parte tra un minuto',
  /** `ask` before it is done, `done` after it. */
  stage: {
    ask: (stage: string) => `Segni «${stage}»?`,
    lead: 'Finché non premi il pulsante non cambia niente. E dopo si può annullare.',
    instead: (present: string, next: string) => `Adesso è «${present}»: diventa «${next}».`,
    button: (stage: string) => `Segna «${stage}»`,
    done: (stage: string) => `Segnata: «${stage}»`,
    doneLead: 'Vale da adesso, nell’elenco e nell’esportazione.',
    undo: 'Annulla, torna com’era',
    heldTitle: 'Questa richiesta è trattenuta',
    heldLead: 'Prima va inoltrata: usa «Inoltra» nella email delle richieste trattenute.',
  },
  release: {
    label: 'Inoltra',
    ask: 'Inoltri questa richiesta?',
    lead: 'Ti arriva come tutte le altre, con i pulsanti per rispondere. Parte dopo un minuto: fino ad allora puoi annullare.',
    button: 'Inoltra la richiesta',
    done: 'Inoltrata',
    doneLead: 'Ti arriva per email tra un minuto.',
    goneLead: 'È già partita per la tua casella: da lì puoi segnarla «Non è una richiesta».',
    undo: 'Annulla, trattienila ancora',
  },
  discard: {
    label: 'Cancella',
    ask: 'Cancelli questa richiesta?',
    lead: 'Sparisce del tutto tra un giorno, con i dati di chi l’ha scritta. Fino ad allora puoi annullare da qui.',
    button: 'Cancella la richiesta',
    done: 'Nel cestino',
    doneLead: 'Tra un giorno sparisce del tutto. Se era una richiesta vera, annulla adesso.',
    undo: 'Annulla, tienila',
    releasedTitle: 'Questa richiesta è già stata inoltrata',
    releasedLead:
      'Per questo non si cancella più da qui. Nella sua email trovi «Non è una richiesta».',
  },
  erase: {
    label: 'Cancella i dati di questa persona',
    ask: 'Cancelli tutti i dati di questa persona?',
    lead: (count: string) =>
      `Cerchiamo la sua email e il suo telefono in tutto quello che il sito conserva, e cancelliamo ${count}, con appuntamenti e copie.`,
    counts: {
      one: () => 'una richiesta',
      other: (shown: string) => `${shown} richieste`,
    },
    removed: {
      requests: 'Richieste cancellate',
      copies: 'Copie notturne riscritte senza questa persona',
      files: 'File danneggiati cancellati',
      mentions: 'Altre richieste che nominano questa persona, da guardare a mano',
    },
    warning: 'Non si può annullare. Le email già arrivate nella tua casella le cancelli tu.',
    button: 'Cancella per sempre',
    done: 'Cancellati',
    doneLead:
      'Di questa persona il sito non conserva più niente. Restano le email nella tua casella: cancella anche quelle.',
  },
  problem: {
    forged: {
      title: 'Questo link non è valido',
      text: 'Forse si è spezzato quando è stato copiato, o i link sono stati rinnovati dopo l’invio della email. Aprilo di nuovo dalla email, per intero. Se non basta, chi cura il sito può segnare la richiesta con il suo numero.',
    },
    expired: {
      title: 'Questo link è scaduto',
      text: 'I link durano finché il sito conserva la richiesta, e questa è passata da un pezzo. Non c’è più niente da fare qui.',
    },
    gone: {
      title: 'Questa richiesta non c’è più',
      text: 'Il sito l’ha cancellata: succede da solo quando scade il tempo di conservazione, o quando qualcuno lo chiede. La email nella tua casella resta.',
    },
    unavailable: {
      title: 'Un attimo di pazienza',
      text: 'In questo momento il sito non riesce a leggere le richieste. Non è cambiato niente: riapri il link tra qualche minuto.',
    },
    unreadable: {
      title: 'Qualcosa è andato storto',
      text: 'Non siamo riusciti a leggere quello che hai inviato. Non è cambiato niente: riapri il link dalla email e riprova.',
    },
  },
  /** At the end of each. */
  end: `Pagina riservata a ${site.brand}. Il link vale solo per questa azione su questa richiesta: non inoltrarlo.`,
} as const;
