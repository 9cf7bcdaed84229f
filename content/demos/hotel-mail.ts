import type { MailScript } from './types';

const reception = 'La tua reception';

export const hotelMailDemo: MailScript = {
  kind: 'mail',
  sources: { title: 'Dal gestionale', note: 'Evidenziato: preso dal gestionale' },
  axes: [
    {
      id: 'email',
      legend: 'L’email che arriva',
      options: [
        { id: 'prenotazione', label: 'Conferma, in italiano' },
        { id: 'arrivo', label: 'Arrivo, in inglese' },
        { id: 'wifi', label: 'Lavoro, in tedesco' },
        { id: 'clima', label: 'Reclamo, in francese' },
      ],
    },
  ],
  scenes: [
    {
      when: { email: 'prenotazione' },
      incoming: {
        from: 'Claudia Moretti',
        time: '22:17',
        subject: 'Prenotazione 3–5 maggio',
        body: [
          'Buonasera,',
          'mi confermate la tripla dal 3 al 5 maggio?',
          'Il 4 è il compleanno di mio figlio: si può avere una torta a colazione?',
          'Grazie, Claudia Moretti',
        ],
      },
      reply: {
        from: reception,
        time: '22:17',
        subject: 'Re: Prenotazione 3–5 maggio',
        body: [
          {
            afterMs: 900,
            text: ['Gentile Claudia, le risponde l’assistente virtuale della reception.'],
          },
          {
            afterMs: 1600,
            text: [
              'La prenotazione è confermata: ',
              {
                text: 'camera tripla dal 3 al 5 maggio, due notti con colazione',
                from: 'Prenotazione',
              },
              '.',
            ],
          },
          {
            afterMs: 2400,
            text: [
              { text: 'Ho chiesto la torta alla cucina', from: 'Passato alla cucina' },
              ': domattina una collega le scrive per scegliere quale.',
            ],
          },
          { afterMs: 1800, text: ['A presto! Se preferisce una persona, risponda «persona».'] },
        ],
      },
      sources: [
        { label: 'Prenotazione', value: 'Tripla, 3–5 maggio, con colazione' },
        { label: 'Passato alla cucina', value: 'Torta di compleanno, il 4 a colazione' },
      ],
    },
    {
      when: { email: 'arrivo' },
      incoming: {
        from: 'Daniel Reed',
        time: '06:40',
        subject: 'Late arrival on the 9th',
        lang: 'en',
        body: [
          'Good morning,',
          'our ferry only gets in at 22:30, so we’ll reach you around midnight. Will someone let us in?',
          'Also, is there anything to eat at that hour?',
          'Thanks, Daniel',
        ],
      },
      reply: {
        from: reception,
        time: '06:40',
        subject: 'Re: Late arrival on the 9th',
        lang: 'en',
        body: [
          { afterMs: 900, text: ['Dear Daniel, this is the reception’s virtual assistant.'] },
          {
            afterMs: 1600,
            text: [
              'Midnight is fine for ',
              { text: 'your double room on 9 July', from: 'Prenotazione' },
              '. At the door, tap the link we’ll text you: ',
              {
                text: 'Piero sees you and your passports on a short video call, then sends the door code',
                from: 'Check-in',
              },
              '.',
            ],
          },
          {
            afterMs: 2400,
            text: [
              'The kitchen closes at 22:00, but we can leave ',
              { text: 'a cold plate for two', from: 'Cucina' },
              ' in your room. Just reply “yes”.',
            ],
          },
          { afterMs: 1800, text: ['See you on the 9th! To reach a person, just reply “person”.'] },
        ],
      },
      sources: [
        { label: 'Prenotazione', value: 'Matrimoniale, 9 luglio' },
        { label: 'Check-in', value: 'Dopo le 23: videochiamata con Piero, poi il codice' },
        { label: 'Cucina', value: 'Piatto freddo, se conferma' },
      ],
    },
    {
      when: { email: 'wifi' },
      incoming: {
        from: 'Miriam Adler',
        time: '17:25',
        subject: 'WLAN und Arbeitsplatz',
        lang: 'de',
        body: [
          'Guten Tag,',
          'ich komme am Montag für drei Nächte und arbeite tagsüber. Reicht das WLAN für Videokonferenzen?',
          'Und gibt es im Zimmer einen richtigen Schreibtisch?',
          'Viele Grüße, Miriam Adler',
        ],
      },
      reply: {
        from: reception,
        time: '17:25',
        subject: 'Re: WLAN und Arbeitsplatz',
        lang: 'de',
        body: [
          {
            afterMs: 900,
            text: ['Guten Tag Frau Adler, hier antwortet der virtuelle Assistent der Rezeption.'],
          },
          {
            afterMs: 1600,
            text: [
              'Für ',
              { text: 'Ihre drei Nächte ab Montag', from: 'Prenotazione' },
              ' habe ich Ihnen ',
              { text: 'Zimmer 7 mit Schreibtisch', from: 'Camere' },
              ' vorgemerkt.',
            ],
          },
          {
            afterMs: 2400,
            text: [
              'Dort ist der Empfang am besten: ',
              { text: 'der Zugangspunkt steht auf dem Flur davor', from: 'Rete' },
              '. Im Salon gibt es außerdem ein Netzwerkkabel.',
            ],
          },
          {
            afterMs: 1800,
            text: ['Bis Montag! Lieber ein Mensch? Antworten Sie einfach „Mensch“.'],
          },
        ],
      },
      sources: [
        { label: 'Prenotazione', value: 'Singola, 3 notti da lunedì' },
        { label: 'Camere', value: 'La 7 ha la scrivania' },
        { label: 'Rete', value: 'Ripetitore davanti alla 7, cavo in saletta' },
      ],
    },
    {
      when: { email: 'clima' },
      incoming: {
        from: 'Luc Moreau',
        time: '09:14',
        subject: 'Nuit trop chaude, chambre 22',
        lang: 'fr',
        body: [
          'Bonjour,',
          'nous avons très mal dormi : la climatisation ne descend pas sous 27 degrés. Il nous reste deux nuits.',
          'Je voudrais changer de chambre, et un geste de votre part.',
          'Luc Moreau',
        ],
      },
      reply: {
        from: reception,
        time: '09:14',
        subject: 'Re: Nuit trop chaude, chambre 22',
        lang: 'fr',
        body: [
          {
            afterMs: 900,
            text: ['Bonjour Monsieur Moreau, ici l’assistant virtuel de la réception.'],
          },
          {
            afterMs: 1600,
            text: [
              'Nous sommes désolés pour cette nuit. ',
              { text: 'La chambre 18, au frais côté jardin, est libre', from: 'Camere' },
              ' : elle est à vous dès 11\u00a0h, pour ',
              { text: 'vos deux dernières nuits', from: 'Prenotazione' },
              '.',
            ],
          },
          {
            afterMs: 2400,
            text: [
              'Pour le geste commercial, ce n’est pas à moi de décider : ',
              { text: 'Marco, le directeur', from: 'Passato a Marco' },
              ', vous rejoint au petit-déjeuner.',
            ],
          },
          { afterMs: 1800, text: ['Pour lui parler tout de suite, répondez « Marco ».'] },
        ],
      },
      sources: [
        { label: 'Prenotazione', value: 'Camera 22, restano 2 notti' },
        { label: 'Camere', value: 'La 18 è libera dalle 11' },
        { label: 'Passato a Marco', value: 'Reclamo e richiesta di sconto' },
      ],
      escalation: {
        title: 'Marco, il direttore, a colazione',
        text: 'Ha davanti l’email tradotta, la camera, le notti che restano e quello che è già stato offerto.',
      },
    },
  ],
};
