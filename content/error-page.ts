/** What a visitor reads when a page breaks. The title keeps the specification's English. */
export const errorPage = {
  title: 'Unexpected Application Error!',
  lead: 'Questa pagina si è bloccata per un errore nostro. Riprova tra un momento, oppure torna alla home.',
  retry: 'Riprova',
  homeLink: 'Torna alla home',
} as const;
