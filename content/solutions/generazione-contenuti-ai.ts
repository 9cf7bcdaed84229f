import type { SolutionContent } from '@/content/types';

export const solution: SolutionContent = {
  slug: 'generazione-contenuti-ai',
  name: 'Generazione contenuti AI',
  shortName: 'Contenuti',
  meta: {
    title: 'Generazione contenuti AI: testi, immagini, video',
    description:
      'Contenuti AI con la voce del tuo marchio: post, articoli ed email attenti alla SEO, già in calendario. Tu dai l’idea e approvi. Consulenza gratuita.',
  },
  menuDescription: 'Testi, immagini e video con la voce del tuo marchio',
  card: {
    title: 'Generazione contenuti AI',
    description:
      'Testi, immagini e video per il sito, i social e le campagne email. Con la tua voce, nel giorno giusto.',
    bullets: ['Content marketing', 'Social media', 'Campagne email'],
  },
  exchange: {
    channel: 'Sito web',
    request: 'Ci serve un post per martedì',
    sentAt: '11:20:00',
    answeredAt: '11:20:40',
    opening: 'Bozza scritta dall’AI',
    reply: '«Si pulisce da sola.» Testo e tre immagini, da approvare.',
    person: {
      name: 'Tu',
      role: 'approvi la bozza',
      at: '11:26',
      says: 'Va bene così.',
    },
    end: 'Il post esce da solo martedì alle 9.',
  },
  hero: {
    title: 'Tu dai l’idea. Ricevi testi, immagini e video.',
    lead: 'Per chi non ha un ufficio marketing, o ne ha uno piccolo: mandi due righe o un vocale, l’AI scrive, tu approvi.',
    demoButton: 'Guarda la demo',
    useCasesButton: 'Scopri i casi d’uso',
  },
  route: [
    { kind: 'station', name: 'L’idea' },
    { kind: 'station', name: 'La tua voce' },
    { kind: 'station', name: 'Più formati' },
    { kind: 'interchange', name: 'Il tuo sì' },
    { kind: 'terminus', name: 'Pubblicato' },
  ],
  demonstration: { caption: 'Aziende d’esempio: i fatti li hanno dati loro.' },
  drawing: 'content',
  order: ['useCases', 'results', 'benefits', 'price'],
  benefits: {
    title: 'Le tue parole, in tutti i formati.',
    items: [
      {
        title: 'L’ultima parola è tua',
        text: 'Ogni contenuto aspetta il tuo sì. Quello che correggi serve a scrivere meglio il prossimo.',
      },
      {
        title: 'Il tuo modo di parlare',
        text: 'La brand voice, cioè come parla il tuo marchio, la ricaviamo da quello che hai già scritto.',
      },
      {
        title: 'Testi, immagini e video',
        text: 'Dalla stessa idea, in più formati: articolo, post, newsletter, clip.',
      },
      {
        title: 'Testi che si fanno trovare',
        text: 'Titoli, parole chiave e struttura curati per la SEO, cioè per comparire nelle ricerche.',
      },
    ],
  },
  results: {
    title: 'Cosa puoi aspettarti.',
    lead: 'Promettiamo costanza, non vendite.',
    figures: [],
    note: 'I primi pezzi dopo pochi giorni. Tu leggi, correggi, dici sì.',
  },
  price: {
    title: 'Quanto costano i\u00a0contenuti\u00a0AI?',
    activation: 'Lo studio di come parli, i collegamenti, le prove, la formazione.',
    fee: 'con correzioni e programmazione. Dipende da quanti contenuti, formati e canali.',
    others: 'Gli annunci, se li vuoi fare, e le foto o le riprese dal vero.',
  },
  useCases: {
    title: 'Quattro lavori che puoi smettere di rimandare.',
    items: [
      {
        title: 'Schede prodotto e video brevi',
        text: 'Cento articoli a catalogo, descritti per i tecnici? Li riscriviamo per chi compra e dai più venduti ricaviamo un video.',
      },
      {
        title: 'Content marketing: articoli e guide',
        text: 'Rispondono alle domande che ti fanno al telefono: chi chiama sa già metà delle cose.',
      },
      {
        title: 'Social media: i post',
        text: 'Un mese di testi e immagini: la pagina non resta ferma all’ultima fiera.',
      },
      {
        title: 'Campagne email',
        text: 'A chi si è iscritto: il prodotto nuovo, l’invito allo stand, due righe a chi non ordina da un po’.',
      },
    ],
  },
  questions: {
    title: 'Domande frequenti sui contenuti AI.',
    items: [
      {
        question: 'Quando esce il primo contenuto?',
        answer:
          'Dopo pochi giorni: raccogliamo esempi di come parli e prepariamo i primi pezzi. Escono appena li approvi.',
      },
      {
        question: 'Si capisce che li ha scritti un’AI?',
        answer:
          'Se la richiesta è generica, sì: per questo partiamo da come parli tu. Immagini e video che sembrano veri portano la scritta «Generato con l’AI».',
      },
      {
        question: 'Google penalizza i testi scritti con l’AI?',
        answer:
          'Google dice di guardare a quanto un testo è utile, non a chi lo scrive. Penalizza invece le pagine fatte in serie per scalare le ricerche. Per questo ogni pezzo parte da fatti tuoi. Una posizione sicura non può prometterla nessuno.',
      },
      {
        question: 'E se l’AI non sa una cosa, o la sbaglia?',
        answer:
          'È impostata per lasciare lo spazio vuoto e chiedertela. Prezzi, date e dati tecnici vengono solo da te.',
      },
      {
        question: 'Di chi sono i contenuti e i profili?',
        answer:
          'Tuoi: testi, immagini e video li usi come vuoi, e i profili restano intestati alla tua azienda. Dove lavora solo l’AI, il diritto d’autore può mancare (legge 132/2025, art. 25): per questo ci metti mano tu. Se un giorno smetti, togliamo i nostri accessi.',
      },
      {
        question: 'Servono i dati dei miei clienti?',
        answer:
          'Ai post no: bastano le tue idee. Alle newsletter con nomi e ordini sì: accessi e uso dei dati li fissiamo per iscritto, secondo il GDPR.',
      },
    ],
  },
  closing: {
    title: 'Quale argomento rimandi da\u00a0mesi?',
    text: 'Ti mostriamo quanti contenuti ci sono dentro.',
  },
  carriesForm: false,
};
