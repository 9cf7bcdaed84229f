import { avatarDemo } from '@/content/demos/avatar';
import { leadDemo } from '@/content/demos/lead';
import { quoteDemo } from '@/content/demos/quote';
import type { Desk, DrawingId } from './types';

/** The words around each desk. */
export const deskWords = {
  title: 'Lunedì mattina, sul tuo tavolo.',
  example: 'Esempio inventato, cifre comprese.',
  /** For the ear, before the name of whoever has to do something. */
  turn: (person: string) => `Tocca a ${person === 'Tu' ? 'te' : person}`,
  /** For the ear, beside an outlined bar. */
  unknown: 'non sapeva rispondere',
} as const;

const pieces = [
  { day: 0, as: 'Newsletter', title: 'Una lattina è già da parte per te', approved: true },
  { day: 1, as: 'Post, 8:30', title: 'È verde, pizzica e finisce presto.', approved: true },
  { day: 3, as: 'Video', title: 'Dalla pianta al pane in un giorno', approved: true },
  { day: 11, as: 'Articolo', title: 'L’olio nuovo si conserva così', approved: false },
  { day: 14, as: 'Post', title: 'Domani, 8 dicembre, siamo aperti', approved: true },
  { day: 17, as: 'Newsletter', title: 'Le ceste, prima che finiscano', approved: false },
  { day: 26, as: 'Post', title: 'Ultime lattine', approved: false },
];
const approved = pieces.filter((piece) => piece.approved).length;

/** Four weeks of posts from Monday, 23 November on: `day` counts from there. */
export const calendar = {
  weekdays: ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'],
  days: [...Array(28).keys()].map((day) => (day < 8 ? `${day + 23} nov` : `${day - 7} dic`)),
  approved: 'Approvato',
  waiting: 'Aspetta il tuo sì',
  pieces,
} as const;

