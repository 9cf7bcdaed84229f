import { minutes } from '@/content/amounts';
import { avatarDemo } from '@/content/demos/avatar';

/** How long the voicebot's ruler is: an example call from the request to the appointment fits in. */
const ruler = minutes(2);

/** What stands on the line of each solution's poster: the first moments of its simulation, in few words. */
export const posters = {
  voicebot: {
    rulerLabel: 'Secondi dalla richiesta: sposta il cursore per seguire la chiamata',
    rulerUnit: 'secondi',
    rulerSeconds: ruler.ms / 1000,
  },
  email: { out: 'Arriva', back: 'Riparte', re: 'Re:' },
  content: { brief: 'La tua idea', you: 'Tu', approved: 'hai approvato' },
  avatar: {
    length: '0:38',
    /** On every synthetic video, in its own language: art. 50(4) of the AI Act. */
    aiVideo: {
      it: 'Video generato con l’AI',
      en: 'AI-generated video',
      de: 'Mit KI erzeugtes Video',
      fr: 'Vidéo générée par l’IA',
    },
    /** How the video greets, in each of its languages. */
    tracks: avatarDemo.scenes.map(({ lang, captions: [{ text }] }) => ({
      code: lang.toUpperCase(),
      lang,
      text: text.split(',')[0],
    })),
  },
  documents: {
    title: 'Preventivo',
    priceList: 'Listino',
    total: 'Totale, più IVA',
    accepted: 'Per accettazione',
    sign: 'La firma: sposta il punto per scriverla',
    signUnit: 'per cento',
    signHint: 'Rifirma tu: trascina il punto.',
    signForMe: 'Firma per me',
    open: 'Apri il preventivo',
  },
  lead: {
    feeders: ['Google', 'Facebook', 'Instagram', 'Sito', 'LinkedIn', 'Fiere'],
    lastDay: 17,
  },
} as const;
