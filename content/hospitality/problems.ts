import type { HospitalityContent } from '@/content/types';

/** What guests ask again and again. */
export const problems: HospitalityContent['problems'] = {
  title: 'Le domande sono sempre le stesse. A tutte le ore.',
  lead: 'E ogni volta qualcuno deve lasciare quello che sta facendo.',
  items: [
    {
      title: 'Orari di check-in e check-out',
      guest: 'Arriviamo dopo le 23. Fino a che ora si può fare il check-in?',
    },
    {
      title: 'Aria condizionata ed elettrodomestici',
      guest: 'Il condizionatore butta aria calda: cos’è quel sole sul telecomando?',
    },
    {
      title: 'Wi-Fi che non si collega',
      guest: 'Ho una riunione alle 8. La password finisce con lo zero o con la O?',
    },
  ],
};
