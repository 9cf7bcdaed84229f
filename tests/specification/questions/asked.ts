/**
 * What buyers ask, in their words, misspelt now and then, and the passages that answer it. A passage is named by its page
 * and words of its title, so that a text may be worded anew: any of those named will do.
 */
export interface Asked {
  /** The page whose box is used. */
  on: string;
  asks: string;
  finds: string[];
}

/** Reads a table: a page in a line of its own, and below it each question with what it finds. */
function table(rows: string): Asked[] {
  let on = '';
  return rows.split('\n').flatMap((row) => {
    if (row.startsWith('# ')) on = row.slice(2);
    const [asks = '', ...finds] = row.split(' | ');
    return finds.length > 0 ? [{ on, asks, finds }] : [];
  });
}

export const asked: readonly Asked[] = table(`
# home
quanto costa il voicebot al mese | voicebot-intelligente: costa | home: voicebot mese
prezzo chatbot? | chatbot-multicanale: costa
quanto spendo per far rispondere alle mail in automatico | risposta-email-automatica: costa
avete un listino prezzi? | home: costano
e se dopo un po’ voglio disdire? | home: smettere
ci sono vincoli o posso recedere quando voglio | home: smettere
se l’AI dice una cavolata al mio cliente chi paga? | home: sbaglia
funziona col mio gestionale? | home: gestionale | automazione-preventivi-documenti: gestionale
fatturazione elettronica | home: fattura | automazione-preventivi-documenti: fattura
dopo che avete installato tutto ci seguite voi? | home: segue | home: supporto
dove vengono salvati i dati dei miei clienti | home: dati | automazione-preventivi-documenti: dati
risponde anche la domenica e a ferragosto? | chatbot-multicanale: ferragosto | voicebot-intelligente: risponde puoi
la consulenza si paga? quanto dura | home: partire | chatbot-multicanale: costa | risposta-email-automatica: costa | generazione-contenuti-ai: costa
in quanto tempo è pronto il chatbot | chatbot-multicanale: operativo
in quanti giorni siamo operativi? | home: avvio | chatbot-multicanale: operativo
bisogna saper programmare | home: no-code
fate corsi ai miei dipendenti per usarlo? | home: formazione | home: segue
al telefono si capisce che è un robot? | voicebot-intelligente: voce | chi-risponde: telefono | voicebot-intelligente: legge
registrate le telefonate? | voicebot-intelligente: registrate | chi-risponde: accendi
ho una lista di numeri comprata, potete chiamarli? | chi-risponde: chiamato | voicebot-intelligente: legge | lead-generation-marketing-automation: privacy
si integra con hubspot | chatbot-multicanale: collega | voicebot-intelligente: crm | risposta-email-automatica: integra | risposta-email-automatica: crm | lead-generation-marketing-automation: collega | automazione-preventivi-documenti: gestionale
funziona con outlook? | risposta-email-automatica: outlook | risposta-email-automatica: integra | voicebot-intelligente: crm
i testi che scrivete di chi sono? | generazione-contenuti-ai: contenuti profili
il cliente può firmare dal cellulare | automazione-preventivi-documenti: firma
come faccio a sapere se hanno aperto il prevetivo | automazione-preventivi-documenti: tracciamento
posso usare la mia voce nei video? | avatar-video-personalizzati: voce
in che lingue parla l’avatar? | avatar-video-personalizzati: multilingue
quanto devo investire in pubblicità | lead-generation-marketing-automation: costa
tra quanto si vedono i risultati delle campagne | lead-generation-marketing-automation: risultati
usate le nostre conversazioni per allenare l’intelligenza artificiale? | chi-risponde: addestramento
serve il consenso per telefonare in automatico? | chi-risponde: chiamato | voicebot-intelligente: legge | chi-risponde: registro
e se il voicebot capisce male? | voicebot-intelligente: capisce
può spostare o disdire un appuntamento | voicebot-intelligente: appuntamenti | risposta-email-automatica: appuntamenti
si possono usare più servizi insieme? | home: combinano
fa le foto per i social? | generazione-contenuti-ai: immagini | generazione-contenuti-ai: social
pubblicate anche i post o li devo pubblicare io | generazione-contenuti-ai: programmazione | generazione-contenuti-ai: social | generazione-contenuti-ai: contenuto
il numero di telefono resta a me se vado via? | voicebot-intelligente: numero | chatbot-multicanale: numero | home: smettere
# chatbot-multicanale
quanto costa | chatbot-multicanale: costa
whatsapp si paga a messaggio? | chatbot-multicanale: costa | hospitality: whatsapp
e se nn sa rispondere? | chatbot-multicanale: risposta sa
cosa succede se da informazioni sbagliate | chatbot-multicanale: sbagliata
il numero whatsapp rimane mio? | chatbot-multicanale: numero
privacy dei miei clienti | chatbot-multicanale: dati
funziona anche su istagram? | chatbot-multicanale: canali | chatbot-multicanale: collega
quanto ci mettete ad attivarlo | chatbot-multicanale: operativo
posso intervenire io nella chat? | chatbot-multicanale: persona
si collega al crm? | chatbot-multicanale: collega
va bene per un ecommerce? un negozio online | chatbot-multicanale: negozio
ci sono statistiche sulle chat? | chatbot-multicanale: analytics
# hospitality
funziona con il mio pms? | hospitality: gestionale
c’è il rischio di overbooking | hospitality: gestionale
di notte chi svegliate? | hospitality: notte
e per la tassa di soggiorno come si fa? | hospitality: tassa
come si fa il riconoscimento dei documenti al check-in | hospitality: identificazione
gli ospiti si accorgono che è un bot? | hospitality: ai
risponde in inglese e tedesco? | hospitality: chatbot whatsapp | avatar-video-personalizzati: multilingue | hospitality: demo
quanto mi fa pagare meta per whatsap | hospitality: whatsapp
prende le prenotazioni al telefono? | hospitality: voicebot
quanto ci vuole per attivarlo nel mio hotel | numeri: attivazione | hospitality: sistema
può riscrivere a chi ha chiesto un prezzo e non ha prenotato | hospitality: marketing | lead-generation-marketing-automation: hotel
`);

