import { aiPage } from '@/content/ai-page';
import { contact } from '@/content/contact';
import { facts } from '@/content/facts';
import { capital } from '@/content/number-words';
import { lodging, offer, voicebotExtras, writtenRows } from '@/content/owner';
import { buyers, contractQuestion, priceLines, priceWords } from '@/content/shared';
import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';

/** A month as the calculator would be filled in for it: all other figures of the story follow. */
const august = {
  rooms: '22', nights: '31', occupancy: '88', stay: '3', contacts: '4', minutes: '3', cost: '22', months: '1',
};

/** The page for hotels, B&Bs and holiday homes. */
export const hospitality: HospitalityContent = {
  meta: {
    title: 'Chatbot WhatsApp e voicebot per hotel e B&B',
    description: 'Chatbot WhatsApp, voicebot ed email per hotel, B&B e case vacanza: rispondono agli ospiti a ogni ora, nella loro lingua. Prenota una demo gratuita.',
  },
  contact: 'Contattaci',
  /** The opening, and one night in one request: the page tells it here alone. */
  hero: {
    title: 'Rispondi a ogni ospite, anche alle tre di notte.',
    lead: `Chatbot WhatsApp, voicebot ed email per hotel, B&B, case vacanza e property manager: rispondono da soli, ${facts.open}.`,
    price: `Voicebot da ${facts.voicebotPrice.text} al mese`,
    terms: `più IVA; ${voicebotExtras}.`,
    prices: 'I prezzi di chatbot ed email',
    demoButton: 'Demo Gratuita',
    servicesButton: 'Scopri i Servizi',
    whatsappButton: 'Scrivici su WhatsApp',
    night: {
      time: '03:00',
      seconds: { asked: '00', answered: String(facts.guestReply.count).padStart(2, '0') },
      asked: '«Siamo rientrati: come si spegne l’aria condizionata?»',
      answered: '«Ecco la foto: tieni premuto il tasto in alto a destra.»',
      morning: 'Tu dormi.',
      example: 'Esempio inventato.',
    },
  },
  /** What guests ask again and again, each in a simulation of the channel it comes by. */
  demo: {
    title: 'Mettiti nei panni di un ospite.',
    lead: 'Scegli una domanda.',
    chat: {
      slug: 'chatbot-multicanale',
      title: 'Demo WhatsApp',
      problem: 'Orari di check-in e check-out',
      guest: 'Arriviamo alle 23:30: c’è qualcuno?',
      text: 'Nella lingua dell’ospite, con una persona quando serve.',
      demo: 'hotel-chat',
    },
    call: {
      slug: 'voicebot-intelligente',
      title: site.demoLines.telephone ? 'Test del voicebot' : 'Test del voicebot: simulazione telefonica',
      problem: 'Clima e apparecchi',
      guest: 'Il condizionatore butta aria calda: cos’è il sole sul telecomando?',
      text: 'Un guasto, un arrivo di notte, una camera.',
      demo: 'hotel-call',
    },
    mail: {
      slug: 'risposta-email-automatica',
      title: 'Simulazione email',
      problem: 'Wi-Fi in camera',
      guest: 'Il Wi-Fi non si collegava. Adesso regge una videochiamata?',
      text: 'Sconti e cambi di camera li decide una persona.',
      demo: 'hotel-mail',
    },
  },
  /** The figures on the board. */
  statistics: {
    title: 'Cosa promettiamo, e a cosa puntiamo.',
    figures: [
      {
        kind: 'promise',
        value: facts.guestReply,
        label: 'tempo di risposta',
        basis: 'ai messaggi su domande previste',
        meaning: `Dal messaggio dell’ospite alla prima risposta utile. Più dei ${facts.chatbotReply.text} del chatbot, perché prima si legge la prenotazione. Quando deve decidere una persona, l’ospite sa subito chi gli risponderà e quando.`,
      },
      {
        kind: 'promise',
        value: { text: facts.open },
        label: 'assistenza agli ospiti',
        basis: 'ti svegli solo per i casi che scegli tu',
        meaning: 'Chi svegliare, e per quali casi, lo decidi tu: tutto il resto lo trovi scritto la mattina.',
      },
      {
        kind: 'promise',
        value: facts.hospitalityReady,
        label: 'e il chatbot è attivo',
        basis: 'gestionale e numero WhatsApp nuovo hanno tempi loro',
        meaning: 'Il collegamento al gestionale dipende da chi lo produce.',
      },
      {
        kind: 'aim',
        value: facts.repetitiveCallsLess,
        label: 'di chiamate ripetitive in meno',
        basis: 'su domande previste',
        meaning: `Solo chiamate su domande che il voicebot conosce (orari, Wi-Fi, parcheggio, colazione): ${facts.repetitiveCallsLess.ofHundred} non arrivano alla reception. Sul totale il calo è minore: lo stimiamo sulle tue.`,
        evidence: null,
      },
      {
        kind: 'aim',
        value: facts.guestSatisfaction,
        label: 'soddisfazione degli ospiti',
        basis: `voti massimi alla rapidità, dal 20 al ${facts.guestSatisfaction.after(20)}%`,
        meaning:
          'Quanti ospiti danno il voto più alto alla rapidità di risposta, rispetto a prima dell’attivazione. Chi risponde già in fretta ha meno margine.',
        evidence: null,
      },
    ],
  },
  /** The four services, each by its solution. */
  services: {
    title: 'Quattro servizi per hotel e B&B.',
    cards: [
      {
        slug: 'chatbot-multicanale',
        title: 'Chatbot WhatsApp',
        text: 'L’ospite scrive come fa con tutti, a reception chiusa.',
        bullets: ['Prenotazioni e cancellazioni', 'Informazioni sui servizi', 'Conversazioni in più lingue'],
      },
      {
        slug: 'voicebot-intelligente',
        title: 'Voicebot telefonico',
        text: 'Voce naturale. Risponde anche quando la linea è occupata.',
        bullets: ['Chiamate di prenotazione', 'Disponibilità delle camere', 'Passaggio dei casi complessi'],
      },
      {
        slug: 'risposta-email-automatica',
        title: 'Risposte email automatiche',
        text: 'Con il tono della casa. Le risposte delicate aspettano il tuo sì.',
        bullets: ['Conferme di prenotazione', 'Informazioni per il check-in', 'Richieste particolari'],
      },
      {
        slug: 'lead-generation-marketing-automation',
        title: 'Marketing automation e lead generation',
        text: 'Scrive a chi può prenotare o tornare, se ha dato il consenso.',
        bullets: ['Campagne email', 'Lead scoring (punteggi) e segmentazione', 'Retargeting'],
      },
    ],
  },
  /** The examples: neither customers nor results, and they say so before the first figure (d.lgs. 145/2007). */
  cases: {
    title: 'Casi d’uso.',
    lead: 'Strutture e cifre inventate, non clienti: mostrano cosa si può misurare.',
    story: {
      month: august,
      share: facts.caseRequestsHandled.percent,
      title: `${august.rooms} camere, agosto.`,
      text: 'Un albergo al mare. Parcheggio, Wi-\u2060Fi, colazione, check-out: chi arriva chiede sempre le stesse cose, e alle dieci di sera la reception chiude.',
      sums: (of) => [
        [`${august.rooms} camere × ${august.nights} notti × ${august.occupancy}% occupate`, `${of.sold} notti`],
        [`÷ ${august.stay} notti per soggiorno`, `${of.stays} soggiorni`],
        [`× ${august.contacts} messaggi o chiamate`, `${of.asked} domande`],
        [`× ${august.minutes} minuti, a ${august.cost}\u00a0€ l’ora`, `${of.hours} ore, ${of.euros}`],
      ],
      handled: 'le chiude il sistema',
      freed: (of) => `${of.freed} ore, circa ${of.saved}`,
      passed: (of) => `arrivano a Giulia, in reception: ${of.left} ore`,
      note: (of) => `Da ${of.saved} togli canone e consumi. Il calcolatore fa lo stesso conto con le tue camere: è sotto i prezzi.`,
    },
    label: 'Caso esemplificativo',
    items: [
      {
        kind: 'Boutique hotel',
        text: 'Dopo le 20, a orari e Wi-Fi pensa il chatbot.',
        results: [
          { value: facts.caseRequestsHandled.text, label: 'richieste degli ospiti gestite' },
          { value: facts.caseSatisfaction.text, label: 'soddisfazione degli ospiti' },
        ],
      },
      {
        kind: 'B&B',
        text: 'Mentre rifai le camere, chi chiede posto prenota da te.',
        results: [{ value: facts.caseBookings.text, label: 'richieste diventate prenotazioni' }],
      },
      {
        kind: 'Resort',
        text: 'Il voicebot passa soltanto i casi complessi.',
        results: [{ value: facts.caseReceptionCalls.text, label: 'chiamate alla reception' }],
      },
    ],
  },
  /** What the service connects to, by logo. */
  integrations: {
    title: 'Con cosa si collega?',
    lead: 'Programmi a cui possiamo collegarci, dopo verifica. Ne hai un altro? Proviamo da quello, dal channel manager o dalle email.',
    tested: lodging.testedSystems && `Gestionali già collegati e provati da noi: ${lodging.testedSystems}.`,
    items: [
      { name: 'WhatsApp', image: 'whatsapp', alt: 'Logo di WhatsApp' },
      { name: 'Google', image: 'google', alt: 'Logo di Google' },
      { name: 'Oracle OPERA', image: 'oracle', alt: 'Logo di Oracle OPERA' },
      { name: 'Booking.com', image: 'booking', alt: 'Logo di Booking.com' },
      { name: 'Expedia', image: 'expedia', alt: 'Logo di Expedia' },
      { name: 'Airbnb', image: 'airbnb', alt: 'Logo di Airbnb' },
      { name: 'Mews', image: 'mews', alt: 'Logo di Mews' },
    ],
  },
  /** What it costs, and what `brand.json` has of it. */
  price: {
    title: 'Quanto costa un\u00a0chatbot per hotel?',
    items: writtenRows({
      'Il prezzo di partenza': lodging.startingPrice,
      [priceWords.rows.example]: lodging.example,
      'Nei mesi di chiusura': lodging.closedMonths,
      [priceWords.rows.pilot]: offer.pilot,
      [priceWords.rows.quote]: offer.quoteBy && `${capital(offer.quoteBy)}, per iscritto.`,
    }),
    parts: [
      {
        title: priceLines.activation.title,
        text: 'Testi, collegamenti, prove con le domande dei tuoi ospiti, formazione.',
      },
      {
        title: priceLines.fee.title,
        text: `${capital(priceLines.fee.text)}, secondo camere, canali, lingue e programmi da collegare.`,
      },
      {
        title: priceLines.others.title,
        text: `Messaggi WhatsApp (Meta fa pagare anche le risposte), minuti di telefono e, a volte, l’accesso al gestionale. Tutto più IVA, ${buyers}.`,
      },
    ],
    hours: 'E quanto ti costa oggi, in ore e in euro?',
  },
  /** What owners of a house ask first. */
  questions: {
    title: 'Le domande di chi ha una struttura.',
    items: [
      {
        question: 'Di notte, chi viene svegliato?',
        answer: 'Chi dici tu, e solo per quello che dici tu: una perdita d’acqua sì, la password del Wi-\u2060Fi no. Le urgenze arrivano con una chiamata al reperibile, il resto aspetta la mattina con un riassunto.',
      },
      {
        question: 'Cosa leggete dal gestionale? E se non è OPERA o Mews?',
        answer: 'Disponibilità, tariffe e arrivi, che OPERA Cloud e Mews danno ai programmi che autorizzi. Cosa permette il tuo contratto, e cosa dà un altro gestionale, lo verifichiamo prima del preventivo. Dove si può solo leggere, il sistema non conferma e passa la richiesta a te: così non nascono overbooking.',
      },
      {
        question: 'Come si collega a Booking.com, Expedia e Airbnb?',
        answer: 'Dal channel manager o dal gestionale, dove prenotazioni e messaggi dei portali di solito arrivano già; altrimenti dalle email che il portale ti inoltra. Cosa si può automatizzare lo decide il portale.',
      },
      {
        question: 'Devo cambiare numero?',
        answer: 'Di solito no: su WhatsApp risponde dal tuo, se Meta lo consente, o da uno nuovo intestato a te. Lo verifichiamo prima del preventivo.',
      },
      {
        question: 'E l’identificazione degli ospiti? E Alloggiati Web?',
        answer: 'Restano alla struttura. Per legge (art. 109 TULPS) va verificato che chi arriva sia il titolare del documento: di persona o, come ha chiarito il Consiglio di Stato (sent. 9101/2025), con un videocollegamento dal vivo all’ingresso, predisposto dalla struttura. Il sistema può fissarlo; il codice della porta parte solo dopo il tuo via libera. L’invio ad Alloggiati Web resta tuo, o del gestionale.',
      },
      {
        question: 'E la caparra? E la tassa di soggiorno?',
        answer: 'Il sistema manda il link di pagamento che usi già e, se il gestionale lo segnala, vede se è stato pagato. È impostato per non chiedere numeri di carta. Se trattenere o restituire la caparra lo decidi tu. Della tassa spiega quant’è e chi è esente, con le regole del tuo Comune: calcolo, incasso e versamento restano al gestionale e a te.',
      },
      contractQuestion,
      {
        question: 'L’ospite sa che risponde un’AI?',
        answer: 'Sì, dal primo messaggio e nella sua lingua. Può chiedere una persona in ogni momento: se c’è, gliela passa; se non c’è nessuno, lo dice e ti lascia un appunto.',
        link: { label: aiPage.name, path: aiPage.path },
      },
    ],
  },
  /** The last call to get in touch, over the form. */
  closing: {
    title: 'Di notte risponde il\u00a0sistema. Ti sveglia solo per quello che decidi tu.',
    text: `Domande, prenotazioni e disdette le segue lui. Per chi arriva tardi serve per legge qualcuno alla porta o al videocitofono: chi e quando, lo stabiliamo insieme. ${contact.promise}`,
    callLabel: `Chiama il ${site.phone}`,
    mailLabel: `Scrivi a ${site.email}`,
    whatsappButton: 'Scrivici su WhatsApp',
  },
};
