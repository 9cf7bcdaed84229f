import { facts } from '@/content/facts';
import { site } from '@/content/site';

/** What the site says when it needs a hand, and when it needs none any more. Numbers and codes, never anybody's data. */
export const alarmMail = {
  raised: { stop: 'Allarme', subject: (title: string) => `[allarme] ${title}` },
  over: { stop: 'Allarme finito', subject: (title: string) => `[risolto] ${title}` },
  labels: { site: 'Sito', code: 'Codice', seenAt: 'Rilevato' },
  footer: `Allarme del sito ${site.brand}: uno quando comincia, uno quando finisce.`,
  troubles: {
    mail: {
      title: 'Il server di posta rifiuta le email del sito',
      over: 'Il server di posta accetta di nuovo le email del sito',
      what: 'Le richieste arrivano e restano salvate, ma non ti vengono consegnate.',
      fix: 'Controlla utente e password della casella del sito, il mittente e i destinatari. Appena la posta funziona, le richieste che aspettano partono da sole.',
    },
    store: {
      title: 'Il sito non riesce a salvare le richieste',
      over: 'Il sito salva di nuovo le richieste',
      what: 'Finché la posta funziona ti arrivano lo stesso, una per una. Se si ferma anche quella, chi compila il modulo vede un errore.',
      fix: 'Guarda se il disco è pieno, se il file dei dati è danneggiato o se il database risponde.',
    },
    disk: {
      title: 'Lo spazio su disco del sito sta per finire',
      over: 'Sul disco del sito c’è di nuovo spazio',
      what: 'Quando finisce, il sito non riesce più a salvare le richieste.',
      fix: 'Libera spazio sul server, o chiedi un disco più grande.',
    },
    backups: {
      title: 'L’archivio non viene più copiato',
      over: 'L’archivio viene di nuovo copiato ogni notte',
      what: 'L’ultima copia ha più di due giorni. Se il disco si rompe, le richieste arrivate dopo sono solo nelle email.',
      fix: 'Guarda se il disco è pieno, e se il sito può scrivere nella cartella backups. Poi riprova da solo.',
    },
    proxy: {
      title: 'Il sito sta uscendo dai motori di ricerca',
      over: 'Il sito è di nuovo aperto ai motori di ricerca',
      what: 'Il proxy davanti al sito chiede le pagine con il nome del server, non con quello del sito. Così ogni pagina dice ai motori di ricerca di non tenerla.',
      fix: 'Fai passare al proxy il nome chiesto dal visitatore: «proxy_set_header Host $host;» con nginx, «ProxyPreserveHost On» con Apache.',
    },
    waiting: {
      title: 'Le richieste aspettano da più di mezz’ora',
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
