import { axis, dialogue, type Lines } from './lines';
import type { ChatScene, ChatScript, DemoLang } from './types';

const languages = { en: 'Inglese', de: 'Tedesco', fr: 'Francese' };

/** A dialogue in one language; the reception’s card stays in Italian, and names that language after the guest. */
function talk(tema: string, lingua: DemoLang, lines: Lines): ChatScene {
  const { said, notes } = dialogue(lines);
  return {
    when: { tema, lingua },
    ...(lingua !== 'it' && { lang: lingua }),
    said,
    notes:
      lingua === 'it'
        ? notes
        : notes.toSpliced(1, 0, { label: 'Lingua', value: languages[lingua], after: 1 }),
  };
}

export const hotelChatDemo: ChatScript = {
  kind: 'chat',
  notesTitle: 'Scheda per la reception, in italiano',
  axes: [
    axis('tema: Domanda',
      'prenotazione: Prenotare', 'arrivo: Arrivare tardi', 'wifi: Wi-Fi'),
    axis('lingua: Lingua', 'it: Italiano', 'en: English', 'de: Deutsch', 'fr: Français'),
  ],
  scenes: [
    talk('arrivo', 'it', [
      '23:52 Luca: Sono Ferrero, prenotazione 4118: sabato arriviamo alle 23:30, c’è qualcuno?',
      '23:52 Assistente: Buonasera, sono l’assistente virtuale dell’hotel. La reception è chiusa, ma suonate al videocitofono: Piero, il portiere di notte, vede dal vivo voi e i documenti e vi manda il codice.',
      '23:54 Luca: Ok. L’ascensore funziona di notte? Abbiamo il passeggino doppio',
      '23:54 Assistente: Sì. Per il passeggino vi risponde Giulia, domattina dalle 7.',
      '07:12 Giulia, reception: Buongiorno, vi ho dato la 3: piano terra, porta larga. Buon viaggio!',
      '#2 Ospite: Luca Ferrero',
      '#2 Arrivo: Sabato, 23:30',
      '#5 Deciso da Giulia: Camera 3, per il passeggino',
    ]),
    talk('arrivo', 'en', [
      '23:52 Emma: Hi! Our flight on Saturday is late, we won’t be there before 11:30 pm. Can we still check in?',
      '23:52 Assistente: Hi Emma, I’m the hotel’s virtual assistant. Yes: ring at the entrance. Whoever is on duty sees you and your passports live on the video intercom, then sends you the code.',
      '23:54 Emma: Perfect! Could we have a cot in the room?',
      '23:54 Assistente: Giulia at reception will tell you, from 7 in the morning.',
      '07:12 Giulia, reception: Good morning Emma, the cot will be in your room. Safe travels!',
      '#2 Ospite: Emma Clarke',
      '#2 Arrivo: Sabato, dopo le 23:30',
      '#5 Richiesta: Culla, confermata da Giulia',
    ]),
    talk('arrivo', 'de', [
      '23:52 Jonas: Hallo, wir fahren am Samstag spät los. Vor 23 Uhr schaffen wir es nicht. Geht das?',
      '23:52 Assistente: Hallo Jonas, hier ist der virtuelle Assistent des Hotels. Ja: Klingeln Sie am Eingang. Wer Dienst hat, sieht Sie live an der Videosprechanlage mit Ihren Ausweisen und schickt Ihnen den Türcode.',
      '23:54 Jonas: Super. Können wir die Fahrräder irgendwo einschließen?',
      '23:54 Assistente: Ja, im Radkeller, mit demselben Code. Wie viele Räder sind es? Ich sage es der Rezeption.',
      '23:55 Jonas: Vier. Danke, das war einfach!',
      '#2 Ospite: Jonas Weber',
      '#2 Arrivo: Sabato, dopo le 23',
      '#5 Richiesta: Quattro bici nel deposito',
    ]),
    talk('arrivo', 'fr', [
      '23:52 Camille: Bonsoir, samedi notre train est tard. On arrive vers 23\u00a0h, c’est possible ?',
      '23:52 Assistente: Bonsoir Camille, je suis l’assistant virtuel de l’hôtel. Oui : sonnez à l’entrée. La personne de service vous voit en direct sur l’interphone vidéo avec vos papiers, puis vous envoie le code.',
      '23:54 Camille: Merci ! Il y a un taxi à cette heure-là ?',
      '23:54 Assistente: C’est plus sûr de le réserver. Giulia, à la réception, vous répond dès 7\u00a0h.',
      '07:12 Giulia, reception: Bonjour Camille, un taxi vous attend à 22\u00a0h\u00a050, sortie principale. Bon voyage !',
      '#2 Ospite: Camille Roux',
      '#2 Arrivo: Sabato, verso le 23',
      '#5 Richiesta: Taxi alle 22:50, prenotato da Giulia',
    ]),
    talk('prenotazione', 'it', [
      '07:31 Serena: Buongiorno, avete posto dal 2 al 4 giugno? Siamo in 2 più un cane di 6\u00a0kg, buonissimo',
      '07:31 Assistente: Buongiorno Serena, sono l’assistente virtuale dell’hotel. Sì: matrimoniale con terrazzino, 118\u00a0€ a notte con colazione, tassa di soggiorno a parte. Il cane è benvenuto, senza supplemento.',
      '07:33 Serena: bello! e se poi non riusciamo a venire?',
      '07:33 Assistente: Può cancellare gratis fino a due giorni prima. Le tengo la camera fino a stasera: ecco il link per confermare.',
      '07:36 Serena: fatto, confermata 🙂',
      '#1 Ospite: Serena Pace, con un cane',
      '#1 Date: 2–4 giugno, 2 notti',
      '#2 Camera: Matrimoniale con terrazzino, 118\u00a0€',
      '#5 Stato: Confermata dal link',
    ]),
    talk('prenotazione', 'en', [
      '16:02 Oliver: Hello, do you have two rooms for 11–13 May? We’re four adults.',
      '16:02 Assistente: Hello Oliver, I’m the hotel’s virtual assistant. Yes: two doubles on the same floor, €236 a night in all with breakfast, plus city tax. Shall I hold them for you?',
      '16:05 Oliver: Please do. We’re off hiking at six, is breakfast possible?',
      '16:05 Assistente: Yes, as four packed breakfasts: I’ve told the kitchen. Here’s the link to confirm by tonight.',
      '16:09 Oliver: Booked. That was quick!',
      '#1 Ospite: Oliver Grant, 4 adulti',
      '#1 Date: 11–13 maggio, 2 notti',
      '#2 Camere: Due matrimoniali, 236\u00a0€ a notte',
      '#4 Cucina: Quattro colazioni al sacco, alle 6',
      '#5 Stato: Confermata dal link',
    ]),
    talk('prenotazione', 'de', [
      '20:44 Katrin: Guten Abend, haben Sie vom 7. bis 10. September noch ein Familienzimmer?',
      '20:44 Assistente: Guten Abend Katrin, hier ist der virtuelle Assistent des Hotels. Ja: ein Zimmer für vier, 164\u00a0€ pro Nacht mit Frühstück, plus Kurtaxe. Wie alt sind die Kinder?',
      '20:46 Katrin: 4 und 7. Gibt es ein Gitter fürs Bett?',
      '20:46 Assistente: Ja, ich habe es notiert. Bis morgen Mittag halte ich das Zimmer frei: bestätigen können Sie mit diesem Link.',
      '20:51 Katrin: Bestätigt, danke!',
      '#3 Ospite: Katrin Vogel, 2 bambini',
      '#1 Date: 7–10 settembre, 3 notti',
      '#2 Camera: Familiare, 164\u00a0€ a notte',
      '#4 Richiesta: Sponda per il letto',
      '#5 Stato: Confermata dal link',
    ]),
    talk('prenotazione', 'fr', [
      '12:17 Hugo: Bonjour, une chambre pour deux, le week-end du 18 avril ? C’est notre anniversaire.',
      '12:17 Assistente: Bonjour Hugo, je suis l’assistant virtuel de l’hôtel. Félicitations ! Il reste une chambre avec vue sur le jardin, 132\u00a0€ la nuit avec petit-déjeuner, plus la taxe de séjour.',
      '12:20 Hugo: Parfait. On pourrait avoir une table dehors le soir ?',
      '12:20 Assistente: La chambre est gardée jusqu’à ce soir. Pour la table, je demande à Marco.',
      '12:31 Marco, direttore: Bonjour Hugo, table sous le tilleul, samedi à 20\u00a0h. À bientôt !',
      '#1 Ospite: Hugo Lambert, anniversario',
      '#1 Date: 18–20 aprile, 2 notti',
      '#2 Camera: Vista giardino, 132\u00a0€ a notte',
      '#5 Deciso da Marco: Tavolo fuori, sabato ore 20',
    ]),
    talk('wifi', 'it', [
      '07:05 Giorgio: Buongiorno, ho una riunione online alle 8 e il Wi-Fi non va. La password finisce con lo zero o con la O?',
      '07:05 Assistente: Buongiorno, sono l’assistente virtuale dell’hotel. Finisce con lo zero. La rete giusta è «Ospiti», non «Cucina».',
      '07:07 Giorgio: Ci sono! però va a scatti',
      '07:07 Assistente: In camera 21 il segnale è debole. Alle 7:30 Giulia le apre la saletta, con la presa di rete.',
      '07:08 Giorgio: Mi ha salvato la giornata',
      '#2 Ospite: Giorgio, camera 21',
      '#3 Problema: Segnale debole in camera',
      '#4 Da fare: Aprire la saletta, 7:30',
    ]),
    talk('wifi', 'en', [
      '22:19 Priya: Hi, my laptop won’t join the Wi-Fi but my phone does?',
      '22:19 Assistente: Hi Priya, I’m the hotel’s virtual assistant. The login page is probably hidden: open a new tab and type “login.guest”: it asks for your room number.',
      '22:21 Priya: It says I’ve reached the device limit',
      '22:21 Assistente: That’s on us: it was three devices per room. I’ve raised yours to five, please try again.',
      '22:22 Priya: Works now, thanks!',
      '#2 Ospite: Priya Nair, camera 8',
      '#3 Problema: Limite di dispositivi raggiunto',
      '#4 Fatto: Limite alzato a cinque',
    ]),
    talk('wifi', 'de', [
      '18:33 Stefan: Hallo, das WLAN fragt nach einem Passwort. Auf dem Zettel steht keins.',
      '18:33 Assistente: Hallo Stefan, hier ist der virtuelle Assistent des Hotels. Es steht auf dem Schlüsselanhänger. Groß- und Kleinschreibung zählt, und am Ende steht eine Null.',
      '18:35 Stefan: Die Null war’s. Danke',
      '18:35 Assistente: Gern. Den Zettel im Zimmer lasse ich morgen erneuern.',
      '#2 Ospite: Stefan Kurz, camera 5',
      '#1 Problema: Password non trovata',
      '#4 Da fare: Cambiare il foglietto in camera',
    ]),
    talk('wifi', 'fr', [
      '23:02 Inès: Bonsoir, pas de Wi-Fi dans la chambre 17. Les enfants sont désespérés.',
      '23:02 Assistente: Bonsoir Inès, je suis l’assistant virtuel de l’hôtel. Je vois que la borne du deuxième étage est éteinte. Je la redémarre : comptez trois minutes.',
      '23:06 Inès: Ça marche ! La paix est revenue.',
      '23:06 Assistente: Parfait. Je préviens la maintenance pour demain matin.',
      '#1 Ospite: Inès Martin, camera 17',
      '#2 Problema: Ripetitore del secondo piano spento',
      '#3 Fatto: Riavviato a distanza',
    ]),
  ],
};
