import { facts } from '@/content/facts';
import { site } from '@/content/site';

/** What the site says when it needs a hand, and when it needs none any more. Numbers and codes, never anybody's data. */
export const alarmMail = {
  raised: { stop: 'Allarme', subject: (title: string) => `[allarme] ${title}` },
  over: { stop: 'Allarme finito', subject: (title: string) => `[risolto] ${title}` },
  labels: { site: 'Sito', code: 'Dettaglio', seenAt: 'Rilevato' },
  requests: { one: () => 'una richiesta', other: (shown: string) => `${shown} richieste` },
  since: (requests: string, longest: string) => `${requests}, la prima da ${longest}`,
  footer: `Allarme del sito ${site.brand}: uno quando comincia, uno quando finisce, e un altro se le richieste ferme aumentano.`,
  troubles: {
    mail: {
      title: 'Il server di posta rifiuta le email del sito',
      over: 'Il server di posta accetta di nuovo le email del sito',
      what: 'Le richieste arrivano e restano salvate, ma non ti vengono consegnate.',
      fix: 'Controlla l’indirizzo e la porta del server di posta (SMTP_URL) e il suo certificato. Appena la posta funziona, le richieste che aspettano partono da sole.',
      byCode: {
        EAUTH: {
          what: 'Le richieste arrivano e restano salvate, ma non ti vengono consegnate: il server di posta non accetta l’accesso del sito.',
          fix: 'Controlla utente e password della casella del sito (SMTP_URL): forse la password è cambiata. Appena la posta funziona, le richieste che aspettano partono da sole.',
        },
        EENVELOPE: {
          what: 'Il mittente o una delle caselle che ricevono le richieste viene rifiutata. Alle altre caselle le richieste arrivano.',
          fix: 'Controlla che le caselle di LEADS_TO esistano e non siano piene, e che quella di LEADS_FROM possa spedire. Le email che mancano partono da sole.',
        },
        EMESSAGE: {
          what: 'Il server di posta ha rifiutato il contenuto di un’email. La richiesta è salvata, e il sito ci riprova.',
          fix: 'Se succede con ogni richiesta, chiedi al gestore della posta perché rifiuta le email di LEADS_FROM: SPF, DKIM e DMARC devono essere a posto.',
        },
      },
    },
    store: {
      title: 'Il sito non riesce a salvare le richieste',
      over: 'Il sito salva di nuovo le richieste',
      what: 'Finché la posta funziona ti arrivano lo stesso, una per una. Se si ferma anche quella, chi compila il modulo vede un errore.',
      fix: 'Guarda se il disco è pieno, se il file dei dati è danneggiato o se il database risponde.',
    },
    store_replaced: {
      title: 'L’archivio delle richieste è sparito',
      over: 'L’archivio delle richieste è a posto',
      what: 'Il file con le richieste non c’era più, e il sito ne ha cominciato uno vuoto. Le richieste nuove arrivano e vengono salvate; quelle di prima sono nelle email e nelle copie.',
      fix: `Se il disco dei dati si è staccato, ricollegalo. Altrimenti rimetti la copia indicata qui sotto: leads restore, il suo nome, --replace. Fallo entro ${facts.copiesStored.text}: poi le copie si cancellano.`,
      byCode: {
        'leads.db': {
          what: 'Il file con le richieste non c’era più, e il sito ne ha cominciato uno vuoto. Le richieste nuove arrivano e vengono salvate; quelle di prima sono nelle email.',
          fix: 'Se il disco dei dati si è staccato, ricollegalo. Accanto non ci sono copie: se ne tieni altrove, rimetti la più recente con leads restore.',
        },
      },
    },
    no_volume: {
      title: 'Le richieste non sono su un disco che resta',
      over: 'Le richieste sono su un disco che resta',
      what: 'Il sito gira in un contenitore senza volume: al prossimo aggiornamento le richieste salvate spariscono.',
      fix: 'Collega un volume alla cartella /data, o usa un database con DATABASE_URL.',
    },
    disk: {
      title: 'Lo spazio su disco del sito sta per finire',
      over: 'Sul disco del sito c’è di nuovo spazio',
      what: 'Quando lo spazio finisce, il sito non riesce più a salvare le richieste.',
      fix: 'Libera spazio sul server, o chiedi un disco più grande.',
    },
    backups: {
      title: 'L’archivio non viene più copiato',
      over: 'L’archivio viene di nuovo copiato ogni notte',
      what: 'L’ultima copia ha più di due giorni. Se il disco si rompe, le richieste arrivate dopo sono solo nelle email.',
      fix: 'Guarda se il disco è pieno, e se il sito può scrivere nella cartella backups. Poi il sito riprova da solo.',
    },
    proxy: {
      title: 'Il sito sta uscendo dai motori di ricerca',
      over: 'Il sito è di nuovo aperto ai motori di ricerca',
      what: 'Il proxy davanti al sito chiede le pagine con il nome del server, non con quello del sito. Così ogni pagina dice ai motori di ricerca di non tenerla.',
      fix: 'Fai passare al proxy il nome chiesto dal visitatore: «proxy_set_header Host $host;» con nginx, «ProxyPreserveHost On» con Apache.',
    },
    assistant: {
      title: 'L’assistente di prova non risponde',
      over: 'L’assistente di prova risponde di nuovo',
      what: 'Ha fallito tre volte di seguito: al posto del campo per scrivergli chi visita il sito trova il modulo.',
      fix: 'Apri il tuo workflow in n8n: dev’essere attivo, e il suo indirizzo quello di ASSISTANT_URL. Poi npm run launch:check gli fa una domanda.',
    },
    waiting: {
      title: 'Ci sono richieste che aspettano da più di mezz’ora',
      over: 'Le richieste che aspettavano sono partite',
      what: 'Il sito continua a provare, ma chi ha scritto sta aspettando te.',
      fix: 'Controlla che il server di posta risponda, e il webhook se lo usi.',
    },
    dead_letter: {
      title: 'Il sito ha rinunciato a consegnare una richiesta',
      over: 'Tutte le richieste sono state consegnate',
      what: `Ha provato per giorni, o la richiesta si è danneggiata sul disco. È salvata, e dopo ${facts.undeliveredStored.text} si cancella.`,
      fix: 'Sistema la causa, poi chi cura il sito la rimanda: npm run leads -- list, e retry con il suo numero.',
    },
  },
} as const;
