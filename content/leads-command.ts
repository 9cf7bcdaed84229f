import { actionPages } from '@/content/action-pages';
import { facts } from '@/content/facts';
import { leadCsv } from '@/content/lead-csv';
import { leadMail } from '@/content/mails/lead';
import { noStage, stages } from '@/content/stages';

/** What the system says of a file that somebody may not use. */
interface Denied {
  file: string;
  user: number | undefined;
  owner: number | undefined;
  mode: string;
}

const outcomes = [...Object.values(stages), noStage].map(({ word }) => word);

const usage = (program: string) => `${program} COMANDO

  list                    tutte le richieste, una per riga
  show RICHIESTA          una richiesta per intero
  mark RICHIESTA ESITO    com’è andata: contattato, vinto, perso, non-richiesta,
                          o nessuno per togliere l’esito
  retry RICHIESTA         rimanda quello che non è stato consegnato, anche se il
                          sito ci aveva rinunciato
  release RICHIESTA       inoltra una richiesta trattenuta
  erase RICHIESTA         cancella tutte le richieste del suo indirizzo email;
                          con --dry-run dice solo quali
  export --csv            le richieste per un foglio di calcolo. --to FILE le
                          scrive in un file nuovo, --from 2026-11-01 e
                          --until 2026-11-30 scelgono i giorni, estremi compresi
  figures [MESE]          i numeri di un mese (2026-11), o dell’ultimo finito
  purge                   cancella subito le richieste che il sito non deve più
                          conservare: di solito lo fa da solo
  rotate-key              spegne i link di tutte le email già partite, se li ha
                          chi non deve averli
  backup [FILE]           copia l’archivio adesso, in FILE o accanto alle copie
                          notturne, che durano ${facts.copiesStored.text}
  restore FILE            rimette una copia in un archivio vuoto, anche di
                          PostgreSQL; con --replace al posto di quello che c’è.
                          Quello che nella copia non era consegnato riparte

RICHIESTA è il numero che leggi nelle email (2e2ee3a1), oppure una parte del
nome, dell’azienda o dell’indirizzo, se la trova in una richiesta sola.
Per erase va bene anche un indirizzo intero.

purge, erase, rotate-key e restore --replace prima chiedono; --yes risponde sì
al posto tuo, per gli script.

L’archivio è quello del server: DATA_DIR o DATABASE_URL, presi dall’ambiente o da
.env. Il server può restare acceso. Se l’archivio è in PostgreSQL, backup e
restore --replace dicono con quale comando si fa.`;

