import type { HospitalityContent } from '@/content/types';

/** What guests ask at every hour. */
export const problems: HospitalityContent['problems'] = {
  title: 'Le domande sono sempre le stesse. A tutte le ore.',
  lead: 'Arrivano la sera, di notte, all’alba. E ogni volta qualcuno deve lasciare quello che sta facendo per rispondere.',
  items: [
    {
      title: 'Orari di check-in e check-out',
      text: 'È scritto nella conferma, sul sito e nel messaggio di benvenuto. Te lo chiedono lo stesso, mentre stai accogliendo qualcun altro.',
      time: '18:20',
      guest:
        'Buonasera, siamo in coda e arriviamo dopo le 23. Fino a che ora si può fare il check-in?',
    },
    {
      title: 'Aria condizionata ed elettrodomestici',
      text: 'Spesso basta il tasto giusto. Ma per spiegarlo qualcuno deve alzarsi dal letto, richiamare o salire in camera.',
      time: '23:40',
      guest:
        'Scusi l’ora, il condizionatore butta aria calda. Sul telecomando c’è un simbolo tipo un sole, è normale?',
    },
    {
      title: 'Wi-Fi che non si collega',
      text: 'Una lettera sbagliata e parte la chiamata, proprio mentre prepari le colazioni. Poi ne arriva un’altra, dalla camera accanto.',
      time: '07:05',
      guest:
        'Buongiorno, ho una riunione online alle 8 e il Wi-Fi non va. La password finisce con lo zero o con la O?',
    },
  ],
};
