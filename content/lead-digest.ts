import { site } from '@/content/site';

/** The mail that sums up the requests held back as suspects. */
export const leadDigest = {
  subject: (count: number) =>
    count === 1 ? 'Una richiesta trattenuta dal sito' : `${count} richieste trattenute dal sito`,
  intro: 'Queste richieste sembrano spam e non sono state inoltrate. Nessuna è andata persa.',
  release: 'Per ricevere una richiesta come le altre:',
  reasonLabel: 'Motivo',
  reasons: {
    honeypot: 'ha compilato un campo invisibile',
    too_fast: 'inviata in meno di 3 secondi',
    links: 'contiene più link',
    many_links: 'contiene molti link',
    cross_site: 'inviata da un altro sito',
    global_limit: 'arrivata durante un afflusso anomalo',
  },
  more: (count: number) => `… e altre ${count}. L’elenco completo: npm run leads -- list`,
  footer: `Riepilogo del sito ${site.brand}, al massimo uno al giorno.`,
} as const;
