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
    lead: 'Scegli la domanda e la lingua, guarda come rispondono WhatsApp, telefono ed email, chiama il numero demo. Poi chiedici una prova con le domande dei tuoi ospiti.',
    chat: {
      title: 'Demo WhatsApp',
      text: 'Prenotare, arrivare tardi, il WiFi, l’aria condizionata: il chatbot risponde nella lingua dell’ospite e, quando serve, chiama una persona.',
      demo: 'hotel-chat',
    },
    call: {
      title: 'Test del voicebot',
      text: 'Chiama il numero demo e parla come parlerebbe un ospite: chiedi una camera, cambia le date, fai una domanda difficile.',
      buttonLabel: `Chiama il ${site.demoPhone}`,
      demo: 'hotel-call',
    },
    mail: {
      title: 'Simulazione email',
      text: 'Scegli un’email: la risposta si compone da sola, con quello che prende dalla prenotazione. Su quello che non sa decide una persona.',
      demo: 'hotel-mail',
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
