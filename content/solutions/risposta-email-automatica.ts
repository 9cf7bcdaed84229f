import type { Solution } from '@/content/types';

export const solution: Solution = {
  slug: 'risposta-email-automatica',
  line: 3,
  name: 'Risposta email automatica',
  shortName: 'Email',
  meta: {
    title: 'Risposta email automatica su Gmail e Outlook',
    description:
      'Ogni email riceve subito una risposta personale, con il tuo tono e i dati del CRM. I casi delicati passano a te. Configurata in 24 ore.',
  },
  menuDescription: 'Risposte su misura, in tempo reale e con il tuo tono',
  menuPosition: 7,
  card: {
    title: 'Risposta email automatica',
    description:
      'Risposte intelligenti e personalizzate in tempo reale: chi ti scrive non aspetta più che qualcuno si liberi.',
    bullets: ['Risposta immediata', 'Tono personalizzato', 'Integrazione con il CRM'],
  },
  map: { from: ['email'], to: ['cliente'] },
  run: {
    from: 'email',
    to: 'cliente',
    offered: false,
    request: 'Siete aperti domenica?',
    sentAt: '9:12:00',
    answer: { text: 'l’AI legge e risponde', at: '9:12:20' },
    card: {
      note: 'risposta inviata',
      before: [{ label: 'A', text: 'Marta Greco' }],
      entry: {
        label: 'Re:',
        text: 'Siete aperti domenica?',
        detail: '«Sì, dalle 10 alle 19.»',
      },
      after: [{ label: 'Firma', text: 'assistente AI del negozio' }],
    },
    ownDetail: 'Risposta via email, con il tuo tono.',
    words: ['email', 'mail', 'posta', 'ordine', 'spedizione', 'consegna', 'reso', 'rimborso'],
  },
  hero: {
    title: 'La risposta parte prima che tu apra la posta.',
    lead: 'Legge l’email, capisce cosa serve, cerca i dati nel CRM e risponde con il tuo tono. In tempo reale. A te restano solo i messaggi che meritano te.',
    demoButton: 'Guarda la demo',
    useCasesButton: 'Scopri i casi d’uso',
  },
  route: [
    {
      kind: 'station',
      name: 'Email ricevuta',
      text: 'Arriva su Gmail o su Outlook, nella casella che usi già.',
    },
    {
      kind: 'station',
      name: 'Richiesta capita',
      text: 'L’AI distingue un ordine da un reclamo, una domanda da un’urgenza.',
    },
    {
      kind: 'station',
      name: 'Dati dal CRM',
      text: 'Recupera chi scrive, cosa ha comprato e a che punto siete.',
    },
    {
      kind: 'interchange',
      name: 'Passaggio al collega',
      text: 'Sconti, reclami e casi delicati vanno a una persona, già riassunti.',
    },
    {
      kind: 'terminus',
      name: 'Risposta inviata',
      text: 'Il cliente legge una risposta vera, con il suo nome e il tuo tono.',
    },
  ],
  demonstration: {
    title: 'Domenica sera, 21:48. C’è chi ha fretta.',
    lead: 'Simulazione: un cliente scrive a un’azienda di arredi per locali. La risposta parte subito. Sullo sconto decide una persona.',
    demo: 'email',
  },
  drawing: 'email',
  benefits: {
    title: 'La casella si svuota. Il tono resta il tuo.',
    lead: 'Una risposta automatica che non sembra automatica, perché parte da quello che il cliente ha scritto davvero.',
    items: [
      {
        title: 'Risposta immediata',
        text: 'Di notte, nel fine settimana, ad agosto. Chi scrive riceve una risposta intelligente in tempo reale, non un «la ricontatteremo».',
      },
      {
        title: 'Tono personalizzato',
        text: 'Impara dalle email che hai già scritto: se dai del tu, se firmi con il nome, se vai dritto al punto. Poi scrive così.',
      },
      {
        title: 'Integrazione con il CRM',
        text: 'Sa chi è il cliente e cosa ha già chiesto. E aggiorna la scheda da sola, così nessuno deve ricopiare niente.',
      },
      {
        title: 'Gmail e Outlook, senza traslochi',
        text: 'Lavora nella casella che hai già. Stesso indirizzo, stesse cartelle, stessa firma in fondo.',
      },
      {
        title: 'I tuoi template, mai uguali',
        text: 'Per listini, conferme e condizioni parte dai template che approvi tu. Il resto lo adatta a chi scrive.',
      },
      {
        title: 'Escalation e analytics',
        text: 'I casi delicati passano alla persona giusta. E nelle analytics vedi quante email arrivano, su cosa e con che tempi.',
      },
    ],
  },
  results: {
    title: 'Meno posta da smaltire, più clienti seguiti.',
    figures: [
      { value: '2 s', label: 'tempo di risposta' },
      { value: '85%', label: 'tasso di risposta' },
      { value: '20h', label: 'risparmiate ogni settimana' },
      { value: '24h', label: 'e il sistema è configurato' },
    ],
    note: 'Quanto tempo recuperi dipende da quante email ricevi, da quanto si somigliano e da quanto sono ordinati i dati del tuo CRM.',
  },
  useCases: {
    title: 'Quattro caselle che conosci bene.',
    lead: 'Se una di queste è la tua, sai già quante ore ci passi sopra.',
    items: [
      {
        title: 'info@, la casella di tutti',
        text: 'Orari, prezzi, disponibilità, «lavorate anche in provincia?». Ognuno ha la sua risposta e i contatti buoni finiscono nel CRM.',
      },
      {
        title: 'Assistenza clienti',
        text: 'Dov’è il pacco, come si rende, chi chiamo se si rompe. Risponde con i dati dell’ordine; il reclamo vero va a un collega.',
      },
      {
        title: 'Richieste di preventivo',
        text: 'Ringrazia, chiede le due misure che mancano, propone una chiamata. Quando apri la posta, hai già quello che ti serve.',
      },
      {
        title: 'Appuntamenti e conferme',
        text: 'Chi vuole spostare, disdire o solo sapere a che ora: riceve la risposta subito e la segreteria non si interrompe.',
      },
    ],
  },
  questions: {
    title: 'Prima di darle le chiavi della posta.',
    items: [
      {
        question: 'Quanto costa?',
        answer:
          'Dipende da quante caselle e quali strumenti colleghi. Il preventivo arriva dopo la consulenza: 30 minuti, gratuita, senza impegno. Rispondiamo entro 24 ore.',
      },
      {
        question: 'In quanto tempo è pronta?',
        answer:
          'Il sistema è configurato in 24 ore, su Gmail o Outlook. All’inizio puoi approvare ogni risposta prima dell’invio, finché non ti fidi.',
      },
      {
        question: 'E se non sa cosa rispondere?',
        answer:
          'È istruito a non inventare: avvisa il cliente che risponderà una persona e passa l’email al collega che hai indicato, con il riassunto e una bozza.',
      },
      {
        question: 'Le email dei clienti sono al sicuro?',
        answer:
          'Si collega solo alle caselle che scegli e usa i dati che servono. Fornitori, accessi e tempi di conservazione li fissiamo per iscritto, secondo il GDPR.',
      },
      {
        question: 'Con quali programmi si integra?',
        answer:
          'Con Gmail, con Outlook e con il tuo CRM, per esempio HubSpot o Salesforce. Usi altro? Vediamo insieme come collegarlo, anche con Zapier.',
      },
    ],
  },
  closing: {
    title: 'Domani la posta può rispondere da sola.',
    text: 'Portaci le dieci email che ricevi più spesso. In 30 minuti, gratis e senza impegno, ti diciamo a quali può pensare l’AI.',
    button: 'Richiedi la consulenza gratuita',
  },
  carriesForm: false,
};
