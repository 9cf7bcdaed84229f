/** What a visitor reads when a page breaks. The title keeps the specification's English. */
export const errorPage = {
  title: 'Unexpected Application Error!',
  lead: 'C’è un guasto sulla linea e questa pagina si è fermata. Riprova tra un momento, oppure torna alla home.',
  messageLabel: 'Messaggio d’errore',
  retry: 'Riprova',
  homeLink: 'Torna alla home',
} as const;
