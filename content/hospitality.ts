import { facts } from '@/content/facts';
import { capital } from '@/content/number-words';
import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';

export const hospitality: HospitalityContent = {
  meta: {
    title: 'Automazioni AI per hotel, B&B e case vacanza',
    description:
      'WhatsApp, telefono ed email rispondono ai tuoi ospiti a ogni ora e nella loro lingua. La tua reception torna ad accogliere. Prenota una demo gratuita.',
  },
  contact: 'Contattaci',
  hero: {
    title: 'Rispondi a ogni ospite, anche alle tre di notte.',
    lead: `Per hotel, B&B, case vacanza, property manager e albergatori: WhatsApp, telefono ed email rispondono da soli, ${facts.open} e in più lingue. A\u00a0te resta l’accoglienza.`,
    demoButton: 'Demo Gratuita',
    servicesButton: 'Scopri i Servizi',
    whatsappButton: 'Scrivici su WhatsApp',
    night: {
      time: '03:00',
      seconds: { asked: '00', answered: String(facts.guestReply.count).padStart(2, '0') },
      stops: [
        {
          kind: 'station',
          name: 'Un ospite scrive',
          text: '«Siamo davanti al portone, ma il codice non funziona.»',
        },
        {
          kind: 'station',
          name: `${facts.guestReply.text} dopo`,
          text: 'L’ha già riconosciuto la reception all’arrivo: riceve un codice nuovo, nella sua lingua.',
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
    lead: 'Gestionale, portali di prenotazione, mappe, messaggi: continui a usare i tuoi, senza cambiare abitudini. Il collegamento lo verifichiamo prima del preventivo.',
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
        title: 'Wi-Fi che non si collega',
        text: 'Una lettera sbagliata e parte la chiamata, proprio mentre prepari le colazioni. Poi ne arriva un’altra, dalla camera accanto.',
        time: '07:05',
        guest:
          'Buongiorno, ho una riunione online alle 8 e il Wi-Fi non va. La password finisce con lo zero o con la O?',
      },
    ],
  },
  board: {
    title: 'Il tabellone di una notte.',
    lead: 'Ogni risposta arriva in orario, perché WhatsApp, telefono ed email non aspettano che si liberi qualcuno.',
    caption: 'Una notte tipo, esempio',
    columns: { time: 'Ora', guest: 'Ospite', language: 'Lingua', line: 'Linea', outcome: 'Esito' },
    rows: [
      {
        time: '22:40',
        guest: 'Famiglia in autostrada',
        language: 'Italiano',
        line: { slug: 'chatbot-multicanale', channel: 'WhatsApp' },
        outcome: 'Sa come entrare dopo le 23',
      },
      {
        time: '23:25',
        guest: 'Coppia, camera 7',
        language: 'Inglese',
        line: { slug: 'chatbot-multicanale', channel: 'WhatsApp' },
        outcome: 'Aria condizionata, risolto',
      },
      {
        time: '00:50',
        guest: 'Chi cerca un sabato',
        language: 'Francese',
        line: { slug: 'risposta-email-automatica', channel: 'Email' },
        outcome: 'Due date e un prezzo',
      },
      {
        time: '01:35',
        guest: 'Chi ha perso il treno',
        language: 'Tedesco',
        line: { slug: 'voicebot-intelligente', channel: 'Telefono' },
        outcome: 'Arrivo spostato a domani',
      },
      {
        time: '03:00',
        guest: 'Davanti al portone',
        language: 'Inglese',
        line: { slug: 'chatbot-multicanale', channel: 'WhatsApp' },
        outcome: `Codice nuovo in ${facts.guestReply.short}`,
        lit: true,
      },
      {
        time: '04:20',
        guest: 'Perdita d’acqua, camera 3',
        language: 'Italiano',
        line: { slug: 'voicebot-intelligente', channel: 'Telefono' },
        outcome: 'Chiamato il reperibile',
        toPerson: true,
      },
      {
        time: '06:50',
        guest: 'Chi parte presto',
        language: 'Inglese',
        line: { slug: 'risposta-email-automatica', channel: 'Email' },
        outcome: 'Fattura e orari del bus',
      },
    ],
  },
  statistics: {
    title: 'Cosa cambia, in cinque numeri.',
    figures: [
      {
        kind: 'result',
        value: facts.repetitiveCallsLess.text,
        label: 'di chiamate ripetitive in meno',
        basis: 'tra quelle su domande già previste',
        meaning: `Riguarda solo le chiamate su domande che il voicebot conosce (orari, Wi-Fi, parcheggio, colazione): ${facts.repetitiveCallsLess.ofHundred} non arrivano più alla reception. Sul totale delle telefonate il calo è minore, come mostrano gli esempi.`,
        evidence: null,
      },
      {
        kind: 'promise',
        value: facts.open,
        label: 'assistenza agli ospiti',
        basis: 'con una persona reperibile per le urgenze',
        meaning:
          'Il sistema risponde a ogni ora. Chi svegliare, e per quali urgenze, lo decidi tu: tutto il resto lo trovi scritto la mattina.',
      },
      {
        kind: 'promise',
        value: facts.guestReply.short,
        label: 'tempo di risposta',
        basis: 'ai messaggi su domande previste',
        meaning:
          'Dal messaggio dell’ospite alla prima risposta utile. Quando deve decidere una persona, l’ospite sa subito chi gli risponderà e quando.',
      },
      {
        kind: 'result',
        value: facts.guestSatisfaction.text,
        label: 'soddisfazione degli ospiti',
        basis: 'di giudizi ottimi sulla rapidità di risposta',
        meaning: `Quanti ospiti danno il voto più alto alla rapidità di risposta, rispetto a prima dell’attivazione: dove erano 20 su 100, diventano ${facts.guestSatisfaction.after(20)}. Chi risponde già in fretta ha meno margine.`,
        evidence: null,
      },
      {
        kind: 'promise',
        value: facts.hospitalityReady.short,
        label: 'per l’attivazione',
        basis: 'da quando abbiamo testi e accessi',
        meaning: `${capital(facts.hospitalityReady.spoken)} da quando hai dato le informazioni della struttura, il numero e gli accessi. Il collegamento al gestionale dipende da chi lo produce e ha un calendario a parte.`,
      },
    ],
  },
  services: {
    title: 'Quattro servizi per la tua struttura.',
    lead: 'Ognuno segue un canale, giorno e notte. Quando serve una persona, chiama te.',
    linkLabel: 'Scopri come funziona',
    cards: [
      {
        slug: 'chatbot-multicanale',
        title: 'Chatbot WhatsApp',
        text: 'L’ospite scrive su WhatsApp, come fa con tutti. La risposta arriva nella sua lingua, anche a reception chiusa.',
        exchange: {
          asked: 'C’è ancora un parcheggio per stasera?',
          answered: 'Sono l’assistente virtuale: sì, due posti. Te ne tengo uno?',
        },
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
        text: 'Il telefono squilla e il voicebot risponde, con voce naturale, dicendo che è un assistente. I casi complessi arrivano a te, già spiegati.',
        exchange: {
          asked: '«Avete una doppia per sabato?»',
          answered: '«Sono l’assistente virtuale. Sì, ne restano due: a che nome?»',
        },
        bullets: [
          'Chiamate di prenotazione',
          'Disponibilità delle camere',
          'Passaggio automatico dei casi complessi',
        ],
      },
      {
        slug: 'risposta-email-automatica',
        title: 'Risposte email automatiche',
        text: 'Le email di ogni giorno hanno risposta, con il nome dell’ospite e il tono della casa. Quelle delicate aspettano te.',
        exchange: {
          asked: 'Arriviamo alle 23, come si entra?',
          answered:
            'Risponde l’assistente virtuale: all’arrivo ti vede il portiere in video, poi il codice.',
        },
        bullets: [
          'Conferme di prenotazione',
          'Informazioni per il check-in',
          'Richieste particolari',
        ],
      },
      {
        slug: 'lead-generation-marketing-automation',
        title: 'Marketing automation e lead generation',
        text: 'Chi ha chiesto un prezzo e non ha prenotato, chi è già stato da te: se ha dato il consenso, ognuno riceve il messaggio che fa per lui.',
        exchange: {
          asked: 'Martedì: chiede un prezzo, non prenota.',
          answered: 'Venerdì: un promemoria dell’assistente virtuale. Uno solo.',
        },
        bullets: [
          'Campagne email',
          'Lead scoring (un punteggio per contatto) e segmentazione',
          'Retargeting',
        ],
      },
    ],
  },
  cases: {
    title: 'Casi d’uso: tre strutture viste da vicino.',
    lead: 'Un boutique hotel, un B&B e un resort: tre situazioni che conosci, tre modi di usare gli stessi servizi.',
    label: 'Caso esemplificativo',
    items: [
      {
        kind: 'Boutique hotel',
        situation: 'Poche camere, ospiti esigenti e, dopo le 20, una sola persona alla reception.',
        what: 'Il chatbot WhatsApp risponde su orari, Wi-Fi e servizi, in più lingue. Le richieste fuori dall’ordinario passano alla reception.',
        results: [
          { value: facts.caseRequestsHandled.text, label: 'richieste degli ospiti gestite' },
          { value: facts.caseSatisfaction.text, label: 'soddisfazione degli ospiti' },
        ],
      },
      {
        kind: 'B&B',
        situation:
          'Gestione familiare. Tra colazioni e camere da rifare, chi chiede un prezzo aspetta fino a sera.',
        what: 'Email e WhatsApp rispondono subito con la disponibilità. Chi non prenota, se ha acconsentito, riceve un solo promemoria.',
        results: [{ value: facts.caseBookings.text, label: 'richieste diventate prenotazioni' }],
      },
      {
        kind: 'Resort',
        situation:
          'In alta stagione il centralino è sempre occupato: piscina, ristorante, navetta, orari.',
        what: 'Il voicebot risponde alle domande ricorrenti, verifica la disponibilità e passa alla reception solo i casi complessi.',
        results: [{ value: facts.caseReceptionCalls.text, label: 'chiamate alla reception' }],
      },
    ],
    note: 'Sono esempi, non clienti: mostrano come il sistema può lavorare in strutture come queste. I risultati cambiano da struttura a struttura.',
  },
  demo: {
    title: 'Mettiti nei panni di un ospite.',
    lead: 'Scegli la domanda e la lingua, guarda come rispondono WhatsApp, telefono ed email, chiama il numero demo. A rispondere è sempre un assistente AI, e lo dice. Poi chiedici una prova con le domande dei tuoi ospiti.',
    chat: {
      slug: 'chatbot-multicanale',
      title: 'Demo WhatsApp',
      text: 'Prenotare, arrivare tardi, il Wi-Fi, l’aria condizionata: il chatbot risponde nella lingua dell’ospite e, quando serve, chiama una persona.',
      demo: 'hotel-chat',
    },
    call: {
      slug: 'voicebot-intelligente',
      title: 'Test del voicebot',
      text: 'Chiama il numero demo e parla come parlerebbe un ospite: chiedi una camera, cambia le date, fai una domanda difficile. Risponde un assistente AI, non una persona.',
      buttonLabel: `Chiama il ${site.demoPhone}`,
      demo: 'hotel-call',
    },
    mail: {
      slug: 'risposta-email-automatica',
      title: 'Simulazione email',
      text: 'Scegli un’email: la risposta si compone da sola, con quello che prende dalla prenotazione. Su quello che non sa decide una persona.',
      demo: 'hotel-mail',
    },
    button: 'Richiedi la tua demo gratuita',
  },
  questions: {
    title: 'Le domande di chi ha una struttura.',
    lead: 'Gestionale, WhatsApp, notti, stagione, documenti: quello che conviene sapere prima.',
    items: [
      {
        question: 'Il mio gestionale non è OPERA né Mews. Si collega?',
        answer:
          'Lo verifichiamo prima del preventivo, con il nome e la versione del tuo PMS (il gestionale della struttura) e del channel manager. Di solito leggiamo disponibilità, prezzi e prenotazioni; scriviamo solo quello che decidi tu. Se il gestionale non permette di scrivere, il sistema non conferma: raccoglie la richiesta e la passa a te. Così non nascono overbooking.',
      },
      {
        question: 'Su quale numero WhatsApp risponde? E Meta cosa fa pagare?',
        answer: `Sul tuo numero, o su uno nuovo, sempre intestato a te. Le risposte entro ${facts.whatsappWindow.text} da un messaggio dell’ospite non hanno costi di Meta; i messaggi che mandi tu fuori da quelle ${facts.whatsappWindow.text} (i modelli approvati, come un promemoria) si pagano a Meta uno per uno. Nel preventivo trovi una stima sui tuoi volumi.`,
      },
      {
        question: 'Di notte, chi viene svegliato?',
        answer:
          'Chi dici tu, e solo per quello che dici tu: una perdita d’acqua sì, la password del Wi-Fi no. Le urgenze arrivano con una chiamata al reperibile, il resto aspetta la mattina con un riassunto. All’ospite viene detto sempre quale delle due cose sta succedendo.',
      },
      {
        question: 'Posso sospendere fuori stagione?',
        answer:
          'Ne parliamo in consulenza: la proposta dice se e come sospendere nei mesi di chiusura, e cosa si paga nel frattempo. Testi, numero e impostazioni restano pronti, così alla riapertura non si ricomincia da capo.',
      },
      {
        question: 'E l’identificazione degli ospiti?',
        answer:
          'Resta alla struttura. L’art. 109 TULPS chiede di verificare che chi arriva sia la persona del documento: di persona o, come ha chiarito il Consiglio di Stato (sent. 9101/2025), anche in videochiamata dal vivo. Il sistema può raccogliere i dati e fissare la videochiamata; il codice della porta parte solo dopo il tuo via libera.',
      },
      {
        question: 'L’ospite sa che risponde un’AI?',
        answer:
          'Sì, dal primo messaggio e nella sua lingua. Può chiedere una persona in ogni momento: se c’è, gliela passa; se dorme, lo dice e lascia un appunto.',
      },
    ],
  },
  closing: {
    title: 'La notte risponde il\u00a0sistema. Tu dormi.',
    text: `Per l’attivazione bastano ${facts.hospitalityReady.text} da quando abbiamo testi, numero e accessi. Raccontaci la tua struttura: in ${facts.consultation.text}, gratis e senza impegno, vediamo a cosa può rispondere da sola. Ti contattiamo entro ${facts.answer.text}.`,
    callLabel: `Chiama il ${site.phone}`,
    consultationButton: 'Consulenza gratuita',
    mailLabel: `Scrivi a ${site.email}`,
    whatsappButton: 'Scrivici su WhatsApp',
  },
  consultation: {
    title: 'Raccontaci la\u00a0tua struttura.',
    lead: 'Quante camere, quali canali, cosa ti chiedono più spesso. Ti diciamo con franchezza a cosa può rispondere il sistema e cosa è meglio resti a te.',
    points: [
      { title: facts.consultation.text, text: 'Una chiamata, quando la reception è tranquilla.' },
      { title: 'Gratuita', text: 'E se vuoi, con una prova sulle domande dei tuoi ospiti.' },
      { title: 'Senza impegno', text: 'Alla fine decidi tu, con calma. Nessuno ti rincorre.' },
      {
        title: `Risposta entro ${facts.answer.text}`,
        text: 'Ti contattiamo noi, anche in alta stagione.',
      },
    ],
  },
};
