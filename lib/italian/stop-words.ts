/**
 * Words that say nothing of what a text is about: articles, prepositions with theirs, pronouns, the commonest verbs, and
 * what questions begin with. Without accents, as `lib/italian/terms.ts` compares them.
 */
export const stopWords: ReadonlySet<string> = new Set(
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
