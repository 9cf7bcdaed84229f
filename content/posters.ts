import { minutes } from '@/content/amounts';
import { avatarDemo } from '@/content/demos/avatar';

/** How long the voicebot's ruler is: an example call from the request to the appointment fits in. */
const ruler = minutes(2);

/** What stands on the line of each solution's poster: the first moments of its simulation, in few words. */
export const posters = {
  chatbot: {
    channels: ['Sito', 'WhatsApp', 'Facebook', 'Instagram'],
    rows: [
      {
        from: 'customer',
        time: '22:47',
        author: 'Silvia',
        text: 'fate cucine su misura? la parete è tutta storta',
      },
      {
        from: 'assistant',
        time: '22:47',
        author: 'Assistente virtuale',
        text: 'Sì, anche per pareti fuori squadro. Quanto è lunga la tua, più o meno?',
      },
      {
        from: 'person',
        time: '22:52',
        author: 'Davide',
        text: 'Sabato alle 10 passi in negozio con le misure?',
      },
    ],
  },
  voicebot: {
    rulerLabel: 'Secondi dalla richiesta: sposta il cursore per seguire la chiamata',
    rulerSeconds: ruler.ms / 1000,
  },
  email: {
    out: {
      way: 'Arriva',
      time: '21:48',
      from: 'Davide Longo',
      subject: 'sedie ordine 1184 URGENTE',
      text: 'Sabato inauguro. Arrivano sì o no?',
    },
    turn: { title: 'Ordine 1184', text: '40 sedie, giovedì 9–12' },
    back: {
      way: 'Riparte',
      time: '21:48',
      from: 'Servizio clienti, risposta automatica',
      subject: 'Re: sedie ordine 1184 URGENTE',
      text: 'Arrivano giovedì mattina, tra le 9 e le 12. Dello sconto le scrive Sara.',
    },
  },
  content: {
    brief: {
      label: 'Il brief',
      text: '«È uscito l’olio nuovo, poco ma buonissimo. Ditelo prima che finisca.»',
    },
    poster: { format: 'Locandina', title: 'Olio nuovo.', text: 'Poco, verde, fino a domenica.' },
    post: { format: 'Post', title: 'È verde, pizzica e finisce presto.' },
    storyboard: {
      format: 'Video',
      scenes: [
        { at: '0:00', text: 'Dall’albero' },
        { at: '0:05', text: 'al frantoio' },
        { at: '0:15', text: 'al pane' },
      ],
    },
  },
  avatar: {
    length: '0:38',
    /** How the video greets, in each of its languages. */
    tracks: avatarDemo.scenes.map(({ lang, captions: [{ text }] }) => ({
      code: lang.toUpperCase(),
      lang,
      text: text.split(',')[0],
    })),
  },
  documents: {
    title: 'Preventivo',
    total: 'Totale, IVA inclusa',
    accepted: 'Per accettazione',
    times: [
      { time: '12:51', text: 'Preventivo pronto' },
      { time: '12:58', text: 'Approvato e inviato' },
      { time: '13:20', text: 'Link aperto' },
      { time: '18:04', text: 'Firmato' },
    ],
  },
  lead: {
    feeders: ['Google', 'Facebook', 'Instagram', 'Sito', 'Email', 'Passaparola'],
    length: { value: '17', text: 'giorni con Marta' },
    stops: [
      { day: 1, channel: 'Email', text: '«Ecco la guida. Se hai tre minuti, leggi pagina 4.»' },
      { day: 6, channel: 'Email', text: '«Doppio o triplo vetro? I due casi, con i prezzi.»' },
      { day: 14, channel: 'WhatsApp', text: '«Lunedì siamo in zona: passiamo?»' },
      { day: 17, channel: 'Rilievo a casa di Marta', text: 'Lunedì, 17:30.' },
    ],
  },
} as const;

/** What each line delivers, in miniature, at the end of its row in the list of services. */
export const products = {
  chatbot: {
    question: { time: '22:47', text: 'fate cucine su misura?' },
    answer: 'Assistente AI: sì, che misure ha?',
  },
  voicebot: { length: '1:03' },
  email: {
    question: 'Arrivano sì o no?',
    answer: { subject: 'Re: Arrivano sì o no?', text: 'Giovedì mattina. Risposta automatica.' },
  },
  documents: 'Firmato alle 18:04',
  lead: ['Lasciano i dati', 'Rispondono', 'Fissano'],
} as const;
