import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';

export const hospitality: HospitalityContent = {
  meta: {
    title: 'Automazioni AI per hotel, B&B e case vacanza',
    description:
      'WhatsApp, telefono ed email rispondono ai tuoi ospiti 24/7, in più lingue: 95% di chiamate ripetitive in meno, setup in 48 ore. Prenota una demo gratuita.',
  },
  topBar: { home: 'Home', contact: 'Contattaci' },
  hero: {
    title: 'Rispondi a ogni ospite, anche alle tre di notte.',
    lead: 'Per hotel, B&B, case vacanza, property manager e albergatori: WhatsApp, telefono ed email rispondono da soli, 24/7 e in più lingue. A te resta l’accoglienza.',
    demoButton: 'Demo Gratuita',
    servicesButton: 'Scopri i Servizi',
    whatsappButton: 'Scrivici su WhatsApp',
    night: {
      time: '03:00',
      stops: [
        {
          kind: 'station',
          name: 'Un ospite scrive',
          text: '«Siamo davanti al portone, ma il codice non funziona.»',
        },
        {
          kind: 'station',
          name: '30 secondi dopo',
          text: 'Ha la risposta, nella sua lingua. Il portone si apre.',
        },
        {
          kind: 'terminus',
          name: 'La mattina',
          text: 'Trovi tutto scritto. Nessuno ti ha svegliato.',
        },
      ],
    },
  },
  integrations: {
    title: 'Si collega ai programmi che usi già.',
    lead: 'Gestionale, portali di prenotazione, mappe, messaggi: continui a usare i tuoi, senza cambiare abitudini.',
    items: [
      { name: 'WhatsApp', image: 'whatsapp', alt: 'Logo di WhatsApp' },
      { name: 'Google', image: 'google', alt: 'Logo di Google' },
      { name: 'Oracle OPERA', image: 'oracle', alt: 'Logo di Oracle OPERA' },
      { name: 'Mews', image: 'mews', alt: 'Logo di Mews' },
      { name: 'Booking.com', image: 'booking', alt: 'Logo di Booking.com' },
      { name: 'Expedia', image: 'expedia', alt: 'Logo di Expedia' },
      { name: 'Airbnb', image: 'airbnb', alt: 'Logo di Airbnb' },
    ],
  },
  problems: {
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
        title: 'WiFi che non si collega',
        text: 'Una lettera sbagliata e parte la chiamata, proprio mentre prepari le colazioni. Poi ne arriva un’altra, dalla camera accanto.',
        time: '07:05',
        guest:
          'Buongiorno, ho una riunione online alle 8 e il WiFi non va. La password finisce con lo zero o con la O?',
      },
    ],
  },
  statistics: {
    title: 'Ogni risposta in orario.',
    lead: 'Cosa cambia quando WhatsApp, telefono ed email rispondono da soli.',
    figures: [
      { value: '95%', label: 'di chiamate ripetitive in meno' },
      { value: '24/7', label: 'assistenza agli ospiti' },
      { value: '30 s', label: 'tempo di risposta' },
      { value: '+200%', label: 'soddisfazione degli ospiti' },
      { value: '48h', label: 'per il setup' },
    ],
  },
  services: {
    title: 'Quattro linee per la tua struttura.',
    lead: 'Ogni linea segue un canale, giorno e notte. Quando serve una persona, chiama te.',
    linkLabel: 'Scopri come funziona',
    cards: [
      {
        slug: 'chatbot-multicanale',
        title: 'Chatbot WhatsApp',
        text: 'L’ospite scrive su WhatsApp, come fa con tutti. La risposta arriva nella sua lingua, anche a reception chiusa.',
        bullets: [
          'Prenotazioni',
          'Cancellazioni',
          'Informazioni sui servizi della struttura',
          'Conversazioni in più lingue',
        ],
      },
      {
        slug: 'voicebot-intelligente',
        title: 'Voicebot telefonico',
        text: 'Il telefono squilla e c’è sempre chi risponde, con voce naturale. I casi complessi arrivano a te, già spiegati.',
        bullets: [
          'Chiamate di prenotazione',
          'Disponibilità delle camere',
          'Passaggio automatico dei casi complessi',
        ],
      },
      {
        slug: 'risposta-email-automatica',
        title: 'Risposte email automatiche',
        text: 'Ogni email ha la sua risposta, con il nome dell’ospite e il tono della casa. Senza modelli da copiare e incollare.',
        bullets: [
          'Conferme di prenotazione',
          'Informazioni per il check-in',
          'Richieste particolari',
        ],
      },
      {
        slug: 'lead-generation-marketing-automation',
        title: 'Marketing automation e lead generation',
        text: 'Chi ha chiesto un prezzo e non ha prenotato, chi è già stato da te: ognuno riceve il messaggio che fa per lui.',
        bullets: ['Campagne email', 'Lead scoring e segmentazione', 'Retargeting'],
      },
    ],
  },
  cases: {
    title: 'Casi d’uso: tre strutture viste da vicino.',
    lead: 'Un boutique hotel, un B&B e un resort: tre situazioni che conosci, tre modi di usare le stesse linee.',
    label: 'Caso esemplificativo',
    items: [
      {
        kind: 'Boutique hotel',
        situation: 'Poche camere, ospiti esigenti e, dopo le 20, una sola persona alla reception.',
        what: 'Il chatbot WhatsApp risponde su orari, WiFi e servizi, in più lingue. Le richieste fuori dall’ordinario passano alla reception.',
        results: [
          { value: '80%', label: 'richieste degli ospiti gestite' },
          { value: '96%', label: 'soddisfazione degli ospiti' },
        ],
      },
      {
        kind: 'B&B',
        situation:
          'Gestione familiare. Tra colazioni e camere da rifare, chi chiede un prezzo aspetta fino a sera.',
        what: 'Email e WhatsApp rispondono subito con la disponibilità. Chi non prenota riceve un messaggio di promemoria.',
        results: [{ value: '+45%', label: 'prenotazioni convertite' }],
      },
      {
        kind: 'Resort',
        situation:
          'In alta stagione il centralino è sempre occupato: piscina, ristorante, navetta, orari.',
        what: 'Il voicebot risponde alle domande ricorrenti, verifica la disponibilità e passa alla reception solo i casi complessi.',
        results: [{ value: '−60%', label: 'chiamate alla reception' }],
      },
    ],
    note: 'Sono esempi, non clienti: mostrano come il sistema può lavorare in strutture come queste. I risultati cambiano da struttura a struttura.',
  },
  demo: {
    title: 'Mettiti nei panni di un ospite.',
    lead: 'Leggi come rispondono WhatsApp ed email, chiama il numero demo. Poi chiedici una prova con le domande dei tuoi ospiti.',
    chat: {
      title: 'Demo WhatsApp',
      text: 'Un’ospite inglese scrive alle 23:40: il volo è in ritardo. Il chatbot risponde nella sua lingua e per la culla chiama una persona.',
      fragment: {
        kind: 'chat',
        channel: 'WhatsApp',
        messages: [
          {
            from: 'customer',
            author: 'Emma',
            time: '23:40',
            lang: 'en',
            text: 'Hi! Our flight to Malpensa is delayed, so we won’t be with you before 1:30 am. Can we still check in?',
          },
          {
            from: 'assistant',
            author: 'Chatbot',
            time: '23:40',
            lang: 'en',
            text: 'Hi Emma, no problem. I’ve found your booking: double room, two nights. After midnight you let yourselves in with a door code. I’ll send it here at 1:00, with directions.',
          },
          {
            from: 'customer',
            author: 'Emma',
            time: '23:41',
            lang: 'en',
            text: 'Perfect, thank you! Is there parking? And could we have a cot for the baby?',
          },
          {
            from: 'assistant',
            author: 'Chatbot',
            time: '23:41',
            lang: 'en',
            text: 'Yes, I’ve reserved a space for you in the courtyard. For the cot I’m asking my colleague Giulia now. She’ll reply here.',
          },
          {
            from: 'human',
            author: 'Giulia, reception',
            time: '23:44',
            lang: 'en',
            text: 'Hello Emma, Giulia here. The cot will be in your room when you arrive. Safe travels!',
          },
        ],
        card: {
          title: 'Scheda per la reception, in italiano',
          rows: [
            { label: 'Ospite', value: 'Emma Clarke' },
            { label: 'Lingua', value: 'Inglese' },
            { label: 'Prenotazione', value: 'Matrimoniale, 2 notti' },
            { label: 'Arrivo', value: '01:30, con codice' },
            { label: 'Parcheggio', value: 'Posto in cortile riservato' },
            { label: 'Richiesta', value: 'Culla, confermata da Giulia' },
          ],
        },
      },
    },
    call: {
      title: 'Test del voicebot',
      text: 'Chiama il numero demo e parla come parlerebbe un ospite: chiedi una camera, cambia le date, fai una domanda difficile.',
      buttonLabel: `Chiama il ${site.demoPhone}`,
      fragment: {
        kind: 'call',
        title: 'Chiamata di prenotazione',
        timeline: [
          { time: '19:42', event: 'La reception è occupata: risponde il voicebot' },
          { time: '19:42', event: 'Disponibilità verificata nel gestionale' },
          { time: '19:43', event: 'Camera opzionata a nome Ferri' },
          { time: '19:43', event: 'Caso complesso: la chiamata passa a Marco, con il riassunto' },
        ],
        turns: [
          {
            at: '0:02',
            speaker: 'assistant',
            author: 'Voicebot',
            text: 'Buonasera, sono l’assistente virtuale dell’hotel. Come posso aiutarla?',
          },
          {
            at: '0:07',
            speaker: 'customer',
            author: 'Sig. Ferri',
            text: 'Buonasera, avete una matrimoniale dal 12 al 14 giugno?',
          },
          {
            at: '0:13',
            speaker: 'assistant',
            author: 'Voicebot',
            text: 'Sì, per quelle due notti ho una matrimoniale sul giardino, con la colazione. Gliela tengo da parte?',
          },
          {
            at: '0:21',
            speaker: 'customer',
            author: 'Sig. Ferri',
            text: 'Sì, a nome Ferri. Poi il 13 festeggiamo i sessant’anni di mia moglie: ci servirebbe una sala per venti persone.',
          },
          {
            at: '0:31',
            speaker: 'assistant',
            author: 'Voicebot',
            text: 'Che bella occasione! La camera è opzionata. Per la sala le passo Marco, il direttore: la sua richiesta ce l’ha già davanti.',
          },
          {
            at: '0:40',
            speaker: 'customer',
            author: 'Sig. Ferri',
            text: 'Ottimo, così non devo rispiegare tutto.',
          },
        ],
      },
    },
    mail: {
      title: 'Simulazione email',
      text: 'Un’ospite chiede conferma, orari e una colazione senza glutine. La risposta parte subito. Sul glutine decide la cucina.',
      fragment: {
        kind: 'mail',
        incoming: {
          from: 'Claudia Moretti',
          time: '22:17',
          subject: 'Prenotazione 3–5 maggio',
          body: [
            'Buonasera,',
            'abbiamo prenotato una tripla dal 3 al 5 maggio. Mi confermate che è tutto a posto? Da che ora possiamo avere la camera?',
            'Mio figlio è celiaco: a colazione trova qualcosa?',
            'Grazie, Claudia Moretti',
          ],
        },
        reply: {
          from: 'La tua reception',
          time: '22:17',
          subject: 'Re: Prenotazione 3–5 maggio',
          body: [
            'Gentile Claudia,',
            'la prenotazione è confermata: camera tripla dal 3 al 5 maggio, due notti con colazione.',
            'La camera è pronta dalle 15. Se arrivate prima, potete lasciare i bagagli alla reception.',
            'Ho segnalato alla cucina che suo figlio è celiaco. Domattina una collega le scrive per concordare la colazione.',
            'A presto, la reception',
          ],
        },
        sources: [
          { label: 'Prenotazione', value: 'Tripla, 3–5 maggio, con colazione' },
          { label: 'Check-in', value: 'Dalle 15, deposito bagagli' },
          { label: 'Passato alla cucina', value: 'Colazione per ospite celiaco' },
        ],
      },
    },
    button: 'Richiedi la tua demo gratuita',
  },
  closing: {
    title: 'Tra 48 ore dormi anche tu.',
    text: 'Per il setup bastano due giorni. Raccontaci la tua struttura: in 30 minuti, gratis e senza impegno, vediamo a cosa può rispondere da sola.',
    callLabel: `Chiama il ${site.phone}`,
    consultationButton: 'Consulenza gratuita',
    mailLabel: `Scrivi a ${site.email}`,
    whatsappButton: 'Scrivici su WhatsApp',
  },
};
