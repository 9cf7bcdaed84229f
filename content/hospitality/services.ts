import type { HospitalityContent } from '@/content/types';

/** The four services, each by its solution. */
export const services: HospitalityContent['services'] = {
  title: 'Quattro servizi per la tua struttura.',
  lead: 'Ognuno segue un canale, giorno e notte. Quando serve una persona, chiama te.',
  linkLabel: 'Scopri come funziona',
  cards: [
    {
      slug: 'chatbot-multicanale',
      title: 'Chatbot WhatsApp',
      text: 'L’ospite scrive come fa con tutti e riceve risposta nella sua lingua, anche a reception chiusa.',
      bullets: [
        'Prenotazioni e cancellazioni',
        'Informazioni sui servizi della struttura',
        'Conversazioni in più lingue',
      ],
    },
    {
      slug: 'voicebot-intelligente',
      title: 'Voicebot telefonico',
      text: 'Risponde con voce naturale, e dice che è un assistente.',
      bullets: [
        'Chiamate di prenotazione',
        'Disponibilità delle camere',
        'Passaggio automatico dei casi complessi',
      ],
    },
    {
      slug: 'risposta-email-automatica',
      title: 'Risposte email automatiche',
      text: 'Le email di ogni giorno ricevono risposta con il tono della casa. Quelle delicate aspettano te.',
      bullets: [
        'Conferme di prenotazione',
        'Informazioni per il check-in',
        'Richieste particolari',
      ],
    },
    {
      slug: 'lead-generation-marketing-automation',
      title: 'Marketing automation e lead generation',
      text: 'Chi non ha prenotato e chi è già stato da te, se ha dato il consenso, riceve il messaggio che fa per lui.',
      bullets: [
        'Campagne email',
        'Lead scoring (un punteggio per contatto) e segmentazione',
        'Retargeting',
      ],
    },
  ],
};
