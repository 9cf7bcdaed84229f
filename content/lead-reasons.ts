/** Why a request looks odd, in the words of the mails and of the command line's CSV. */
export const leadReasons = {
  honeypot: 'ha compilato un campo che le persone non vedono',
  faster_than_hand: 'inviata più in fretta di quanto una mano possa fare',
  flood: 'arrivata in un’ora con centinaia di richieste',
  too_fast: 'inviata meno di 3 secondi dopo l’apertura della pagina',
  links: 'contiene più link',
  many_links: 'contiene molti link',
  cross_site: 'inviata dalla pagina di un altro sito',
} as const;
