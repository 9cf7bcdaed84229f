import type { HospitalityContent } from '@/content/types';

/** What one can try out. */
export const demo: HospitalityContent['demo'] = {
  title: 'Mettiti nei panni di un ospite.',
  chat: {
    slug: 'chatbot-multicanale',
    title: 'Demo WhatsApp',
    text: 'Nella lingua dell’ospite, con una persona quando serve.',
    demo: 'hotel-chat',
  },
  call: {
    slug: 'voicebot-intelligente',
    title: 'Test del voicebot',
    text: 'Una camera, un arrivo di notte, un guasto.',
    demo: 'hotel-call',
  },
  mail: {
    slug: 'risposta-email-automatica',
    title: 'Simulazione email',
    text: 'Quello che il sistema non sa lo decide una persona.',
    demo: 'hotel-mail',
  },
  button: 'Richiedi la tua demo gratuita',
};
