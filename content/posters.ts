import { minutes } from '@/content/amounts';
import { capital } from '@/content/number-words';

/** How long the voicebot's ruler is: an example call from the request to the appointment fits in. */
const ruler = minutes(2);

/** What stands on the line of each solution's poster: the first moments of its simulation, in few words. */
export const posters = {
  voicebot: {
    rulerLabel: 'Secondi dalla richiesta: sposta il cursore per seguire la chiamata',
    startsAt: { hours: 14, minutes: 2 },
    marks: ['Arriva la richiesta', 'Il voicebot chiama', capital(ruler.letters)],
    rulerSeconds: ruler.ms / 1000,
    /** What is to be heard from each second on, counted from the request. */
    moments: [
      { second: 0, who: 'Dal sito', text: 'Paolo Sarti chiede del trilocale di via Manin.' },
      { second: 56, who: 'Telefono', text: 'Squilla da Paolo Sarti.' },
      { second: 62, who: 'Voicebot', text: '«Buongiorno, sono l’assistente virtuale.»' },
      { second: 72, who: 'Paolo Sarti', text: '«Però, che velocità! È ancora libero?»' },
      { second: 78, who: 'Voicebot', text: '«Sì. Mercoledì alle 17 o giovedì alle 18:30?»' },
      { second: 98, who: 'Paolo Sarti', text: '«Giovedì, prima lavoro.»' },
      { second: 112, who: 'Voicebot', text: '«Giovedì alle 18:30, in via Manin, con Elena.»' },
    ],
    startSecond: 105,
    arrival: { time: '18:30', text: 'giovedì, in\u00a0agenda' },
  },
  email: { out: 'Arriva', back: 'Riparte' },
  content: { brief: 'Il brief', approved: 'Approvati da te', texts: 'Leggi i testi per intero' },
  avatar: {
    notice: 'Video generato con l’AI',
    length: '0:38',
    tracks: [
      { code: 'IT', lang: 'it', text: 'Ciao Marta' },
      { code: 'EN', lang: 'en', text: 'Hi Marta' },
      { code: 'DE', lang: 'de', text: 'Hallo Marta' },
    ],
  },
  documents: {
    title: 'Preventivo',
    total: 'Totale, IVA inclusa',
    accepted: 'Per accettazione',
    sign: 'La firma: sposta il punto per scriverla',
    signHint: 'Trascina il punto: firmi tu.',
    signForMe: 'Firma per me',
  },
  lead: {
    feeders: ['Google', 'Facebook', 'Instagram', 'Sito', 'Email', 'Passaparola'],
    lastDay: 17,
  },
} as const;
