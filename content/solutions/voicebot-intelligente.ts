import type { Solution } from '@/content/types';

export const solution: Solution = {
  slug: 'voicebot-intelligente',
  line: 2,
  name: 'Voicebot intelligente',
  shortName: 'Voicebot',
  meta: {
    title: 'Voicebot AI: risponde e chiama i tuoi lead',
    description:
      'Il voicebot con voce naturale risponde al telefono, chiama ogni nuovo lead entro 2 minuti e fissa gli appuntamenti in calendario. Da 30\u00a0€ al mese.',
  },
  menuDescription: 'Risponde al telefono e chiama i lead entro 2 minuti',
  menuPosition: 2,
  card: {
    title: 'Voicebot intelligente',
    description:
      'Fa e riceve chiamate con voce naturale. Sente ogni nuovo lead entro 2 minuti e fissa l’appuntamento.',
    bullets: [
      'Qualifica dei lead al telefono',
      'Integrazione con il CRM',
      'Appuntamenti in calendario',
    ],
  },
  map: { from: ['sito', 'telefono'], to: ['crm', 'calendario'] },
  run: {
    from: 'telefono',
    to: 'calendario',
    offered: true,
    request: 'Avete posto sabato?',
    sentAt: '18:40:00',
    answer: { text: 'l’AI risponde', at: '18:40:02' },
    card: {
      note: 'sabato',
      before: [{ label: '9:30', text: 'occupato' }],
      entry: { label: '10:00', text: 'Paolo Sarti, con Elena', detail: 'fissato alle 18:41' },
      after: [
        { label: '10:30', text: 'libero' },
        { label: '11:00', text: 'libero' },
      ],
    },
    ownDetail: 'Il voicebot propone il primo posto libero.',
    words: [
      'posto',
      'prenotare',
      'telefono',
      'chiamare',
      'appuntamento',
      'visita',
      'tavolo',
      'disponibile',
      'sabato',
      'domani',
    ],
  },
  hero: {
    title: 'Chiama ogni nuovo lead entro due minuti.',
    lead: 'Il voicebot fa e riceve chiamate con voce naturale: risponde, fa le domande giuste e fissa l’appuntamento. Tu trovi l’agenda piena.',
    demoButton: 'Guarda la demo',
    useCasesButton: 'Scopri i casi d’uso',
  },
  route: [
    {
      kind: 'station',
      name: 'Nuovo lead',
      text: 'Qualcuno compila il modulo sul sito, oppure fa squillare il tuo telefono.',
    },
    {
      kind: 'station',
      name: 'Chiamata',
      text: 'Se ti cercano, risponde subito. Se è un nuovo lead, lo chiama entro 2 minuti.',
    },
    {
      kind: 'station',
      name: 'Qualifica',
      text: 'Cosa cerca, per quando, con quale budget. Chiede, ascolta e prende nota.',
    },
    {
      kind: 'interchange',
      name: 'Persona del team',
      text: 'Se il caso è complesso, trasferisce la chiamata insieme al riassunto.',
    },
    {
      kind: 'station',
      name: 'CRM',
      text: 'Esito, risposte e prossimo passo: la scheda si aggiorna da sola.',
    },
    {
      kind: 'terminus',
      name: 'Appuntamento',
      text: 'Giorno e ora sono già in Google Calendar o in Outlook.',
    },
  ],
  demonstration: {
    title: 'Lead alle 14:02. Telefonata alle 14:03.',
    lead: 'Chiamata simulata: un’agenzia immobiliare riceve una richiesta dal sito, mentre tutti gli agenti sono fuori per le visite.',
    demo: 'voicebot',
  },
  drawing: 'voicebot',
  benefits: {
    title: 'Il telefono lavora. Tu pure, ma ad altro.',
    lead: 'Chiamate in entrata e in uscita, con una voce che si ascolta volentieri e che non si stanca alla trentesima.',
    items: [
      {
        title: 'Chiama ogni nuovo lead entro 2 minuti',
        text: 'Il cliente ha ancora la tua pagina aperta. Sei il primo a farti sentire, e al telefono conta.',
      },
      {
        title: 'Risponde quando tu non puoi',
        text: 'Linea occupata, pausa pranzo, domenica sera. Le chiamate in entrata trovano sempre qualcuno.',
      },
      {
        title: 'Voce naturale',
        text: 'Capisce le frasi a metà, si lascia interrompere, riprende il filo. Niente «prema uno, prema due».',
      },
      {
        title: 'Qualifica i lead al telefono',
        text: 'Fa le domande che faresti tu, nell’ordine che decidi tu. Al commerciale arriva chi è pronto a parlare.',
      },
      {
        title: 'Appuntamenti già in agenda',
        text: 'Guarda gli orari liberi e prenota in Google Calendar o in Outlook. Niente doppioni, niente rimpalli.',
      },
      {
        title: 'Il CRM si compila da solo',
        text: 'Ogni chiamata lascia una scheda: chi era, cosa vuole, com’è finita. Il team riparte da lì.',
      },
    ],
  },
  feature: {
    id: 'segreteria-customer-care',
    title: 'Segreteria e customer care, senza attese.',
    lead: 'Non solo vendite. Il voicebot tiene anche il banco della segreteria: risponde, prenota, conferma, spiega.',
    items: [
      {
        title: 'Reception',
        text: 'Accoglie ogni chiamata con il nome della tua azienda, capisce il motivo e passa la persona giusta.',
      },
      {
        title: 'Appuntamenti',
        text: 'Fissa, sposta e disdice. Se si libera un posto, l’agenda lo sa subito.',
      },
      {
        title: 'Conferme',
        text: 'Chiama il giorno prima: «Ci vediamo domani alle 9?». Chi non può venire lo dice in tempo.',
      },
      {
        title: 'FAQ',
        text: 'Orari, indirizzo, documenti da portare, dove si parcheggia. Risponde sempre con la stessa pazienza.',
      },
    ],
  },
  results: {
    title: 'Più conversazioni. Meno chiamate perse.',
    lead: 'Il prezzo: da 30\u00a0€ al mese, secondo agenti, integrazioni e automazioni. Lo sai prima di decidere.',
    figures: [
      { value: '2 min', label: 'al massimo per la prima chiamata' },
      { value: '85%', label: 'tasso di risposta' },
      { value: '20h', label: 'risparmiate a settimana' },
      { value: '30 €', label: 'al mese, prezzo di partenza' },
    ],
    note: 'Tasso di risposta e ore risparmiate cambiano con il volume di chiamate, gli orari in cui chiami e la qualità dei contatti: partiamo dai tuoi dati, non da una promessa.',
  },
  monthlyPrice: { startsAtEuros: 30 },
  useCases: {
    title: 'Dove il telefono squilla di più.',
    lead: 'Quattro settori, la stessa scena: il cliente chiama mentre tutti hanno le mani occupate.',
    items: [
      {
        title: 'Immobiliare',
        text: 'Chiama chi chiede di un annuncio, capisce budget e tempi, fissa la visita con l’agente libero.',
      },
      {
        title: 'Automotive',
        text: 'Prove su strada, tagliandi, cambio gomme. Prende targa e richiesta, propone il giorno e lo mette in agenda.',
      },
      {
        title: 'Sanità',
        text: 'Prenota e conferma le visite, ricorda cosa portare. Le domande mediche le passa sempre a una persona.',
      },
      {
        title: 'Fitness e hospitality',
        text: 'Lezioni di prova, abbonamenti in scadenza, camere e tavoli: risponde, verifica i posti, prenota.',
      },
    ],
  },
  questions: {
    title: 'Pronto? Le domande più frequenti.',
    items: [
      {
        question: 'Quanto costa il voicebot?',
        answer:
          'Da 30\u00a0€ al mese, secondo agenti, integrazioni e automazioni. Il preventivo esatto arriva dopo la consulenza gratuita: 30 minuti, senza impegno. Ti contattiamo entro 24 ore dalla richiesta.',
      },
      {
        question: 'Quanto ci vuole per partire?',
        answer:
          'Pochi giorni. Scriviamo con te le domande e le risposte, colleghiamo numero, CRM e calendario, poi facciamo insieme le chiamate di prova. Si parte quando ti convince.',
      },
      {
        question: 'E se il cliente chiede qualcosa che non sa?',
        answer:
          'Lo dice con semplicità e non inventa. Trasferisce la chiamata a una persona, con il riassunto, oppure prende nota e ti fa richiamare. Decidi tu quali casi passare subito.',
      },
      {
        question: 'È in regola con il GDPR?',
        answer:
          'Lo configuriamo per rispettarlo. All’inizio dice di essere un assistente virtuale, chiama solo chi ha chiesto di essere contattato e tratta i soli dati necessari. Registrazioni e tempi di conservazione li stabilisci tu.',
      },
      {
        question: 'Con quali strumenti si collega?',
        answer:
          'Con Google Calendar e Outlook per gli appuntamenti, con HubSpot, Salesforce e altri CRM per le schede. Per le chiamate usiamo Twilio, per il resto Zapier o n8n.',
      },
    ],
  },
  closing: {
    title: 'Il prossimo squillo non andrà perso.',
    text: 'Raccontaci chi ti chiama e chi dovresti richiamare. In 30 minuti, gratis e senza impegno, vediamo che cosa può fare il voicebot. Ti contattiamo entro 24 ore.',
    button: 'Richiedi la consulenza gratuita',
  },
  carriesForm: false,
};
