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
      text: 'L’ospite scrive su WhatsApp, come fa con tutti. La risposta arriva nella sua lingua, anche a reception chiusa.',
      exchange: {
        asked: 'C’è ancora un parcheggio per stasera?',
        answered: 'Sono l’assistente virtuale: sì, due posti. Te ne tengo uno?',
      },
      bullets: [
        'Prenotazioni',
        'Cancellazioni',
        'Informazioni sui servizi della struttura',
        'Conversazioni in più lingue',
      ],
    },
    {
      slug: 'voicebot-intelligente',
      title: 'Voicebot telefonico',
      text: 'Il telefono squilla e il voicebot risponde, con voce naturale, dicendo che è un assistente. I casi complessi arrivano a te, già spiegati.',
      exchange: {
        asked: '«Avete una doppia per sabato?»',
        answered: '«Sono l’assistente virtuale. Sì, ne restano due: a che nome?»',
      },
      bullets: [
        'Chiamate di prenotazione',
        'Disponibilità delle camere',
        'Passaggio automatico dei casi complessi',
      ],
    },
    {
      slug: 'risposta-email-automatica',
      title: 'Risposte email automatiche',
      text: 'Le email di ogni giorno hanno risposta, con il nome dell’ospite e il tono della casa. Quelle delicate aspettano te.',
      exchange: {
        asked: 'Arriviamo alle 23, come si entra?',
        answered:
          'Risponde l’assistente virtuale: all’arrivo ti vede il portiere in video, poi il codice.',
      },
      bullets: [
        'Conferme di prenotazione',
        'Informazioni per il check-in',
        'Richieste particolari',
      ],
    },
    {
      slug: 'lead-generation-marketing-automation',
      title: 'Marketing automation e lead generation',
      text: 'Chi ha chiesto un prezzo e non ha prenotato, chi è già stato da te: se ha dato il consenso, ognuno riceve il messaggio che fa per lui.',
      exchange: {
        asked: 'Martedì: chiede un prezzo, non prenota.',
        answered: 'Venerdì: un promemoria dell’assistente virtuale. Uno solo.',
      },
      bullets: [
        'Campagne email',
        'Lead scoring (un punteggio per contatto) e segmentazione',
        'Retargeting',
      ],
    },
  ],
};
