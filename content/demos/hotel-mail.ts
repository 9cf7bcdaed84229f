import { axis, mail } from './lines';
import type { MailScript } from './types';

const reception = 'La tua reception';

export const hotelMailDemo: MailScript = {
  kind: 'mail',
  notesTitle: 'Dal gestionale',
  axes: [
    axis('email: L’email che arriva',
      'wifi: Wi-Fi, in italiano', 'arrivo: Arrivo, in inglese',
      'prenotazione: Conferma, in tedesco', 'clima: Reclamo, in francese'),
  ],
  scenes: [
    {
      when: { email: 'wifi' },
      ...mail({
        subject: 'Prenotazione 3391: Wi-Fi',
        asks: '17:25 Miriam Alberti: Buongiorno, arrivo lunedì per tre notti e di giorno lavoro. L’anno scorso in camera il Wi-Fi non si collegava: adesso regge una videochiamata? E c’è una scrivania vera? Grazie, Miriam Alberti',
        answers: reception,
        sources: [
          '# Prenotazione: Singola, 3 notti da lunedì',
          '# Camere: La 7 ha la scrivania',
          '# Rete: Ripetitore davanti alla 7, cavo in saletta',
        ],
      }, [
        'Gentile Miriam, le risponde l’assistente virtuale della reception.',
        'Per [le sue tre notti da lunedì](Prenotazione) ho segnato [la camera 7, con la scrivania](Camere).',
        'Lì il segnale è il migliore: [il ripetitore è nel corridoio, davanti alla porta](Rete). In saletta c’è anche un cavo di rete.',
        'A lunedì! Se preferisce una persona, risponda «persona».',
      ]),
    },
    {
      when: { email: 'arrivo' },
      lang: 'en',
      ...mail({
        subject: 'Booking 2207: late arrival',
        asks: '06:40 Daniel Reed: Good morning, our ferry only gets in at 22:30, so we’ll reach you around midnight. Will someone let us in? Also, is there anything to eat at that hour? Thanks, Daniel',
        answers: reception,
        sources: [
          '# Prenotazione: Matrimoniale, 9 luglio',
          '# Check-in: Dopo le 23: videocitofono con Piero, poi il codice',
          '# Cucina: Piatto freddo, se conferma',
        ],
      }, [
        'Dear Daniel, this is the reception’s virtual assistant.',
        'Midnight is fine for [your double room on 9 July](Prenotazione). Ring at the entrance: [Piero sees you and your passports live on the video intercom, then sends the door code](Check-in).',
        'The kitchen closes at 22:00, but we can leave [a cold plate for two](Cucina) in your room. Just reply “yes”.',
        'See you on the 9th! To reach a person, just reply “person”.',
      ]),
    },
    {
      when: { email: 'prenotazione' },
      lang: 'de',
      ...mail({
        subject: 'Buchung 5120, 3. bis 5. Mai',
        asks: '22:17 Claudia Moser: Guten Abend, können Sie mir das Dreibettzimmer vom 3. bis 5. Mai bestätigen? Am 4. hat mein Sohn Geburtstag: Wäre eine Torte zum Frühstück möglich? Danke, Claudia Moser',
        answers: reception,
        sources: [
          '# Prenotazione: Tripla, 3–5 maggio, con colazione',
          '# Passato alla cucina: Torta di compleanno, il 4 a colazione',
        ],
      }, [
        'Guten Abend Frau Moser, hier antwortet der virtuelle Assistent der Rezeption.',
        'Die Buchung ist bestätigt: [Dreibettzimmer vom 3. bis 5. Mai, zwei Nächte mit Frühstück](Prenotazione).',
        '[Nach der Torte habe ich die Küche gefragt](Passato alla cucina): Eine Kollegin schreibt Ihnen morgen früh, damit Sie eine aussuchen.',
        'Bis bald! Lieber ein Mensch? Antworten Sie einfach „Mensch“.',
      ]),
    },
    {
      when: { email: 'clima' },
      lang: 'fr',
      ...mail({
        subject: 'Nuit trop chaude, chambre 22',
        asks: '09:14 Luc Moreau: Bonjour, nous avons très mal dormi : la climatisation ne descend pas sous 27 degrés. Il nous reste deux nuits. Je voudrais changer de chambre, et un geste de votre part. Luc Moreau',
        answers: reception,
        sources: [
          '# Prenotazione: Camera 22, restano 2 notti',
          '# Camere: La 18 è libera dalle 11',
          '# Passato a Marco: Reclamo, cambio e sconto',
        ],
        passedTo: '# Marco, il direttore, a colazione: Ha davanti l’email tradotta, la camera, le notti che restano e la 18 libera.',
      }, [
        'Bonjour Monsieur Moreau, ici l’assistant virtuel de la réception.',
        'Nous sommes désolés pour cette nuit. [La chambre 18, au frais côté jardin, est libre](Camere) dès 11\u00a0h, pour [vos deux dernières nuits](Prenotazione).',
        'Le changement et le geste, c’est [Marco, le directeur](Passato a Marco), qui décide : il vous rejoint au petit-déjeuner.',
        'Pour lui parler tout de suite, répondez « Marco ».',
      ]),
    },
  ],
};
