import type { SolutionContent } from '@/content/types';

export const solution: SolutionContent = {
  slug: 'avatar-video-personalizzati',
  name: 'Avatar video personalizzati',
  shortName: 'Avatar video',
  meta: {
    title: 'Avatar video AI che presentano i tuoi prodotti',
    description:
      'Avatar video AI: un volto realistico e una voce naturale presentano i tuoi prodotti e chiamano ogni cliente per nome, in più lingue. Consulenza gratuita.',
  },
  menuDescription: 'Un volto e una voce AI presentano i tuoi prodotti',
  card: {
    title: 'Avatar video personalizzati',
    description:
      'Un volto e una voce creati con l’AI presentano i tuoi prodotti. Un video diverso per ogni cliente.',
    bullets: ['Video personalizzati', 'Voce naturale', 'Coerenza con il brand'],
  },
  exchange: {
    channel: 'Sito web',
    request: 'Me lo spieghi in tedesco?',
    sentAt: '16:05:00',
    answeredAt: '16:07:00',
    opening: 'Video generato con l’AI',
    reply: 'Ecco il video in tedesco: comincia con il tuo nome.',
    person: {
      name: 'Irene',
      role: 'consulente di vendita',
      at: '17:20',
      says: 'Anna, l’hai visto? Domani ti chiamo per i tempi.',
    },
    end: 'Anna rivede il video quando vuole.',
  },
  hero: {
    title: 'Un video per\u00a0ogni preventivo.',
    lead: 'Ti filmi una volta: il tuo avatar video AI presenta il prodotto chiamando ogni cliente per nome.',
    demoButton: 'Guarda la demo',
    useCasesButton: 'Scopri i casi d’uso',
  },
  route: [
    { kind: 'station', name: 'Volto e voce' },
    { kind: 'station', name: 'Il testo' },
    { kind: 'station', name: 'Un video a testa' },
    { kind: 'interchange', name: 'Il tuo visto' },
    { kind: 'terminus', name: 'Play' },
  ],
  demonstration: { caption: 'Simulazione: un disegno al posto del volto vero.' },
  drawing: 'avatar',
  order: ['benefits', 'useCases', 'results', 'price'],
  benefits: {
    title: 'Un video per ogni cliente, con lo stesso volto.',
    lead: 'Ti registri una volta, o scegli un volto già pronto. Poi basta un testo.',
    items: [
      {
        title: 'Video personalizzati',
        text: 'Il nome del cliente, il prodotto che ha guardato, la domanda che ha fatto.',
      },
      {
        title: 'Volto realistico, voce naturale',
        text: 'Il tuo, quello di un collega, o uno da scegliere insieme. La voce: clonata o già pronta.',
      },
      {
        title: 'Multilingue, coerente con il brand',
        text: 'Italiano, inglese, tedesco e altre lingue, con gli stessi colori, lo stesso logo, lo stesso saluto.',
      },
      {
        title: 'Dichiarato, e con il consenso',
        text: 'Ogni video mostra l’etichetta «Video generato con l’AI». Volto e voce si clonano solo con il consenso scritto della persona, che può ritirarlo in qualsiasi momento.',
      },
    ],
  },
  results: {
    title: 'Quello su cui puoi contare.',
    figures: [],
    note: 'L’avatar dice solo il testo che hai approvato. Cambia il listino? Correggi la frase e il video si rifà, senza altre riprese.',
  },
  price: {
    title: 'Quanto costano gli\u00a0avatar video?',
    activation: 'Volto e voce, il collegamento a CRM e WhatsApp, le prove, la formazione.',
    fee: 'con i testi da approvare. Dipende da quanti video, lingue e avatar ti servono.',
    others: 'I messaggi WhatsApp con cui il video parte: li fa pagare Meta.',
  },
  useCases: {
    title: 'Quando usarlo: quattro scene.',
    lead: 'Quello che oggi spieghi a voce, ogni volta da capo.',
    items: [
      {
        title: 'Seguire un preventivo',
        text: 'È fermo da una settimana. Un video spiega le tre voci principali, e il tuo contatto lo fa vedere a chi decide.',
      },
      {
        title: 'Presentare un prodotto',
        text: 'Una macchina, una finestra, un corso: a chi serve, a chi no, il dubbio più comune. Sulla scheda del sito o in una chat.',
      },
      {
        title: 'Vendere all’estero',
        text: 'Il distributore di Monaco lo riceve in tedesco, quello di Lione in francese. Il volto è il tuo, anche se parli solo italiano.',
      },
      {
        title: 'Accogliere chi ha\u00a0appena comprato',
        text: 'Ecco come si monta, ecco chi chiamare. Un video con il suo nome toglie molte domande all’assistenza.',
      },
    ],
  },
  questions: {
    title: 'Domande frequenti sui video avatar.',
    items: [
      {
        question: 'Quanto ci vuole per il primo video?',
        answer:
          'Pochi giorni: scegliamo volto e voce, proviamo un testo, correggi quello che non ti suona. La data è nella proposta.',
      },
      {
        question: 'Di chi sono il volto e la voce?',
        answer:
          'Della persona che li presta. Se ritira il consenso, senza dover dire perché, da quel giorno non facciamo altri video e ti aiutiamo a togliere quelli pubblicati. I dati dei clienti si usano solo per lo scopo concordato, secondo il GDPR.',
      },
      {
        question: 'Chi guarda sa che è un avatar?',
        answer:
          'Sì. L’etichetta resta visibile per tutto il video e l’avatar lo dice nella prima frase. È un obbligo di legge, e un cliente che lo sa non si sente preso in giro.',
      },
      {
        question: 'E se il cliente risponde con una domanda?',
        answer:
          'Le risposte arrivano a te o al tuo team, nella chat di sempre. L’avatar non chatta: presenta.',
      },
      {
        question: 'Si collega al mio CRM e a WhatsApp?',
        answer:
          'Sì. Nome, prodotto e lingua possono arrivare dal CRM, e il video parte su WhatsApp o per email, a chi ha accettato di riceverlo.',
      },
    ],
  },
  closing: {
    title: 'Il primo video comincia da\u00a0una frase.',
    text: 'Dicci cosa ripeti più spesso ai tuoi clienti: capiamo insieme se può dirlo un avatar al posto tuo.',
  },
  carriesForm: false,
};