/** What each service leaves on its owner's desk, by its drawing: the same people and sums as in its simulation. */
export const desks = {
  chatbot: {
    lead: 'Analytics: i numeri delle conversazioni, e chi aspetta una persona.',
    bar: 'La settimana del chatbot',
    meta: ['16–22 novembre', 'WhatsApp 61%', 'sito 27%', 'Instagram 8%', 'Facebook 4%'],
    main: [
      {
        title: 'Cosa chiedono',
        bars: [
          { what: 'Fate cucine su misura?', count: 41 },
          { what: 'Quanto ci vuole per il montaggio?', count: 26 },
          { what: 'Siete aperti sabato?', count: 19 },
          { what: 'Si è staccata un’anta: cosa faccio?', count: 11 },
          { what: 'Fate anche armadi?', count: 7, unknown: true },
        ],
        note: 'Barra vuota: il chatbot non sapeva rispondere. Ce lo dici una volta, e la settimana dopo lo sa.',
      },
    ],
    side: [
      {
        figures: [
          { value: '104', label: 'chat' },
          { value: '38', label: 'dopo le 19 o nei festivi' },
          { value: '9', label: 'passate a una persona' },
        ],
      },
      {
        title: 'Aspettano una persona',
        rows: [
          { at: 'dom 18:12', who: 'Studio Gatti', what: 'due armadi, entro marzo', person: 'Ilaria' },
          { at: 'dom 22:47', who: 'Silvia Rota', what: 'cucina ad angolo, circa 9.000\u00a0€', person: 'Davide' },
          { at: 'dom 23:20', who: 'Ahmed Fares', what: 'cucina per un bilocale in affitto', person: 'Davide' },
        ],
      },
    ],
  },
  voicebot: {
    lead: 'Ogni telefonata, com’è finita, e cosa c’è già in agenda.',
    bar: 'Le chiamate da venerdì a domenica',
    meta: ['20–22 novembre'],
    main: [
      {
        title: 'Com’è finita',
        rows: [
          { at: 'ven 14:03', who: 'Paolo Sarti', what: 'trilocale di via Manin', end: 'Visita fissata' },
          { at: 'ven 19:42', who: 'Lucia Bassi', what: 'quanto vale la sua casa', end: 'Vuole una persona', person: 'Elena' },
          { at: 'sab 09:10', who: 'Numero sconosciuto', what: 'a che ora aprite?', end: 'Risposta data' },
          { at: 'dom 17:30', who: 'Famiglia Riva', what: 'martedì non può', end: 'Visita spostata' },
          { at: 'dom 20:15', who: 'Ada Moretti', what: 'perde acqua la caldaia', end: 'Elena avvisata alle 20:16', person: 'Elena' },
        ],
      },
    ],
    side: [
      {
        figures: [
          { value: '5', label: 'chiamate' },
          { value: '3', label: 'chiuse senza di te' },
          { value: '2', label: 'a una persona' },
        ],
      },
      {
        title: 'Già in agenda',
        rows: [
          { at: 'lun 09:30', who: 'Lucia Bassi', what: 'la richiama Elena' },
          { at: 'mer 17:00', who: 'Famiglia Riva', what: 'visita in via Dante' },
          { at: 'gio 18:30', who: 'Paolo Sarti', what: 'visita in via Manin, con le spese di condominio' },
        ],
      },
    ],
  },
  email: {
    lead: 'Le risposte semplici sono partite. Le altre sono già scritte: aspettano il tuo sì.',
    bar: 'Posta in arrivo',
    meta: ['lunedì 23 novembre, ore 8'],
    main: [
      {
        title: 'Da ieri sera',
        rows: [
          { at: '21:48', who: 'Enrico Tosi', what: 'sedie ordine 1184 URGENTE', end: 'Inviata; manca lo sconto', person: 'Sara' },
          { at: '22:30', who: 'Ristorante Il Molo', what: '60 sedie per maggio', end: 'Bozza', person: 'Tu' },
          { at: '07:12', who: 'Hotel Alba', what: 'fattura settembre?', end: 'Inviata, con la fattura' },
          { at: '07:31', who: 'Studio Mantova', what: 'bancone su disegno', end: 'Bozza', person: 'Tu' },
        ],
      },
    ],
    side: [
      {
        title: 'La bozza per il Ristorante Il Molo',
        draft: [
          'Buongiorno Piera, sono l’assistente virtuale del servizio clienti.',
          'Sì, per il 2 maggio ci stiamo: le [60 sedie Alma](Magazzino) sono pronte in [cinque settimane](Magazzino).',
          'Costano [84\u00a0€ l’una](Listino) più IVA, [trasporto compreso](Listino) fino a Rimini.',
          'Se preferisce una persona, risponda «persona».',
        ],
        note: 'Evidenziato: dai tuoi dati. La mandi com’è, o la correggi.',
        person: 'Tu',
      },
    ],
  },
  content: {
    lead: 'Quattro settimane di contenuti, già scritti. Esce solo quello che hai approvato.',
    bar: 'Il calendario del Frantoio Tre Olivi',
    meta: ['23 novembre – 20 dicembre', `${approved} approvati`, `${pieces.length - approved} aspettano il tuo sì`],
    side: [],
  },
  avatar: {
    lead: 'Un testo approvato una volta, un video per ogni cliente.',
    bar: 'Il video per chi ha chiesto della cucina in rovere',
    meta: ['lunedì 23 novembre'],
    side: [
      {
        title: 'Lo stesso momento, in tre lingue',
        rows: avatarDemo.scenes.map(({ lang, captions }) => ({
          at: lang.toUpperCase(), lang, who: captions[2]?.text ?? '',
        })),
      },
      {
        title: 'A chi è arrivato',
        rows: [
          { at: 'lun 08:05', who: 'Marta', what: 'visto fino in fondo', end: 'Chiede un disegno', person: 'Irene' },
          { at: 'dom 19:20', who: 'Anna', what: 'visto due volte, in tedesco', end: 'Da chiamare', person: 'Irene' },
        ],
      },
    ],
  },
  documents: {
    lead: 'Il preventivo come lo vede il cliente, e cosa ne ha fatto.',
    bar: 'I preventivi',
    meta: ['lunedì 23 novembre', '1 firmato', '2 in attesa'],
    side: [
      {
        title: `${quoteDemo.customer}, venerdì`,
        rows: quoteDemo.steps.map(({ time, event }) => ({ at: time, who: event })),
      },
      {
        title: 'Gli altri',
        rows: [
          { at: 'oggi', who: 'Bar Centrale', what: 'tenda da sole, 1.180,00\u00a0€', end: 'Da approvare', person: 'Renato' },
          { at: 'ven', who: 'Ottica Sala', what: 'vetrofanie, 640,00\u00a0€', end: 'Aperto tre volte', person: 'Renato' },
        ],
      },
    ],
  },
  lead: {
    lead: 'A chi telefonare per primo, e perché.',
    bar: 'I contatti, dal più caldo',
    meta: ['lunedì 23 novembre', ...leadDemo.counts.map(({ people, what }) => `${people} ${what}`)],
    main: [
      {
        title: 'Punteggio, ultimo segnale, prossimo passo',
        scores: true,
        rows: [
          { at: '92', who: 'Marta', what: 'ha fissato le misure di 6 finestre', end: 'Oggi dopo le 17:30', person: 'Nicola' },
          { at: '81', who: 'Condominio Aurora', what: 'ha letto due volte i prezzi', end: 'Da chiamare', person: 'Nicola' },
          { at: '64', who: 'Loris', what: 'ha risposto: «a gennaio»', end: 'WhatsApp il 7 gennaio' },
          { at: '0', who: 'Dario', what: 'ha risposto: «stop»', end: 'Nessun messaggio' },
        ],
      },
    ],
    side: [
      {
        title: 'Da dove sono arrivati',
        bars: [
          { what: 'Google', count: 15 },
          { what: 'Facebook', count: 9 },
          { what: 'Instagram', count: 7 },
          { what: 'Sito', count: 5 },
          { what: 'LinkedIn', count: 2 },
          { what: 'Fiere', count: 2 },
        ],
      },
    ],
  },
  hospitality: {
    title: 'Alle sette, sul banco della reception.',
    lead: 'La notte in un foglio: cosa hanno chiesto, e cosa resta a te.',
    bar: 'La notte tra venerdì e sabato',
    meta: ['22 camere', '9 messaggi', '4 chiamate'],
    main: [
      {
        title: 'Quattro richieste su tredici',
        rows: [
          { at: '22:19', who: 'Camera 8', what: 'limite di dispositivi del Wi-\u2060Fi', end: 'Alzato a cinque' },
          { at: '23:02', who: 'Camera 17', what: 'Wi-\u2060Fi spento al secondo piano', end: 'Riavviato; manutenzione', person: 'Giulia' },
          { at: '23:52', who: 'Luca Ferrero', what: 'arriva oggi, con il passeggino doppio', end: 'Quale camera?', person: 'Giulia' },
          { at: '03:00', who: 'Camera 12', what: 'come si spegne l’aria condizionata?', end: 'Risposta e foto' },
        ],
      },
    ],
    side: [
      {
        figures: [
          { value: '13', label: 'richieste' },
          { value: '11', label: 'chiuse nella notte' },
          { value: '2', label: 'per Giulia' },
        ],
      },
      {
        title: 'In arrivo oggi',
        rows: [
          { at: '22:50', who: 'Camille Roux', what: 'taxi prenotato' },
          { at: '23:30', who: 'Luca Ferrero', what: 'Piero al videocitofono' },
          { at: '23:30', who: 'Emma Clarke', what: 'con la culla' },
        ],
      },
    ],
  },
} satisfies Record<DrawingId | 'hospitality', Desk>;

/** On the sheet of the documents' desk. */
export const quoteSheet = {
  columns: ['Voce', 'Euro'],
  signed: 'Firmato dal telefono venerdì',
} as const;
