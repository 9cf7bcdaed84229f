import { appointment, axis, dialogue } from './lines';
import type { CallScript } from './types';

export const hotelCallDemo: CallScript = {
  kind: 'call',
  axes: [
    axis('telefonata: La telefonata',
      'prenotazione: Camera, in italiano',
      'arrivo: Arrivo, in inglese',
      'clima: Clima, in tedesco',
      'wifi: Wi-Fi, in francese',
    ),
  ],
  scenes: [
    {
      when: { telefonata: 'prenotazione' },
      title: 'Chiamata di prenotazione',
      ...dialogue([
        '0:02 Voicebot: Buonasera, sono l’assistente virtuale dell’hotel. Come posso aiutarla?',
        '0:07 Sig. Ferri: Buonasera, avete una matrimoniale dal 12 al 14 giugno?',
        '0:13 Voicebot: Sì, una sul giardino, con la colazione. Gliela tengo da parte?',
        '0:21 Sig. Ferri: Sì, a nome Ferri. E il 13 ci servirebbe una sala per venti persone.',
        '0:31 Voicebot: Le tengo la camera. Per la sala le passo Marco, il direttore: ha già la richiesta davanti.',
        '#0 19:42: Reception occupata: risponde il voicebot',
        '#3 19:42: Disponibilità verificata nel gestionale',
        '#5 19:43: La chiamata passa a Marco, con il riassunto',
      ]),
      appointment: appointment(
        '15:00 12–14 giugno: Arrivo del signor Ferri',
        'Matrimoniale sul giardino, in opzione.',
      ),
    },
    {
      when: { telefonata: 'arrivo' },
      lang: 'en',
      title: 'Arrivo di notte, in inglese',
      ...dialogue([
        '0:01 Voicebot: Good evening, this is the hotel’s virtual assistant. How can I help?',
        '0:06 Ms Doyle: Hi, we’ve just picked up the car at Linate. We’ll be there at half past midnight, name is Doyle, booking 4471.',
        '0:15 Voicebot: I have it, Ms Doyle: one twin room, three nights. The desk will be closed, so Piero, the night porter, lets you in.',
        '0:24 Ms Doyle: Lovely. And how does that work? I’d rather not sleep in a Fiat.',
        '0:31 Voicebot: Ring at the entrance: Piero sees you and your passports live on the video intercom, then sends the door code. If anything fails, he comes down.',
        '#1 23:18: Reception chiusa: risponde il voicebot, in inglese',
        '#3 23:18: Prenotazione trovata con cognome e numero',
        '#5 23:19: Piero è avvisato: prima il videocitofono, poi il codice',
      ]),
      appointment: appointment(
        '00:30 stanotte: Arrivo della signora Doyle',
        'Doppia, tre notti. Videocitofono con Piero e documenti, poi il codice.',
      ),
    },
    {
      when: { telefonata: 'clima' },
      lang: 'de',
      title: 'Aria condizionata, in tedesco',
      ...dialogue([
        '0:01 Voicebot: Guten Tag, hier ist der virtuelle Assistent des Hotels. Was kann ich für Sie tun?',
        '0:06 Herr Brandt: Guten Tag, Zimmer 11. Die Klimaanlage macht einen Lärm wie ein Traktor.',
        '0:13 Voicebot: Das tut mir leid. Wird es leiser, wenn Sie die Lüftung auf Stufe eins stellen?',
        '0:20 Herr Brandt: Nein, genauso laut. Und um sechs wollen wir schlafen, wir sind früh losgefahren.',
        '0:28 Voicebot: Dann schicke ich um halb fünf jemanden. Wenn er sie nicht leise bekommt, wechseln Sie das Zimmer, Marco hat schon eines frei.',
        '#1 16:05: La chiamata arriva dalla camera 11',
        '#4 16:06: Guasto riconosciuto: non è un problema di tasti',
        '#5 16:06: Richiesta alla manutenzione, con l’orario scelto',
      ]),
      appointment: appointment(
        '16:30 oggi: Manutenzione in camera 11',
        'Rumore del condizionatore. Se non si risolve, Marco cambia la camera.',
      ),
    },
    {
      when: { telefonata: 'wifi' },
      lang: 'fr',
      title: 'Wi-Fi, in francese',
      ...dialogue([
        '0:01 Voicebot: Bonjour, ici l’assistant virtuel de l’hôtel. Je vous écoute.',
        '0:05 Mme Girard: Bonjour, chambre 20. Le Wi-Fi coupe toutes les cinq minutes et j’ai une réunion à neuf heures.',
        '0:13 Voicebot: Je redémarre la borne de votre étage, cela prend trois minutes. Si cela coupe encore, j’ai une solution.',
        '0:22 Mme Girard: Laquelle ? Je ne peux pas prendre le risque.',
        '0:27 Voicebot: Le petit salon au rez-de-chaussée, avec un câble réseau. Il est à vous de 8\u00a0h\u00a045 à 10\u00a0h\u00a030, et personne n’y entrera.',
        '#1 08:02: Colazioni in corso: risponde il voicebot, in francese',
        '#3 08:03: Ripetitore riavviato a distanza',
        '#5 08:04: Saletta riservata per la riunione',
      ]),
      appointment: appointment(
        '08:45 oggi: Saletta per la signora Girard',
        'Fino alle 10:30, con cavo di rete. Controllare il ripetitore del terzo piano.',
      ),
    },
  ],
};
