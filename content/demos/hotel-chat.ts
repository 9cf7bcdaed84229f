import { chat, type Lines } from './dialogue';
import type { ChatScene, ChatScript, DemoLang, TimedRow } from './types';

const languages = { it: 'Italiano', en: 'Inglese', de: 'Tedesco', fr: 'Francese' };

/** A dialogue in one language; the reception’s card stays in Italian. */
function talk(
  tema: string,
  lang: DemoLang,
  lines: Lines,
  [guest, ...card]: [TimedRow, ...TimedRow[]],
): ChatScene {
  return {
    when: { tema, lingua: lang },
    messages: chat(lines, lang === 'it' ? undefined : lang),
    card: [guest, { label: 'Lingua', value: languages[lang], after: 1 }, ...card],
  };
}

export const hotelChatDemo: ChatScript = {
  kind: 'chat',
  cardTitle: 'Scheda per la reception, in italiano',
  axes: [
    {
      id: 'tema',
      legend: 'L’ospite scrive per',
      options: [
        { id: 'prenotazione', label: 'Prenotare' },
        { id: 'arrivo', label: 'Arrivare tardi' },
        { id: 'wifi', label: 'Wi-Fi' },
        { id: 'clima', label: 'Clima' },
      ],
    },
    {
      id: 'lingua',
      legend: 'Nella sua lingua',
      options: [
        { id: 'it', label: 'Italiano' },
        { id: 'en', label: 'English', lang: 'en' },
        { id: 'de', label: 'Deutsch', lang: 'de' },
        { id: 'fr', label: 'Français', lang: 'fr' },
      ],
    },
  ],
  scenes: [
    talk(
      'arrivo',
      'en',
      [
        '22:40 Emma: Hi! Our flight is delayed, we won’t be there before 1:30 am. Can we still check in?',
        '22:40 Assistente: Hi Emma, I’m the hotel’s virtual assistant. No problem: ring at the entrance. Piero, the night porter, sees you and your passports live on the video intercom, then sends the code.',
        '22:41 Emma: Perfect! Could we have a cot in the room?',
        '22:41 Assistente: I’m asking my colleague Giulia.',
        '22:44 Giulia, reception: Hello Emma, the cot will be in your room. Safe travels!',
      ],
      [
        { label: 'Ospite', value: 'Emma Clarke', after: 2 },
        { label: 'Arrivo', value: '01:30, videocitofono e poi codice', after: 2 },
        { label: 'Richiesta', value: 'Culla, confermata da Giulia', after: 5 },
      ],
    ),
    talk(
      'arrivo',
      'it',
      [
        '19:52 Luca: Buonasera, sono Ferrero, prenotazione 4118: siamo fermi in autostrada, arriviamo dopo mezzanotte. Troviamo qualcuno?',
        '19:52 Assistente: Buonasera Luca, sono l’assistente virtuale dell’hotel. Sì: all’ingresso suoni al videocitofono: il portiere di notte vi vede dal vivo con i documenti e le manda il codice. La camera è la 12, primo piano.',
        '19:54 Luca: Ok. Abbiamo il passeggino doppio però, l’ascensore funziona anche di notte?',
        '19:54 Assistente: Sì, tutta la notte. Per la camera più comoda chiedo a Giulia, che conosce le porte una per una.',
        '19:58 Giulia, reception: Luca, vi ho spostati nella 3: piano terra e porta larga, il passeggino passa. Fate buon viaggio.',
      ],
      [
        { label: 'Ospite', value: 'Luca Ferrero', after: 2 },
        { label: 'Arrivo', value: 'Dopo mezzanotte, videocitofono e codice', after: 2 },
        { label: 'Richiesta', value: 'Passeggino doppio', after: 3 },
        { label: 'Deciso da Giulia', value: 'Camera 3, piano terra', after: 5 },
      ],
    ),
    talk(
      'arrivo',
      'de',
      [
        '21:15 Jonas: Hallo, wir stehen am Brenner im Stau. Vor 1 Uhr schaffen wir es nicht. Geht das?',
        '21:15 Assistente: Hallo Jonas, hier ist der virtuelle Assistent des Hotels. Kein Problem: Klingeln Sie am Eingang. Der Nachtportier sieht Sie live an der Videosprechanlage mit Ihren Ausweisen und schickt dann den Türcode.',
        '21:17 Jonas: Super. Können wir die Fahrräder irgendwo einschließen?',
        '21:17 Assistente: Ja, im Radkeller, mit demselben Code. Wie viele Räder sind es? Dann gebe ich der Rezeption Bescheid.',
        '21:18 Jonas: Vier. Danke, das war einfach!',
      ],
      [
        { label: 'Ospite', value: 'Jonas Weber', after: 2 },
        { label: 'Arrivo', value: 'Dopo l’una, videocitofono e codice', after: 2 },
        { label: 'Richiesta', value: 'Quattro bici nel deposito', after: 5 },
      ],
    ),
    talk(
      'arrivo',
      'fr',
      [
        '22:08 Camille: Bonsoir, notre train a deux heures de retard. On arrive vers 1\u00a0h, c’est possible ?',
        '22:08 Assistente: Bonsoir Camille, je suis l’assistant virtuel de l’hôtel. Bien sûr : sonnez à l’entrée. Le veilleur de nuit vous voit en direct sur l’interphone vidéo avec vos papiers, puis vous envoie le code.',
        '22:10 Camille: Merci ! Il y a un taxi à cette heure-là ?',
        '22:10 Assistente: C’est plus sûr de le réserver. Je demande à Giulia, à la réception.',
        '22:14 Giulia, reception: Camille, un taxi vous attend à 0\u00a0h\u00a050, sortie principale. Bon voyage !',
      ],
      [
        { label: 'Ospite', value: 'Camille Roux', after: 2 },
        { label: 'Arrivo', value: 'Verso l’una, videocitofono e codice', after: 2 },
        { label: 'Richiesta', value: 'Taxi alle 0:50, prenotato da Giulia', after: 5 },
      ],
    ),
    talk(
      'prenotazione',
      'it',
      [
        '07:31 Serena: Buongiorno, avete posto dal 2 al 4 giugno? Siamo in 2 più un cane di 6\u00a0kg, buonissimo',
        '07:31 Assistente: Buongiorno Serena, sono l’assistente virtuale dell’hotel. Sì: matrimoniale con terrazzino, 118\u00a0€ a notte con colazione. Il cane è benvenuto, senza supplemento sotto i 10\u00a0kg.',
        '07:33 Serena: bello! e se poi non riusciamo a venire?',
        '07:33 Assistente: Può cancellare gratis fino a due giorni prima. Le tengo la camera fino a stasera: ecco il link per confermare.',
        '07:36 Serena: fatto, confermata 🙂',
      ],
      [
        { label: 'Ospite', value: 'Serena Pace, con un cane', after: 1 },
        { label: 'Date', value: '2–4 giugno, 2 notti', after: 1 },
        { label: 'Camera', value: 'Matrimoniale con terrazzino, 118\u00a0€', after: 2 },
        { label: 'Stato', value: 'Confermata dal link', after: 5 },
      ],
    ),
    talk(
      'prenotazione',
      'en',
      [
        '16:02 Oliver: Hello, do you have two rooms for 11–13 May? We’re four adults.',
        '16:02 Assistente: Hello Oliver, I’m the hotel’s virtual assistant. Yes: two doubles on the same floor, €236 a night in all, breakfast included. Shall I hold them for you?',
        '16:05 Oliver: Please do. We’re off hiking at six, is breakfast possible?',
        '16:05 Assistente: Yes, as four packed breakfasts: I’ve told the kitchen. Here’s the link to confirm by tonight.',
        '16:09 Oliver: Booked. That was quick!',
      ],
      [
        { label: 'Ospite', value: 'Oliver Grant, 4 adulti', after: 1 },
        { label: 'Date', value: '11–13 maggio, 2 notti', after: 1 },
        { label: 'Camere', value: 'Due matrimoniali, 236\u00a0€ a notte', after: 2 },
        { label: 'Cucina', value: 'Quattro colazioni al sacco, alle 6', after: 4 },
        { label: 'Stato', value: 'Confermata dal link', after: 5 },
      ],
    ),
    talk(
      'prenotazione',
      'de',
      [
        '20:44 Katrin: Guten Abend, haben Sie vom 7. bis 10. September noch ein Familienzimmer?',
        '20:44 Assistente: Guten Abend Katrin, hier ist der virtuelle Assistent des Hotels. Ja: ein Zimmer für vier, 164\u00a0€ pro Nacht mit Frühstück. Wie alt sind die Kinder?',
        '20:46 Katrin: 4 und 7. Gibt es ein Gitter fürs Bett?',
        '20:46 Assistente: Ja, ich habe es notiert. Bis morgen Mittag halte ich das Zimmer frei: bestätigen können Sie mit diesem Link.',
        '20:51 Katrin: Bestätigt, danke!',
      ],
      [
        { label: 'Ospite', value: 'Katrin Vogel, 2 bambini', after: 3 },
        { label: 'Date', value: '7–10 settembre, 3 notti', after: 1 },
        { label: 'Camera', value: 'Familiare, 164\u00a0€ a notte', after: 2 },
        { label: 'Richiesta', value: 'Sponda per il letto', after: 4 },
        { label: 'Stato', value: 'Confermata dal link', after: 5 },
      ],
    ),
    talk(
      'prenotazione',
      'fr',
      [
        '12:17 Hugo: Bonjour, une chambre pour deux, le week-end du 18 avril ? C’est notre anniversaire.',
        '12:17 Assistente: Bonjour Hugo, je suis l’assistant virtuel de l’hôtel. Félicitations ! Il reste une chambre avec vue sur le jardin, 132\u00a0€ la nuit, petit-déjeuner compris.',
        '12:20 Hugo: Parfait. On pourrait avoir une table dehors le soir ?',
        '12:20 Assistente: La chambre est gardée jusqu’à ce soir. Pour la table, je demande à Marco.',
        '12:31 Marco, direttore: Bonjour Hugo, table sous le tilleul, samedi à 20\u00a0h. À bientôt !',
      ],
      [
        { label: 'Ospite', value: 'Hugo Lambert, anniversario', after: 1 },
        { label: 'Date', value: '18–20 aprile, 2 notti', after: 1 },
        { label: 'Camera', value: 'Vista giardino, 132\u00a0€ a notte', after: 2 },
        { label: 'Deciso da Marco', value: 'Tavolo fuori, sabato ore 20', after: 5 },
      ],
    ),
    talk(
      'wifi',
      'it',
      [
        '07:05 Giorgio: Buongiorno, ho una riunione online alle 8 e il Wi-Fi non va. La password finisce con lo zero o con la O?',
        '07:05 Assistente: Buongiorno, sono l’assistente virtuale dell’hotel. Finisce con lo zero. La rete giusta è «Ospiti», non «Cucina»: la password è scritta sul portachiavi.',
        '07:07 Giorgio: Ci sono! però va a scatti',
        '07:07 Assistente: In camera 21 il segnale è debole. Alle 7:30 apro la saletta al piano terra: silenzio, tavolo e presa di rete.',
        '07:08 Giorgio: Mi ha salvato la giornata',
      ],
      [
        { label: 'Ospite', value: 'Giorgio, camera 21', after: 2 },
        { label: 'Problema', value: 'Segnale debole in camera', after: 3 },
        { label: 'Fatto', value: 'Saletta aperta alle 7:30', after: 4 },
        { label: 'Da fare', value: 'Controllare il ripetitore al secondo piano', after: 4 },
      ],
    ),
    talk(
      'wifi',
      'en',
      [
        '22:19 Priya: Hi, my laptop won’t join the Wi-Fi but my phone does?',
        '22:19 Assistente: Hi Priya, I’m the hotel’s virtual assistant. The login page is probably hidden: open a new tab and type “login.guest”: it asks for your room number.',
        '22:21 Priya: It says I’ve reached the device limit',
        '22:21 Assistente: That’s on us: it was three devices per room. I’ve raised yours to five, please try again.',
        '22:22 Priya: Works now, thanks!',
      ],
      [
        { label: 'Ospite', value: 'Priya Nair, camera 8', after: 2 },
        { label: 'Problema', value: 'Limite di dispositivi raggiunto', after: 3 },
        { label: 'Fatto', value: 'Limite alzato a cinque', after: 4 },
      ],
    ),
    talk(
      'wifi',
      'de',
      [
        '18:33 Stefan: Hallo, das WLAN fragt nach einem Passwort. Auf dem Zettel steht keins.',
        '18:33 Assistente: Hallo Stefan, hier ist der virtuelle Assistent des Hotels. Es steht auf dem Schlüsselanhänger. Groß- und Kleinschreibung zählt, und am Ende steht eine Null.',
        '18:35 Stefan: Die Null war’s. Danke',
        '18:35 Assistente: Gern. Den Zettel im Zimmer lasse ich morgen erneuern, damit niemand mehr suchen muss.',
      ],
      [
        { label: 'Ospite', value: 'Stefan Kurz, camera 5', after: 2 },
        { label: 'Problema', value: 'Password non trovata', after: 1 },
        { label: 'Da fare', value: 'Cambiare il foglietto in camera', after: 4 },
      ],
    ),
    talk(
      'wifi',
      'fr',
      [
        '23:02 Inès: Bonsoir, pas de Wi-Fi dans la chambre 17. Les enfants sont désespérés.',
        '23:02 Assistente: Bonsoir Inès, je suis l’assistant virtuel de l’hôtel. Je vois que la borne du deuxième étage est éteinte. Je la redémarre : comptez trois minutes.',
        '23:06 Inès: Ça marche ! La paix est revenue.',
        '23:06 Assistente: Parfait. Je préviens la maintenance pour demain matin. Bonne nuit à tous.',
      ],
      [
        { label: 'Ospite', value: 'Inès Martin, camera 17', after: 1 },
        { label: 'Problema', value: 'Ripetitore del secondo piano spento', after: 2 },
        { label: 'Fatto', value: 'Riavviato a distanza', after: 3 },
        { label: 'Da fare', value: 'Controllo domattina', after: 4 },
      ],
    ),
    talk(
      'clima',
      'it',
      [
        '23:40 Ornella: Scusi l’ora, il condizionatore butta aria calda. Sul telecomando c’è un simbolo tipo un sole, è normale?',
        '23:40 Assistente: Nessun disturbo, sono l’assistente virtuale dell’hotel. Il sole è il riscaldamento: prema «Mode» due volte, finché compare il fiocco di neve.',
        '23:42 Ornella: Ecco il fiocco! Ma gocciola sul comodino',
        '23:42 Assistente: Allora lo spenga: qui un tasto non basta. Chiamo Piero, il portiere di notte.',
        '23:45 Piero, portiere di notte: Signora, sono Piero. Le ho aperto la 14, accanto alla sua: vengo a prenderle le valigie.',
      ],
      [
        { label: 'Ospite', value: 'Ornella, camera 15', after: 2 },
        { label: 'Problema', value: 'Condizionatore che gocciola', after: 3 },
        { label: 'Deciso da Piero', value: 'Cambio nella camera 14', after: 5 },
        { label: 'Da fare', value: 'Tecnico domattina', after: 4 },
      ],
    ),
    talk(
      'clima',
      'en',
      [
        '15:10 Grace: Hi, the AC in room 9 turns itself off after a minute',
        '15:10 Assistente: Hi Grace, I’m the hotel’s virtual assistant. It stops when the balcony door is open: could you close it until it clicks?',
        '15:12 Grace: Ahh that’s it. Clever. How do I make it quieter at night?',
        '15:12 Assistente: Press “Fan” until you see one bar, then “Sleep”. It stays at 24 degrees and hums very softly.',
      ],
      [
        { label: 'Ospite', value: 'Grace Hill, camera 9', after: 1 },
        { label: 'Problema', value: 'Portafinestra aperta', after: 2 },
        { label: 'Risolto', value: 'Senza salire in camera', after: 4 },
      ],
    ),
    talk(
      'clima',
      'de',
      [
        '14:26 Birgit: Guten Tag, wie schalte ich die Klimaanlage ein? Die Fernbedienung ist nur auf Italienisch.',
        '14:26 Assistente: Guten Tag Birgit, hier ist der virtuelle Assistent des Hotels. „Acceso“ heißt Ein. Dann „Modo“ drücken, bis die Schneeflocke erscheint, und 24 Grad wählen.',
        '14:29 Birgit: Es läuft, vielen Dank. Kostet das extra?',
        '14:29 Assistente: Nein, sie ist im Preis enthalten. Schönen Nachmittag!',
      ],
      [
        { label: 'Ospite', value: 'Birgit Sommer, camera 4', after: 2 },
        { label: 'Problema', value: 'Telecomando solo in italiano', after: 1 },
        { label: 'Risolto', value: 'Senza salire in camera', after: 3 },
      ],
    ),
    talk(
      'clima',
      'fr',
      [
        '01:12 Antoine: Bonsoir, il fait 28 dans la chambre et la clim clignote en rouge',
        '01:12 Assistente: Bonsoir Antoine, je suis l’assistant virtuel de l’hôtel. Le voyant rouge, c’est le filtre : la clim s’arrête toute seule. J’appelle tout de suite Piero, le veilleur de nuit.',
        '01:15 Piero, portiere di notte: Bonsoir, je monte avec un ventilateur. Et la chambre 6 est libre, si vous préférez changer.',
        '01:16 Antoine: Le ventilateur suffira, merci beaucoup !',
      ],
      [
        { label: 'Ospite', value: 'Antoine Petit, camera 16', after: 2 },
        { label: 'Problema', value: 'Filtro del condizionatore', after: 2 },
        { label: 'Deciso da Piero', value: 'Ventilatore portato in camera', after: 3 },
        { label: 'Da fare', value: 'Pulire il filtro domattina', after: 2 },
      ],
    ),
  ],
};
