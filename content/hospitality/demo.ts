import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';

/** What one can try out. */
export const demo: HospitalityContent['demo'] = {
  title: 'Mettiti nei panni di un ospite.',
  lead: 'Scegli la domanda e la lingua, guarda come rispondono WhatsApp, telefono ed email, chiama il numero demo. A rispondere è sempre un assistente AI, e lo dice. Poi chiedici una prova con le domande dei tuoi ospiti.',
  chat: {
    slug: 'chatbot-multicanale',
    title: 'Demo WhatsApp',
    text: 'Prenotare, arrivare tardi, il Wi-Fi, l’aria condizionata: il chatbot risponde nella lingua dell’ospite e, quando serve, chiama una persona.',
    demo: 'hotel-chat',
  },
  call: {
    slug: 'voicebot-intelligente',
    title: 'Test del voicebot',
    text: 'Chiama il numero demo e parla come parlerebbe un ospite: chiedi una camera, cambia le date, fai una domanda difficile. Risponde un assistente AI, non una persona.',
    buttonLabel: `Chiama il ${site.demoPhone}`,
    demo: 'hotel-call',
  },
  mail: {
    slug: 'risposta-email-automatica',
    title: 'Simulazione email',
    text: 'Scegli un’email: la risposta si compone da sola, con quello che prende dalla prenotazione. Su quello che non sa decide una persona.',
    demo: 'hotel-mail',
  },
  button: 'Richiedi la tua demo gratuita',
};
