/** What each service delivers, in miniature, in the list of services. */
export const products = {
  chatbot: [
    { time: '22:47', text: 'fate cucine su misura? la parete è tutta storta' },
    { time: '22:47', text: 'Sì, anche per pareti fuori squadro. Quanto misura la parete?' },
    { time: '08:35', text: 'Sabato alle 10 passi con le misure?', person: 'Davide' },
  ],
  voicebot: { text: '«Giovedì alle 18:30, in via Manin, con Elena.»', length: '1:03' },
  email: [
    { time: '21:48', text: 'Sabato inauguro. Le sedie arrivano sì o no?' },
    { time: '21:48', text: 'Arrivano giovedì mattina, tra le 9 e le 12.' },
    { time: '08:30', text: 'Per lo sconto le scrivo ora.', person: 'Sara' },
  ],
  content: 'Olio nuovo.',
  avatar: [
    { code: 'IT', lang: 'it', text: 'Ciao Marta' },
    { code: 'EN', lang: 'en', text: 'Hi Marta' },
    { code: 'DE', lang: 'de', text: 'Hallo Marta' },
  ],
  documents: 'Firmato alle 18:04',
  lead: ['Lasciano i dati', 'Rispondono', 'Prenotano'],
} as const;
