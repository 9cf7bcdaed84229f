import { paragraphs } from './dialogue';
import type { MailScript } from './types';

const reception = 'La tua reception';

export const hotelMailDemo: MailScript = {
  kind: 'mail',
  sourcesTitle: 'Dal gestionale',
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
        subject: 'Prenotazione 5120, 3–5 maggio',
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
        subject: 'Re: Prenotazione 5120, 3–5 maggio',
        body: paragraphs(
          'Gentile Claudia, le risponde l’assistente virtuale della reception.',
          'La prenotazione è confermata: [camera tripla dal 3 al 5 maggio, due notti con colazione](Prenotazione).',
          '[Ho chiesto la torta alla cucina](Passato alla cucina): domattina una collega le scrive per scegliere quale.',
          'A presto! Se preferisce una persona, risponda «persona».',
        ),
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
        subject: 'Booking 2207: late arrival',
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
        subject: 'Re: Booking 2207: late arrival',
        lang: 'en',
        body: paragraphs(
          'Dear Daniel, this is the reception’s virtual assistant.',
          'Midnight is fine for [your double room on 9 July](Prenotazione). Ring at the entrance: [Piero sees you and your passports live on the video intercom, then sends the door code](Check-in).',
          'The kitchen closes at 22:00, but we can leave [a cold plate for two](Cucina) in your room. Just reply “yes”.',
          'See you on the 9th! To reach a person, just reply “person”.',
        ),
      },
      sources: [
        { label: 'Prenotazione', value: 'Matrimoniale, 9 luglio' },
        { label: 'Check-in', value: 'Dopo le 23: videocitofono con Piero, poi il codice' },
        { label: 'Cucina', value: 'Piatto freddo, se conferma' },
      ],
    },
    {
      when: { email: 'wifi' },
      incoming: {
        from: 'Miriam Adler',
        time: '17:25',
        subject: 'Buchung 3391: WLAN',
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
        subject: 'Re: Buchung 3391: WLAN',
        lang: 'de',
        body: paragraphs(
          'Guten Tag Frau Adler, hier antwortet der virtuelle Assistent der Rezeption.',
          'Für [Ihre drei Nächte ab Montag](Prenotazione) habe ich Ihnen [Zimmer 7 mit Schreibtisch](Camere) vorgemerkt.',
          'Dort ist der Empfang am besten: [der Zugangspunkt steht auf dem Flur davor](Rete). Im Salon gibt es außerdem ein Netzwerkkabel.',
          'Bis Montag! Lieber ein Mensch? Antworten Sie einfach „Mensch“.',
        ),
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
        body: paragraphs(
          'Bonjour Monsieur Moreau, ici l’assistant virtuel de la réception.',
          'Nous sommes désolés pour cette nuit. [La chambre 18, au frais côté jardin, est libre](Camere) : elle est à vous dès 11\u00a0h, pour [vos deux dernières nuits](Prenotazione).',
          'Pour le geste commercial, ce n’est pas à moi de décider : [Marco, le directeur](Passato a Marco), vous rejoint au petit-déjeuner.',
          'Pour lui parler tout de suite, répondez « Marco ».',
        ),
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
