import type { Solution } from '@/content/types';

export const solution: Solution = {
  slug: 'generazione-contenuti-ai',
  line: 4,
  name: 'Generazione contenuti AI',
  shortName: 'Contenuti',
  meta: {
    title: 'Generazione contenuti AI: testi, immagini, video',
    description:
      'Post, articoli ed email con la voce del tuo marchio, attenti alla SEO e già in calendario. Tu dai l’idea e approvi. Prenota la consulenza gratuita.',
  },
  menuDescription: 'Testi, immagini e video con la voce del tuo marchio',
  menuPosition: 4,
  card: {
    title: 'Generazione contenuti AI',
    description:
      'Testi, immagini e video per il sito, i social e le campagne email. Con la tua voce, nel giorno giusto.',
    bullets: ['Content marketing', 'Social media', 'Campagne email'],
  },
  map: { from: ['sito'], to: ['cliente'] },
  run: {
    from: 'sito',
    to: 'cliente',
    offered: false,
    request: 'Ci serve un post, oggi',
    sentAt: '11:20:00',
    answer: { text: 'l’AI scrive la bozza', at: '11:20:40' },
    person: { text: 'tu approvi', at: '11:26' },
    card: {
      note: 'martedì',
      entry: {
        label: '9:00',
        text: '«Si pulisce da sola.»',
        detail: 'il post, con la tua voce',
      },
      after: [
        { label: 'Testo', text: 'approvato da te' },
        { label: 'Immagini', text: 'tre formati' },
      ],
    },
    ownDetail: 'Bozza pronta: esce solo se la approvi.',
    words: [
      'post',
      'testo',
      'testi',
      'articolo',
      'social',
      'foto',
      'contenuti',
      'instagram',
      'blog',
      'scrivere',
    ],
  },
  hero: {
    title: 'Hai cose da dire. Manca solo il tempo di scriverle.',
    lead: 'Ci metti un’idea, anche detta a voce. L’AI ne ricava testi, immagini e video con la tua brand voice, pronti da approvare e già in calendario.',
    demoButton: 'Guarda la demo',
    useCasesButton: 'Scopri i casi d’uso',
  },
  route: [
    {
      kind: 'station',
      name: 'L’idea',
      text: 'Due righe, una foto, un vocale dalla macchina. Basta quello.',
    },
    {
      kind: 'station',
      name: 'La tua voce',
      text: 'L’AI parte dalla tua brand voice: parole che usi, parole che non useresti mai.',
    },
    {
      kind: 'station',
      name: 'Più formati',
      text: 'Dalla stessa idea nascono articolo, post, newsletter, immagini e video.',
    },
    {
      kind: 'interchange',
      name: 'Il tuo sì',
      text: 'Leggi, correggi, approvi. Senza il tuo via non esce niente.',
    },
    {
      kind: 'terminus',
      name: 'Pubblicato',
      text: 'Ogni pezzo esce nel giorno programmato e arriva a chi ti segue.',
    },
  ],
  demonstration: {
    title: 'Un vocale di un minuto. Tre pezzi pronti.',
    lead: 'Simulazione: un frantoio di famiglia ha appena finito la raccolta. Ecco cosa nasce da un messaggio mandato tra un carico e l’altro.',
    demo: 'content',
  },
  drawing: 'content',
  benefits: {
    title: 'Una voce sola, in tutti i formati.',
    lead: 'Non testi qualunque da ritoccare per ore: contenuti che partono da te e somigliano a te.',
    items: [
      {
        title: 'La tua brand voice',
        text: 'La ricaviamo da quello che hai già scritto e da come parli ai clienti. Chi legge deve riconoscerti anche senza logo.',
      },
      {
        title: 'Testi che si fanno trovare',
        text: 'Titoli, parole chiave e struttura curati per la SEO, senza frasi storte. Prima si scrive per chi legge, poi per chi cerca.',
      },
      {
        title: 'Testi, immagini e video',
        text: 'Articoli, foto per i post, grafiche, script e clip. Tutto dalla stessa idea, così un pezzo non contraddice l’altro.',
      },
      {
        title: 'Più formati, una fatica sola',
        text: 'L’articolo diventa post, il post diventa newsletter, la newsletter diventa video. Ognuno con la lunghezza giusta per il suo canale.',
      },
      {
        title: 'Programmazione',
        text: 'Il calendario si riempie e i pezzi escono da soli. Anche la settimana della fiera, quando ai social non pensa nessuno.',
      },
      {
        title: 'L’ultima parola è tua',
        text: 'Ogni contenuto aspetta il tuo sì. Quello che correggi serve a scrivere meglio il prossimo.',
      },
    ],
  },
  results: {
    title: 'Pubblichi sempre. Scrivi molto meno.',
    figures: [
      { value: '20h', label: 'risparmiate ogni settimana' },
      { value: '+248%', label: 'lead generati' },
      { value: '+250%', label: 'lead convertiti' },
    ],
    note: 'I contenuti rendono se escono con costanza e se hai qualcosa di vero da raccontare: i numeri dipendono dal tuo settore e da dove parti.',
  },
  useCases: {
    title: 'Dove finiscono le tue idee.',
    lead: 'Quattro lavori che oggi rimandi a venerdì. E venerdì non arriva mai.',
    items: [
      {
        title: 'Content marketing',
        text: 'Articoli e guide che rispondono alle domande dei clienti, quelle che ti fanno ogni giorno al telefono. E che si trovano sui motori.',
      },
      {
        title: 'Social media',
        text: 'Un mese di post con testo e immagine, adattati a ogni canale. Non lo stesso copia e incolla dappertutto.',
      },
      {
        title: 'Campagne email',
        text: 'Newsletter, lanci, inviti, «ci manchi». Ogni gruppo di clienti riceve la versione che lo riguarda.',
      },
      {
        title: 'Schede prodotto e video brevi',
        text: 'Cento prodotti con la descrizione del fornitore? Le riscriviamo con la tua voce e dai più venduti ricaviamo un video.',
      },
    ],
  },
  questions: {
    title: 'Le domande che ci faresti al bar.',
    items: [
      {
        question: 'Quanto costa?',
        answer:
          'Dipende da quanti contenuti, formati e canali ti servono. Prima c’è la consulenza gratuita, 30 minuti senza impegno: rispondiamo entro 24 ore. Poi il preventivo.',
      },
      {
        question: 'Quando esce il primo contenuto?',
        answer:
          'Pochi giorni: raccogliamo esempi della tua voce e prepariamo i primi pezzi. Escono appena li approvi.',
      },
      {
        question: 'Si capisce che li ha scritti un’AI?',
        answer:
          'Se l’idea è tua e la voce è la tua, i testi somigliano a te. Il pezzo generico nasce da una richiesta generica: per questo partiamo da come parli.',
      },
      {
        question: 'E se l’AI non sa una cosa?',
        answer:
          'Lascia lo spazio vuoto e te lo chiede. Prezzi, date e dati tecnici vengono solo da te, e tutto passa dal tuo controllo prima di uscire.',
      },
      {
        question: 'Dati, GDPR e strumenti collegati?',
        answer:
          'Ai testi servono le tue idee, non i dati dei clienti. Se colleghi CRM o email per le campagne, accessi e uso dei dati li fissiamo per iscritto, secondo il GDPR.',
      },
    ],
  },
  closing: {
    title: 'Raccontaci la prima idea.',
    text: 'Portaci un argomento che rimandi da mesi. In 30 minuti, gratis e senza impegno, ti mostriamo quanti contenuti ci sono dentro.',
    button: 'Richiedi la consulenza gratuita',
  },
  carriesForm: false,
};
