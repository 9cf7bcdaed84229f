import { facts } from '@/content/facts';
import type { SolutionContent } from '@/content/types';

export const solution: SolutionContent = {
  slug: 'voicebot-intelligente',
  name: 'Voicebot intelligente',
  shortName: 'Voicebot',
  meta: {
    title: 'Voicebot AI: risponde e chiama i tuoi lead',
    description: `Il voicebot con voce naturale risponde al telefono, chiama ogni nuovo lead entro ${facts.voicebotCall.text} e fissa gli appuntamenti in calendario. Da ${facts.voicebotPrice.text} al mese.`,
  },
  menuDescription: `Risponde al telefono e chiama i lead entro ${facts.voicebotCall.text}`,
  card: {
    title: 'Voicebot intelligente',
    description: `Fa e riceve chiamate con voce naturale. Chiama ogni nuovo lead entro ${facts.voicebotCall.text} e fissa l’appuntamento.`,
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
      entry: { label: '10:00', text: 'Paolo Sarti, con Elena', detail: 'fissato alle 18:41' },
      after: [
        { label: '10:30', text: 'libero' },
        { label: '11:00', text: 'libero' },
      ],
    },
    customers: {
      opening: 'Sono l’assistente virtuale.',
      examples: [
        {
          asks: 'Avete posto sabato? Siete liberi domani?',
          reply: 'Sì, sabato alle 10 con Elena. A che nome lo segno?',
        },
        {
          asks: 'Vorrei prenotare un appuntamento',
          reply: 'Certo. Ho posto giovedì alle 9 e venerdì alle 15: quale preferisci, e a che nome?',
        },
        {
          asks: 'Vorrei prenotare un tavolo per quattro, stasera a cena',
          reply: 'Ho posto alle 20 e alle 21:30. Quale preferisci?',
        },
        {
          asks: 'Devo spostare o cambiare l’appuntamento',
          reply: 'Va bene. Giovedì alle 9, o venerdì alle 15?',
        },
        {
          asks: 'Voglio disdire la prenotazione, non posso venire',
          reply: 'Fatto, il posto è di nuovo libero. Ne cerchiamo un altro?',
        },
        {
          asks: 'Potete richiamarmi? Vorrei parlare con qualcuno al telefono',
          reply: 'Ti passo Luca. Se è occupato, ti richiama lui entro sera: il numero è questo?',
        },
        {
          asks: 'Quando venite a fare il sopralluogo o la visita?',
          reply: 'Il tecnico è in zona martedì mattina. Ti va bene alle 9?',
        },
      ],
    },
  },
  hero: {
    title: `Chiama ogni nuovo lead entro ${facts.voicebotCall.letters}.`,
    lead: 'Il lead è chi ti ha chiesto di essere richiamato. Il voicebot lo chiama, e risponde a chi ti telefona: voce naturale, domande giuste, appuntamento in agenda.',
    demoButton: 'Guarda la demo',
    useCasesButton: 'Scopri i casi d’uso',
  },
  route: [
    {
      kind: 'station',
      name: 'Nuovo lead',
      text: 'Qualcuno chiede dal sito di essere richiamato, oppure fa squillare il tuo telefono.',
    },
    {
      kind: 'station',
      name: 'Chiamata',
      text: `Se ti cercano, risponde subito. Se è un nuovo lead, lo chiama entro ${facts.voicebotCall.text}. E dice chi è: un assistente virtuale.`,
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
    title: 'Richiesta alle 14:02. Telefonata alle 14:03.',
    lead: 'Chiamata simulata: un’agenzia immobiliare riceve dal sito una richiesta di essere richiamati, mentre tutti gli agenti sono fuori per le visite.',
    demo: 'voicebot',
  },
  drawing: 'voicebot',
  benefits: {
    title: 'Risponde, richiama e\u00a0fissa gli appuntamenti.',
    lead: 'Il telefono lavora. Tu pure, ma ad altro: alle chiamate in entrata e in uscita pensa una voce che non si stanca alla trentesima.',
    items: [
      {
        title: `Chiama ogni nuovo lead entro ${facts.voicebotCall.text}`,
        text: 'Il cliente ha ancora la tua pagina aperta. Ti fai sentire mentre ci sta pensando, e al telefono conta.',
      },
      {
        title: 'Risponde quando tu non puoi',
        text: 'Linea occupata, pausa pranzo, domenica sera. Chi chiama non sente più il telefono squillare a vuoto.',
      },
      {
        title: 'Voce naturale, e sincera',
        text: 'Dice di essere un assistente virtuale. Poi capisce le frasi a metà, si lascia interrompere, riprende il filo. Niente «prema uno, prema due».',
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
    lead: 'Non solo vendite. Il voicebot fa anche da segreteria: risponde, prenota, conferma, spiega.',
    items: [
      {
        title: 'Reception',
        text: 'Accoglie ogni chiamata con il nome della tua azienda, capisce il motivo e passa la chiamata alla persona giusta.',
      },
      {
        title: 'Appuntamenti',
        text: 'Fissa, sposta e disdice. Se si libera un posto, l’agenda lo sa subito.',
      },
      {
        title: 'Conferme',
        text: 'Il giorno prima chiama chi ha accettato il promemoria: «Ci vediamo domani alle 9?». Chi non può venire lo dice in tempo.',
      },
      {
        title: 'FAQ',
        text: 'Orari, indirizzo, documenti da portare, dove si parcheggia. Alla decima domanda uguale risponde con la pazienza della prima.',
      },
    ],
  },
  results: {
    title: 'Più conversazioni. Meno chiamate perse.',
    lead: `Il prezzo: da ${facts.voicebotPrice.text} al mese, in base a quanti assistenti vocali, integrazioni e automazioni ti servono. Lo sai prima di decidere.`,
    figures: [
      {
        kind: 'promise',
        value: facts.voicebotCall.short,
        label: 'al massimo per la prima chiamata',
        basis: 'dalla richiesta, negli orari che scegli tu',
        meaning: `Chi lascia il numero e chiede di essere richiamato riceve la prima chiamata entro ${facts.voicebotCall.letters}. Fuori dagli orari che hai scelto, la chiamata parte appena ricominciano.`,
      },
      {
        kind: 'result',
        value: facts.callsAnswered.text,
        label: 'tasso di risposta',
        basis: `dei lead chiamati entro ${facts.voicebotCall.letters}, quanti rispondono`,
        meaning: `Su cento persone che hanno chiesto di essere richiamate, e che il voicebot ha chiamato entro ${facts.voicebotCall.letters}, ${facts.callsAnswered.letters} rispondono al telefono. Riguarda le chiamate in uscita, non quelle in arrivo.`,
        evidence: null,
      },
      {
        kind: 'promise',
        value: facts.voicebotPrice.text,
        label: 'al mese, prezzo di partenza',
        basis: 'IVA, attivazione e traffico: nel preventivo, prima che tu decida',
        meaning:
          'È il canone mensile più basso: sale in base a quanti assistenti vocali, integrazioni e automazioni ti servono. IVA, attivazione e traffico telefonico stanno nel preventivo, voce per voce.',
      },
    ],
    note: 'Il tasso di risposta cambia con il volume di chiamate, gli orari in cui chiami e la qualità dei contatti: partiamo dai tuoi dati, non da una promessa.',
  },
  monthlyPrice: { startsAtEuros: facts.voicebotPrice.euros, conditions: null },
  useCases: {
    title: 'Quattro settori dove il\u00a0telefono squilla di più.',
    lead: 'La scena è la stessa: il cliente chiama mentre tutti hanno le mani occupate.',
    items: [
      {
        title: 'Immobiliare',
        text: 'Richiama chi ha chiesto di un annuncio, capisce budget e tempi, fissa la visita con l’agente libero.',
      },
      {
        title: 'Automotive',
        text: 'Prove su strada, tagliandi, cambio gomme. Annota targa e richiesta, propone il giorno e lo mette in agenda.',
      },
      {
        title: 'Sanità',
        text: 'Prenota e conferma le visite, ricorda cosa portare. Alle domande mediche non risponde: le passa a una persona.',
      },
      {
        title: 'Fitness e hospitality',
        text: 'Lezioni di prova, rinnovi, camere e tavoli: risponde a chi chiama, verifica i posti, prenota. Per un abbonamento in scadenza chiama solo chi ha accettato il promemoria.',
      },
    ],
  },
  questions: {
    title: 'Domande frequenti sul voicebot.',
    lead: 'Pronto? Qui rispondiamo noi, in persona.',
    items: [
      {
        question: 'Quanto costa il voicebot?',
        answer: `Da ${facts.voicebotPrice.text} al mese, in base a quanti assistenti vocali, integrazioni e automazioni ti servono. Il preventivo dice anche IVA, attivazione e traffico telefonico, e arriva dopo la consulenza gratuita: ${facts.consultation.text}, senza impegno. Ti contattiamo entro ${facts.answer.text} dalla richiesta.`,
      },
      {
        question: 'Quanto ci vuole per partire?',
        answer:
          'Pochi giorni. Scriviamo con te le domande e le risposte, colleghiamo numero, CRM e calendario, poi facciamo insieme le chiamate di prova. Si parte quando ti convince.',
      },
      {
        question: 'E se il cliente chiede qualcosa che non sa?',
        answer:
          'È istruito a dirlo con semplicità e a non inventare. Trasferisce la chiamata a una persona, con il riassunto, oppure prende nota e ti fa richiamare. Decidi tu quali casi passare subito.',
      },
      {
        question: 'E se capisce male?',
        answer:
          'Prima di fissare ripete giorno, ora e nome, e la conferma arriva anche per messaggio: se c’è un errore si vede subito. Ogni chiamata lascia una scheda, così troviamo cosa è andato storto e lo correggiamo. Chi preferisce una persona la chiede, e la ottiene.',
      },
      {
        question: 'Le chiamate vengono registrate?',
        answer:
          'No, di partenza la registrazione è spenta: resta solo la scheda con l’esito. Se ti serve, l’accendiamo dopo aver messo per iscritto dove stanno i file, chi li ascolta e dopo quanti giorni si cancellano. Chi è in linea lo sente prima di parlare.',
      },
      {
        question: 'È in regola con il GDPR?',
        answer:
          'Lo configuriamo per rispettarlo. All’inizio dice di essere un assistente virtuale, chiama solo chi ha chiesto di essere contattato e tratta i soli dati necessari. Niente liste di numeri comprate: per una chiamata automatica serve il consenso, anche tra aziende.',
      },
      {
        question: 'Il numero di telefono resta mio?',
        answer:
          'Sì. Il numero resta intestato alla tua azienda, e nel tuo CRM restano schede e contatti. Se smetti, le chiamate tornano ai tuoi telefoni e noi togliamo i nostri accessi.',
      },
      {
        question: 'Con quali strumenti si collega?',
        answer:
          'Con Google Calendar e Outlook per gli appuntamenti, con HubSpot, Salesforce e altri CRM per le schede. Per le chiamate usiamo Twilio, per il resto Zapier o n8n.',
      },
    ],
  },
  closing: {
    title: 'Al prossimo squillo può rispondere il voicebot.',
    text: `Raccontaci chi ti chiama e chi dovresti richiamare. In ${facts.consultation.text}, gratis e senza impegno, vediamo cosa può fare il voicebot. Ti contattiamo entro ${facts.answer.text}.`,
    button: 'Richiedi la consulenza gratuita',
  },
  carriesForm: false,
};
