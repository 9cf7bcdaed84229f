import { facts } from '@/content/facts';
import type { SolutionContent } from '@/content/types';

export const solution: SolutionContent = {
  slug: 'generazione-contenuti-ai',
  name: 'Generazione contenuti AI',
  shortName: 'Contenuti',
  meta: {
    title: 'Generazione contenuti AI: testi, immagini, video',
    description:
      'Post, articoli ed email con la voce del tuo marchio, attenti alla SEO e già in calendario. Tu dai l’idea e approvi. Prenota la consulenza gratuita.',
  },
  menuDescription: 'Testi, immagini e video con la voce del tuo marchio',
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
    customers: {
      opening: 'Bozza scritta dall’AI.',
      examples: [
        {
          asks: 'Ci serve un post per i social, per Instagram o Facebook',
          reply: '«Si pulisce da sola.» Testo e tre immagini: se approvi, esce martedì alle 9.',
        },
        {
          asks: 'Scrivi un articolo per il blog del sito',
          reply: 'Scaletta e prima versione sono qui. Mancano due prezzi: te li chiedo.',
        },
        {
          asks: 'Prepara la newsletter per i clienti',
          reply: 'Oggetto, testo e pulsante sono pronti, in due versioni. Quale ti somiglia di più?',
        },
        {
          asks: 'Servono foto e immagini nuove per il catalogo',
          reply: 'Tre immagini, ognuna con l’indicazione che è generata. Ne uso una, o ti servono scatti veri?',
        },
        {
          asks: 'Riscrivi i testi e le schede dei prodotti',
          reply: 'Le prime dieci sono riscritte con la tua voce. Le misure le ho lasciate come nel listino.',
        },
      ],
    },
  },
  hero: {
    title: 'Tu dai l’idea. Ricevi testi, immagini e video.',
    lead: 'Hai cose da dire, manca solo il tempo di scriverle. Bastano due righe o un vocale: l’AI ne ricava contenuti con la tua voce, pronti da approvare e già in calendario.',
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
      text: 'L’AI parte dalla tua brand voice, cioè da come parla il tuo marchio: le parole che usi e quelle che non useresti.',
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
    title: 'La stessa voce, in tutti i formati.',
    lead: 'Non testi qualunque da ritoccare per ore: contenuti che partono da te e somigliano a te.',
    items: [
      {
        title: 'La tua brand voice',
        text: 'La ricaviamo da quello che hai già scritto e da come parli ai clienti. Chi legge deve riconoscerti anche senza logo.',
      },
      {
        title: 'Testi che si fanno trovare',
        text: 'Titoli, parole chiave e struttura curati per la SEO, cioè per comparire nelle ricerche. Prima si scrive per chi legge, poi per chi cerca.',
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
        text: 'I pezzi che hai approvato escono da soli, nel giorno giusto. Anche la settimana della fiera, quando ai social non pensa nessuno.',
      },
      {
        title: 'L’ultima parola è tua',
        text: 'Ogni contenuto aspetta il tuo sì. Quello che correggi serve a scrivere meglio il prossimo.',
      },
    ],
  },
  results: {
    title: 'Da una sola idea, tre formati.',
    lead: 'Pubblichi con costanza. Scrivi molto meno.',
    figures: [
      {
        kind: 'promise',
        value: '3',
        label: 'formati: testi, immagini, video',
        basis: 'dalla stessa idea, con la stessa voce',
        meaning:
          'Dalla stessa idea ricavi testi, immagini e video, ognuno adattato al canale su cui esce. Nessuno esce prima che tu l’abbia approvato.',
      },
      {
        kind: 'promise',
        value: '1',
        label: 'idea per cominciare',
        basis: 'due righe, una foto o un vocale',
        meaning:
          'Per partire basta un’idea: due righe, una foto, un messaggio vocale. Prezzi, date e dati tecnici li dai tu, e dove mancano te li chiediamo.',
      },
    ],
    note: 'I contenuti rendono se escono con costanza e se hai qualcosa di vero da raccontare: quanti lettori e quante richieste portano dipende dal tuo settore e da dove parti.',
  },
  useCases: {
    title: 'Quattro lavori che puoi smettere di rimandare.',
    lead: 'Oggi li rimandi a venerdì. E venerdì non arriva mai.',
    items: [
      {
        title: 'Content marketing',
        text: 'Articoli e guide che rispondono alle domande dei clienti, quelle che ti fanno ogni giorno al telefono. E che si trovano sui motori di ricerca.',
      },
      {
        title: 'Social media',
        text: 'Un mese di post con testo e immagine, adattati a ogni canale. Non lo stesso copia e incolla dappertutto.',
      },
      {
        title: 'Campagne email',
        text: 'Newsletter, lanci, inviti, «ci manchi», a chi si è iscritto. Ogni gruppo di clienti riceve la versione che lo riguarda.',
      },
      {
        title: 'Schede prodotto e video brevi',
        text: 'Cento prodotti con la descrizione del fornitore? Le riscriviamo con la tua voce e dai più venduti ricaviamo un video.',
      },
    ],
  },
  questions: {
    title: 'Domande frequenti sui contenuti AI.',
    lead: 'Quelle che ci faresti al bar.',
    items: [
      {
        question: 'Quanto costa?',
        answer: `Dipende da quanti contenuti, formati e canali ti servono. Il preventivo arriva dopo la consulenza gratuita: ${facts.consultation.text}, senza impegno. Ti contattiamo entro ${facts.answer.text} dalla richiesta.`,
      },
      {
        question: 'Quando esce il primo contenuto?',
        answer:
          'Dopo pochi giorni: raccogliamo esempi della tua voce e prepariamo i primi pezzi. Escono appena li approvi.',
      },
      {
        question: 'Si capisce che li ha scritti un’AI?',
        answer:
          'Se l’idea è tua e la voce è la tua, i testi somigliano a te. Il pezzo generico nasce da una richiesta generica: per questo partiamo da come parli. Immagini e video che sembrano veri portano l’indicazione che sono generati con l’AI.',
      },
      {
        question: 'E se l’AI non sa una cosa, o la sbaglia?',
        answer:
          'È istruita a lasciare lo spazio vuoto e a chiedertela. Prezzi, date e dati tecnici vengono solo da te, e tutto passa dal tuo controllo prima di uscire.',
      },
      {
        question: 'Di chi sono i contenuti e i profili?',
        answer:
          'Tuoi: testi, immagini e video li usi come vuoi, e i profili restano intestati alla tua azienda. Se un giorno smetti, quello che è uscito resta dov’è e noi togliamo i nostri accessi.',
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
    text: `Portaci un argomento che rimandi da mesi. In ${facts.consultation.text}, gratis e senza impegno, ti mostriamo quanti contenuti ci sono dentro. Ti contattiamo entro ${facts.answer.text}.`,
    button: 'Richiedi la consulenza gratuita',
  },
  carriesForm: false,
};
