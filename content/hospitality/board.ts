import { facts } from '@/content/facts';
import type { HospitalityContent } from '@/content/types';

/** One night as a station shows its departures. */
export const board: HospitalityContent['board'] = {
  title: 'Il tabellone di una notte.',
  lead: 'Ogni risposta arriva in orario, perché WhatsApp, telefono ed email non aspettano che si liberi qualcuno.',
  caption: 'Una notte tipo, esempio',
  columns: { time: 'Ora', guest: 'Ospite', language: 'Lingua', line: 'Linea', outcome: 'Esito' },
  rows: [
    {
      time: '22:40',
      guest: 'Famiglia in autostrada',
      language: 'Italiano',
      line: { slug: 'chatbot-multicanale', channel: 'WhatsApp' },
      outcome: 'Sa come entrare dopo le\u00a023',
    },
    {
      time: '23:25',
      guest: 'Coppia, camera 7',
      language: 'Inglese',
      line: { slug: 'chatbot-multicanale', channel: 'WhatsApp' },
      outcome: 'Aria condizionata, risolto',
    },
    {
      time: '00:50',
      guest: 'Chi cerca un sabato',
      language: 'Francese',
      line: { slug: 'risposta-email-automatica', channel: 'Email' },
      outcome: 'Due date e un prezzo',
    },
    {
      time: '01:35',
      guest: 'Chi ha perso il treno',
      language: 'Tedesco',
      line: { slug: 'voicebot-intelligente', channel: 'Telefono' },
      outcome: 'Arrivo spostato a domani',
    },
    {
      time: '03:00',
      guest: 'Davanti al portone',
      language: 'Inglese',
      line: { slug: 'chatbot-multicanale', channel: 'WhatsApp' },
      outcome: `Codice nuovo in ${facts.guestReply.short}`,
      lit: true,
    },
    {
      time: '04:20',
      guest: 'Perdita d’acqua, camera 3',
      language: 'Italiano',
      line: { slug: 'voicebot-intelligente', channel: 'Telefono' },
      outcome: 'Chiamato il reperibile',
      toPerson: true,
    },
    {
      time: '06:50',
      guest: 'Chi parte presto',
      language: 'Inglese',
      line: { slug: 'risposta-email-automatica', channel: 'Email' },
      outcome: 'Fattura e orari del bus',
    },
  ],
};
