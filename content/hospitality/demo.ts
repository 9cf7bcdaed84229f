import type { HospitalityContent } from '@/content/types';

/** What one can try out. */
export const demo: HospitalityContent['demo'] = {
  title: 'Mettiti nei panni di un ospite.',
  lead: 'Scegli la domanda e la lingua. A rispondere è un assistente AI, e lo dice.',
  chat: {
    slug: 'chatbot-multicanale',
    title: 'Demo WhatsApp',
    text: 'Risponde nella lingua dell’ospite e, quando serve, chiama una persona.',
    demo: 'hotel-chat',
  },
  call: {
    slug: 'voicebot-intelligente',
    title: 'Test del voicebot',
    text: 'Una camera, un arrivo di notte, un guasto: al telefono.',
    demo: 'hotel-call',
  },
  mail: {
    slug: 'risposta-email-automatica',
    title: 'Simulazione email',
    text: 'La risposta nasce dalla prenotazione. Quello che non sa lo decide una persona.',
    demo: 'hotel-mail',
  },
  button: 'Richiedi la tua demo gratuita',
};
