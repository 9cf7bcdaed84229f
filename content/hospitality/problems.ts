import type { HospitalityContent } from '@/content/types';

/** What guests ask again and again. */
export const problems: HospitalityContent['problems'] = {
  title: 'Le domande sono sempre le stesse. A tutte le ore.',
  lead: 'E ogni volta qualcuno deve lasciare quello che sta facendo.',
  items: [
    {
      title: 'Orari di check-in e check-out',
      guest: 'Siamo in coda, arriviamo dopo le 23. Fino a che ora si può fare il check-in?',
      text: 'È scritto nella conferma. Te lo chiedono lo stesso, mentre accogli qualcun altro.',
    },
    {
      title: 'Aria condizionata ed elettrodomestici',
      guest: 'Il condizionatore butta aria calda. Sul telecomando c’è un sole: è normale?',
      text: 'Spesso basta il tasto giusto. Ma qualcuno deve alzarsi dal letto per dirlo.',
    },
    {
      title: 'Wi-Fi che non si collega',
      guest: 'Ho una riunione alle 8. La password finisce con lo zero o con la O?',
      text: 'Una lettera sbagliata e parte la chiamata, proprio mentre prepari le colazioni.',
    },
  ],
};