/** What `npm run leads` says in the terminal, beside the words of the mails. */
export const leadsCommand = {
  usage,
  list: {
    columns: {
      reference: leadMail.labels.id,
      receivedAt: leadMail.labels.receivedAt,
      state: leadCsv.columns.status,
      name: leadMail.labels.nome,
      company: leadMail.labels.azienda,
      waiting: 'Aspetta da',
    },
    /** Beside how long a request waits whose promise is broken, and what that means below the list. */
    late: '!',
    lateMeans: '! promessa scaduta',
    count: {
      one: (shown: string) => `${shown} richiesta`,
      other: (shown: string) => `${shown} richieste`,
    },
    more: {
      one: () => '… e un’altra',
      other: (shown: string) => `… e altre ${shown}`,
    },
  },
  /** In place of a request whose text the store has lost. */
  unreadable: 'illeggibile',
  request: (reference: string, who: string) => `richiesta ${reference} di ${who}`,
  unreadableRequest: (reference: string) => `richiesta ${reference}, che non si riesce più a leggere`,
  show: {
    id: 'Numero per intero',
    held: 'Trattenuta perché',
    stored: 'Nell’archivio c’è questo, e non si riesce a leggere',
    channel: { mail: 'Per email', webhook: 'Al webhook' },
    attempts: {
      one: () => 'un tentativo',
      other: (shown: string) => `${shown} tentativi`,
    },
    due: (when: string) => `prossimo tentativo ${when}`,
    lastError: (code: string) => `ultimo errore ${code}`,
  },
  find: {
    missing: (command: string) => `${command} vuole una richiesta: il suo numero, o una parte di nome, azienda o indirizzo. Le vedi tutte con list.`,
    tooShort: (typed: string) => `«${typed}» è troppo corto: servono almeno 3 caratteri.`,
    none: (typed: string) => `Nessuna richiesta con «${typed}». Le vedi tutte con list.`,
    several: (typed: string) => `«${typed}» è in più richieste, e non ho fatto niente. Scegli con il numero:`,
  },
  mark: {
    missing: `mark vuole anche un esito: ${outcomes.join(', ')}.`,
    held: (request: string) => `È trattenuta, prima inoltrala con release: ${request}.`,
    marked: (stage: string, request: string) => `Segnata come ${stage}: ${request}.`,
    already: (stage: string, request: string) => `Era già segnata come ${stage}: ${request}.`,
    unmarked: (request: string) => `Esito tolto: ${request}.`,
    alreadyUnmarked: (request: string) => `Non aveva un esito: ${request}.`,
  },
  retry: {
    due: (request: string) => `Riparte adesso: ${request}.`,
    held: (request: string) => `È trattenuta, si inoltra con release: ${request}.`,
    none: (request: string) => `Era già consegnata, non riparte niente: ${request}.`,
  },
  release: {
    released: (request: string) => `Inoltrata, parte adesso: ${request}.`,
    notHeld: (request: string) => `Non era trattenuta: ${request}.`,
  },
  erase: {
    of: (email: string) => `Di ${email}:`,
    none: (email: string) => `Nessuna richiesta di ${email}: non c’è niente da cancellare.`,
    forGood: 'Non si può annullare.',
    ...actionPages.erase,
  },
  purge: {
    none: 'Non c’è niente da cancellare: nessuna richiesta è oltre il suo tempo.',
    over: {
      one: () => 'È oltre il suo tempo una richiesta, e sparisce dal sito:',
      other: (shown: string) => `Sono oltre il loro tempo ${shown} richieste, e spariscono dal sito:`,
    },
  },
  rotateKey: {
    what: {
      one: () => 'I link nelle email di una richiesta smettono di funzionare. I prossimi useranno una chiave nuova.',
      other: (shown: string) => `I link nelle email di ${shown} richieste smettono di funzionare. I prossimi useranno una chiave nuova.`,
    },
    done: 'Fatto: i link delle email già partite portano a una pagina che lo dice.',
    noCopy: 'Con PostgreSQL qui non se ne fa prima una copia. Se la vuoi, falla con',
  },
  copy: {
    first: 'Prima copio quello che c’è adesso, accanto alle copie notturne.',
    kept: (file: string) => `Quello che c’era prima è in ${file}`,
    failed: (code: string) => `La copia di quello che c’è adesso non è riuscita (${code}), e così non è cambiato niente.`,
    made: (when: string, file: string) => `Copia di ${when}: ${file}`,
  },
  restore: {
    missing: 'restore vuole un FILE.',
    holds: {
      one: () => 'L’archivio adesso ha una richiesta.',
      other: (shown: string) => `L’archivio adesso ha ${shown} richieste.`,
    },
    brings: (file: string) => ({
      one: () => `Con esiti e numeri lascia il posto a ${file}, che di richieste ne ha una.`,
      other: (shown: string) => `Con esiti e numeri lascia il posto a ${file}, che di richieste ne ha ${shown}.`,
    }),
    lost: 'Nella copia queste mancano, e spariscono:',
    done: (file: string) => ({
      one: () => `Rimessa una richiesta da ${file}`,
      other: (shown: string) => `Rimesse ${shown} richieste da ${file}`,
    }),
    eraseAgain: 'Chi avevi cancellato dopo quella copia è tornato: cancellalo di nuovo.',
    refused: {
      noCopy: (file: string) => `${file} non è una copia dell’archivio (leads-….sqlite).`,
      noFile: (file: string) => `Il file ${file} non c’è.`,
      unreadable: (file: string, code: string) => `${file} non si può leggere (${code}): non è cambiato niente.`,
      damaged: (file: string) => `${file} è danneggiato, o gli manca un pezzo: non è cambiato niente.`,
      otherRelease: (file: string, names: string) => `${file} è di un’altra versione del sito (${names}): rimettilo con quella.`,
      notEmpty: (count: number) =>
        `L’archivio ha già ${count === 1 ? 'una richiesta' : `${count} richieste`}: non è cambiato niente. Con --replace la copia prende il posto di quello che c’è.`,
    },
  },
  export: {
    form: 'export conosce una forma sola: export --csv',
    badDay: (option: string) => `--${option} vuole un giorno come 2026-11-30.`,
    backwards: '--from viene dopo --until.',
    written: (file: string) => ({
      one: () => `Scritta una richiesta in ${file}`,
      other: (shown: string) => `Scritte ${shown} richieste in ${file}`,
    }),
    exists: (file: string) => `${file} c’è già, e resta com’è: scegli un altro nome.`,
    failed: (file: string, code: string) => `${file} non si può scrivere (${code}).`,
  },
  figures: { badMonth: 'figures vuole un mese come 2026-11.' },
  postgres: 'Non ho fatto niente: l’archivio è un database PostgreSQL. Si fa con il suo comando:',
  ask: {
    question: 'Scrivi sì per continuare: ',
    /** What counts as a yes, in lower case. */
    answers: ['sì', 'si'],
    refused: 'Va bene, non ho fatto niente.',
    noTerminal: 'Non ho fatto niente: qui non posso chiedere. Se è quello che vuoi, aggiungi --yes.',
  },
  mistakes: {
    command: (command: string) => `Il comando ${command} non c’è.`,
    option: (command: string, option: string) => `${command} non conosce ${option}.`,
    value: (option: string) => `${option} vuole un valore.`,
    flag: (option: string) => `${option} non vuole un valore.`,
    denied: (code: string, { file, user, owner, mode }: Denied) =>
      `L’utente ${user} non può usare ${file} (${code}; è dell’utente ${owner}, con permessi ${mode}): non è cambiato niente. Riprova come l’utente del server.`,
    failed: (what: string) => `Non è riuscito: ${what}`,
  },
} as const;
