import { stemmer } from '@orama/stemmers/italian';
import { phrases } from '@/content/synonyms';

const unstemmed = new Set([
  'posta',
  'posto',
  'posti',
  'fatturato',
  'partita',
  'taglia',
  'taglie',
  'quanti',
  'quante',
]);

const meant = new Map(phrases);
const phrase = new RegExp(`\\b(?:${[...meant.keys()].join('|')})\\b`, 'g');

/** What an Italian text is about: its words without accents, stemmed (snowballstem.org/algorithms/italian). */
export function terms(text: string): string[] {
  return text
    .replace(/\bAI\b|(?<=['’])ai\b/g, 'ia')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(phrase, (said) => meant.get(said) ?? said)
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !stopWords.has(word))
    .map((word) => (unstemmed.has(word) ? word : stemmer(word)));
}

const stopWords: ReadonlySet<string> = new Set(
  `a ad ai agli al all alla alle allo con col coi da dagli dai dal dall dalla dalle dallo degli dei del dell della delle
  dello di e ed fra gli i il in la le lo nei negli nel nell nella nelle nello o od per su sugli sui sul sull sulla sulle
  sullo tra un una uno un
  anche ancora che chi ci cio come com con cosa cosi cui da dove dov ecco essere ma ne neanche nemmeno non nn no oppure
  perche pero piu poi poco po proprio pure qual quale quali quando quant quanta quel quella quelle
  quelli quello questa queste questi questo qui se sei si sia solo sono sta stata stato sto tanto troppo tutta tutte
  tutti tutto vi x
  io tu lui lei noi voi loro me te mi ti mio mia mie miei tuo tua tue tuoi suo sua sue suoi nostra nostre nostri nostro
  vostra vostre vostri vostro
  abbiamo avete aver avere avete ha hai hanno ho ce cera era erano fa fai fanno far fare fate fatto faccio fosse siamo
  siete va vai vanno viene vengono vuoi vuole vogliono voglio volete vorrei puo puoi posso possono possiamo potete potrei
  potere devo devi deve devono dobbiamo dovete bisogna serve servono so dire dite dici
  succede capita esiste esistono
  salve ciao buongiorno buonasera grazie prego scusate scusi per favore
  ad es etc gia ora adesso dopo prima sempre mai li la qua altro altra altri altre
  usare usa usate usi uso usarlo usarla prende prendere prendono mette mettere mettete mettono dice dicono saper sapere
  stessa stesso via vado rischio problema problemi
  uno vero vera lavorare lavorate lavora lavorano gestire gestisce gestite spiegare spiegate mandare mandate manda
  due tre quattro cinque ora ore parlare parla parlo parlate parlano trovare trovate trova
  miglior migliore migliori peggio
  b servizio servizi soluzione soluzioni sistema sistemi
  d l c s m t v`.split(/\s+/),
);
