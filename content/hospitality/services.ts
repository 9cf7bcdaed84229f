import type { HospitalityContent } from '@/content/types';

/** The four services, each by its solution. */
export const services: HospitalityContent['services'] = {
  title: 'Quattro servizi per la tua struttura.',
  cards: [
    {
      slug: 'chatbot-multicanale',
      title: 'Chatbot WhatsApp',
      text: 'L’ospite scrive come fa con tutti, anche a reception chiusa.',
      bullets: [
        'Prenotazioni e cancellazioni',
        'Informazioni sui servizi',
        'Conversazioni in più lingue',
      ],
    },
    {
      slug: 'voicebot-intelligente',
      title: 'Voicebot telefonico',
      text: 'Voce naturale. Risponde anche quando la linea è occupata.',
      bullets: [
        'Chiamate di prenotazione',
        'Disponibilità delle camere',
        'Passaggio dei casi complessi',
      ],
    },
    {
      slug: 'risposta-email-automatica',
      title: 'Risposte email automatiche',
      text: 'Con il tono della casa. Quelle delicate aspettano te.',
      bullets: [
        'Conferme di prenotazione',
        'Informazioni per il check-in',
        'Richieste particolari',
      ],
    },
    {
      slug: 'lead-generation-marketing-automation',
      title: 'Marketing automation e lead generation',
      text: 'Scrive a chi può prenotare o tornare, se ha dato il consenso.',
      bullets: [
        'Campagne email',
        'Lead scoring (punteggi) e segmentazione',
        'Retargeting',
      ],
    },
  ],
};
