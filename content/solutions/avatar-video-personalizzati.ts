import type { Solution } from '@/content/types';

export const solution: Solution = {
  slug: 'avatar-video-personalizzati',
  line: 5,
  name: 'Avatar video personalizzati',
  shortName: 'Avatar',
  meta: {
    title: 'Avatar video AI che presentano i tuoi prodotti',
    description:
      'Un volto realistico e una voce naturale presentano i tuoi prodotti, chiamano il cliente per nome e parlano più lingue. Prenota la consulenza gratuita.',
  },
  menuDescription: 'Un volto e una voce AI presentano i tuoi prodotti',
  menuPosition: 3,
  card: {
    title: 'Avatar video personalizzati',
    description:
      'Un volto e una voce creati con l’AI presentano i tuoi prodotti. Un video diverso per ogni cliente.',
    bullets: ['Video personalizzati', 'Voce naturale', 'Coerenza con il brand'],
  },
  map: { from: ['sito'], to: ['cliente'] },
  run: {
    from: 'sito',
    to: 'cliente',
    offered: false,
    request: 'Me lo spieghi in tedesco?',
    sentAt: '16:05:00',
    answer: { text: 'l’avatar AI registra', at: '16:07:10' },
    card: {
      note: 'video pronto',
      before: [{ label: 'Per', text: 'Anna Keller' }],
      entry: {
        label: '0:38',
        text: 'Il tavolo, in tedesco',
        detail: 'con volto e voce AI',
      },
      after: [{ label: 'In vista', text: '«Creato con l’AI»' }],
    },
    ownDetail: 'Un video che risponde, nella sua lingua.',
    words: [
      'video',
      'avatar',
      'tedesco',
      'inglese',
      'francese',
      'lingua',
      'spiegare',
      'presentare',
      'mostrare',
    ],
  },
  hero: {
    title: 'Mettici la faccia, anche quando non ci sei.',
    lead: 'Un avatar con volto realistico e voce naturale presenta i tuoi prodotti. Saluta il cliente per nome, parla la sua lingua. Tu non accendi nemmeno la telecamera.',
    demoButton: 'Guarda la demo',
    useCasesButton: 'Scopri i casi d’uso',
  },
  route: [
    {
      kind: 'station',
      name: 'Volto e voce',
      text: 'Scegli un volto realistico e una voce. Oppure cloniamo la tua, con il tuo consenso.',
    },
    {
      kind: 'station',
      name: 'Il testo',
      text: 'Cosa dire lo scrivi tu, oppure parti da una nostra bozza.',
    },
    {
      kind: 'station',
      name: 'Un video a testa',
      text: 'Nome, prodotto e lingua cambiano per ogni cliente. Il resto non si tocca.',
    },
    {
      kind: 'interchange',
      name: 'Il tuo visto',
      text: 'Guardi, correggi una parola, approvi. Prima di te non lo vede nessuno.',
    },
    {
      kind: 'terminus',
      name: 'Play',
      text: 'Arriva su WhatsApp. Il cliente preme play e qualcuno parla proprio con lui.',
    },
  ],
  demonstration: {
    title: 'Ieri Marta è passata in negozio. Oggi ha un video.',
    lead: 'Simulazione: un negozio di cucine scrive a una cliente che ha visto un modello e ci sta pensando. Queste sono le battute dell’avatar.',
    demo: 'avatar',
  },
  drawing: 'avatar',
  benefits: {
    title: 'Giri una volta. Parli a tutti.',
    lead: 'Niente studio, niente luci, niente «rifacciamola». Quando cambia il listino cambi una frase, non il video.',
    items: [
      {
        title: 'Video personalizzati',
        text: 'Il nome del cliente, il prodotto che ha guardato, la domanda che ha fatto. Chi guarda capisce che si parla di lui.',
      },
      {
        title: 'Volto realistico',
        text: 'Sguardo, labbra e gesti seguono le parole. Può essere il tuo, quello di un collega che accetta, o uno da scegliere insieme.',
      },
      {
        title: 'Voce naturale, clonata o scelta',
        text: 'Con una tua registrazione cloniamo la tua. Se preferisci, ne scegli una già pronta, con pause e accento credibili.',
      },
      {
        title: 'Multilingue',
        text: 'Lo stesso avatar parla italiano, inglese, tedesco e altre lingue. Con le labbra a tempo, non con i sottotitoli di ripiego.',
      },
      {
        title: 'Sempre coerente con il brand',
        text: 'Colori, logo, abito, modo di salutare: li decidi una volta e restano uguali in ogni video, dal primo al millesimo.',
      },
    ],
  },
  results: {
    title: 'Un volto si ricorda più di un allegato.',
    figures: [
      { value: '+250%', label: 'lead convertiti' },
      { value: '85%', label: 'tasso di risposta' },
      { value: '20h', label: 'risparmiate ogni settimana' },
    ],
    note: 'Un video funziona se arriva alla persona giusta nel momento giusto: i risultati cambiano con i contatti che hai e con quello che proponi.',
  },
  useCases: {
    title: 'Ciak, quattro scene.',
    lead: 'Situazioni in cui una faccia che spiega vale più di tre pagine.',
    items: [
      {
        title: 'Presentare un prodotto',
        text: 'L’avatar lo mostra, dice a chi serve e a chi no, risponde al dubbio più comune. Sulla scheda del sito o in una chat.',
      },
      {
        title: 'Seguire un preventivo',
        text: 'Il preventivo è fermo da una settimana. Al posto del solito «ha avuto modo di…», parte un video che spiega le tre voci principali.',
      },
      {
        title: 'Vendere all’estero',
        text: 'Il cliente di Monaco riceve il video in tedesco, quello di Lione in francese. Con lo stesso volto, il tuo.',
      },
      {
        title: 'Accogliere chi ha appena comprato',
        text: 'Grazie, ecco come si monta, ecco chi chiamare. Un video di benvenuto con il suo nome toglie molte domande.',
      },
    ],
  },
  questions: {
    title: 'Prima di andare in onda.',
    items: [
      {
        question: 'Quanto costa?',
        answer:
          'Dipende da quanti video, lingue e avatar ti servono. Il preventivo arriva dopo la consulenza gratuita: 30 minuti, senza impegno, con risposta entro 24 ore.',
      },
      {
        question: 'Quanto ci vuole per il primo video?',
        answer:
          'Pochi giorni: scegliamo volto e voce, proviamo un testo, correggi quello che non ti suona. La data precisa la trovi nella proposta.',
      },
      {
        question: 'Di chi sono il volto e la voce?',
        answer:
          'Di chi ha dato il consenso scritto, e si può ritirare. Anche i dati dei clienti si usano solo per lo scopo concordato, secondo il GDPR. Ogni video dice che è AI.',
      },
      {
        question: 'E se il cliente risponde con una domanda?',
        answer:
          'L’avatar dice solo il testo che hai approvato: non improvvisa e non promette. Le risposte arrivano a te o al tuo team, nella chat di sempre.',
      },
      {
        question: 'Si collega al mio CRM e a WhatsApp?',
        answer:
          'Sì. Nome, prodotto e lingua possono arrivare dal CRM, e il video parte su WhatsApp, per email o dal sito. I collegamenti li prepariamo noi.',
      },
    ],
  },
  closing: {
    title: 'Motore, azione. Al resto pensa l’avatar.',
    text: 'Dicci cosa ripeti più spesso ai tuoi clienti. In 30 minuti, gratis e senza impegno, capiamo se può dirlo un video al posto tuo.',
    button: 'Richiedi la consulenza gratuita',
  },
  carriesForm: false,
};