export const unanswered: readonly string[] = [
  'che tempo fa domani',
  'vendete stampanti?',
  'quanti dipendenti avete?',
  'chi ha vinto il campionato',
  'mi consigli un ristorante a Milano?',
  'avete una sede in Germania?',
  'qual è il vostro fatturato',
  'assumete programmatori?',
  'come si fa la carbonara',
  'riparate computer e telefoni?',
  'fate siti internet?',
  'si può pagare in bitcoin?',
  'a che ora apre il vostro ufficio',
  'quanto costa un volo per Parigi',
  'traducimi questa frase in spagnolo',
  'qual è la capitale della Francia',
  'fate le buste paga?',
  'avete la certificazione ISO 27001?',
  'installate telecamere di sorveglianza?',
  'raccontami una barzelletta',
];

/** Written after the search was made, to be asked of it once. */
export const askedLater: readonly Asked[] = table(`
# home
quanto mi costa far fare i video con l’avatar | avatar-video-personalizzati: costa
se sbaglia il prezzo nel preventivo? | automazione-preventivi-documenti: sbaglia
posso approvare le risposte prima che partano? | risposta-email-automatica: sbaglia | generazione-contenuti-ai: parola | generazione-contenuti-ai: sì
il chatbot dice di essere un robot? | chi-risponde: chat | hospitality: ai | chatbot-multicanale: dati | chatbot-multicanale: risposta immediata
mi serve un nuovo indirizzo email? | risposta-email-automatica: traslochi
siete in regola col gdpr | voicebot-intelligente: legge | lead-generation-marketing-automation: privacy | home: dati | chatbot-multicanale: dati | generazione-contenuti-ai: dati | chi-risponde: tratta
a chi restano gli account facebook e google | lead-generation-marketing-automation: contatti account | home: smettere | chatbot-multicanale: numero
manda i solleciti se il cliente non risponde? | automazione-preventivi-documenti: follow-up
# chatbot-multicanale
tempi di attivazione | chatbot-multicanale: operativo
passa la conversazione a un operatore? | chatbot-multicanale: persona | chatbot-multicanale: risposta sa
riconosce chi vuole comprare? | chatbot-multicanale: lead | chatbot-multicanale: chatbot multicanale
# hospitality
leggete le disponibilita da booking e expedia? | hospitality: programmi | hospitality: gestionale | hospitality: booking
l’ospite può chiedere di parlare con una persona | hospitality: ai | hospitality: notte | chi-risponde: chiede
serve un numero whatsapp nuovo? | hospitality: whatsapp
potete chiedere voi la caparra | hospitality: caparra
`);

export const unansweredLater: readonly string[] = [
  'vendete anche i computer?',
  'quando è nata la vostra azienda',
  'mi fate un prestito?',
  'dove posso parcheggiare a Roma',
  'organizzate matrimoni?',
  'qual è il miglior antivirus',
  'posso avere il numero di un idraulico',
  'quanto guadagna un vostro consulente?',
];
