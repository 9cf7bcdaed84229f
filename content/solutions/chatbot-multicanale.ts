import type { Solution } from '@/content/types';

export const solution: Solution = {
  slug: 'chatbot-multicanale',
  line: 1,
  name: 'Chatbot multicanale',
  shortName: 'Chatbot',
  meta: {
    title: 'Chatbot multicanale per sito e WhatsApp',
    description:
      'Risponde ai tuoi clienti 24/7 su sito, WhatsApp, Facebook e Instagram, qualifica i lead e passa a una persona quando serve. Operativo in 48 ore.',
  },
  menuDescription: 'Risponde 24/7 su sito, WhatsApp, Facebook e Instagram',
  menuPosition: 1,
  card: {
    title: 'Chatbot multicanale',
    description:
      'Risponde ai tuoi clienti 24/7 su sito, WhatsApp, Facebook e Instagram. Chi vuole comprare arriva a te.',
    bullets: ['Integrazione con WhatsApp', 'Risposta immediata', 'Qualifica dei lead'],
  },
  map: { from: ['whatsapp', 'sito'], to: ['crm'] },
  run: {
    from: 'whatsapp',
    to: 'crm',
    offered: true,
    request: 'Chi risponde alle 22?',
    sentAt: '22:04:00',
    answer: { text: 'l’AI risponde', at: '22:04:02' },
    person: { text: 'poi richiama Luca', at: '9:00' },
    card: {
      note: 'scheda nuova',
      entry: { label: '22:04', text: 'Giulia Ferri', detail: 'un sopralluogo, giovedì' },
      after: [
        { label: 'Da', text: 'WhatsApp, 4 messaggi' },
        { label: 'Cerca', text: 'cucina su misura' },
        { label: 'Domani', text: 'Luca richiama alle 9:00' },
      ],
    },
    ownDetail: 'Risposta in due secondi, scheda nel CRM.',
    words: ['orari', 'aperti', 'risponde', 'whatsapp', 'messaggio', 'informazioni', 'parcheggio'],
  },
  hero: {
    title: 'Ti scrivono alle 22:47. Rispondi alle 22:47.',
    lead: 'Sito, WhatsApp, Facebook, Instagram: il chatbot risponde 24/7, capisce chi vuole comprare e, quando serve una persona, chiama te.',
    demoButton: 'Guarda la demo',
    useCasesButton: 'Scopri i casi d’uso',
  },
  route: [
    {
      kind: 'station',
      name: 'Messaggio',
      text: 'Il cliente scrive dove gli viene comodo: sito, WhatsApp, Facebook o Instagram.',
    },
    {
      kind: 'station',
      name: 'Risposta immediata',
      text: 'In 2 secondi legge, capisce e risponde con le informazioni che gli hai dato tu.',
    },
    {
      kind: 'station',
      name: 'Qualifica del lead',
      text: 'Chiede cosa serve, per quando e con quale budget. Una domanda alla volta.',
    },
    {
      kind: 'interchange',
      name: 'Operatore umano',
      text: 'Se il caso è delicato o il cliente è pronto, la chat passa a una persona.',
    },
    {
      kind: 'terminus',
      name: 'CRM',
      text: 'La scheda è compilata, la conversazione è salvata. Nessuno ricopia niente.',
    },
  ],
  demonstration: {
    title: 'Cinque minuti, di sera, a negozio chiuso.',
    lead: 'Simulazione: una cliente scrive su WhatsApp a un negozio di cucine. Il chatbot risponde, fa le domande giuste e chiama Davide.',
    demo: 'chatbot',
  },
  drawing: 'chatbot',
  benefits: {
    title: 'Un banco sempre aperto, su quattro canali.',
    lead: 'Sa le cose che sai tu, perché gliele insegniamo. E quando non le sa, non le inventa: ti chiama.',
    items: [
      {
        title: 'Quattro canali, una voce sola',
        text: 'Sito, WhatsApp, Facebook e Instagram: stessa risposta, stesso tono, stesse informazioni. Cambi un orario una volta e vale ovunque.',
      },
      {
        title: 'WhatsApp, integrato davvero',
        text: 'Il cliente scrive al tuo numero aziendale, come a un amico. Non scarica niente, non si registra, non compila moduli.',
      },
      {
        title: 'Risposta immediata, anche a Ferragosto',
        text: 'Di notte, la domenica, con dieci chat aperte insieme. Nessuno resta a guardare le spunte blu.',
      },
      {
        title: 'Lead qualificati, non solo contatti',
        text: 'Distingue chi curiosa da chi ha fretta di comprare. Tu cominci la giornata dalle richieste che contano.',
      },
      {
        title: 'Passaggio a una persona',
        text: 'L’operatore entra nella stessa chat con tutto lo storico davanti. Il cliente non deve rispiegare niente.',
      },
      {
        title: 'Analytics: le domande diventano dati',
        text: 'Vedi cosa ti chiedono, da quale canale e dove le conversazioni si fermano. E sai che cosa migliorare.',
      },
    ],
  },
  results: {
    title: 'Chi riceve risposta subito, resta.',
    lead: 'Quattro numeri da tenere d’occhio dal giorno in cui il chatbot è in linea.',
    figures: [
      { value: '2 s', label: 'tempo di risposta' },
      { value: '24/7', label: 'su tutti i canali' },
      { value: '+250%', label: 'lead convertiti' },
      { value: '48h', label: 'ed è operativo' },
    ],
    note: 'L’aumento dei lead convertiti dipende da quanti messaggi ricevi già oggi, da cosa vendi e da quanto in fretta il tuo team segue le chat che riceve.',
  },
  useCases: {
    title: 'Stesso chatbot, mestieri diversi.',
    lead: 'Lo prepariamo sulle domande che i tuoi clienti fanno davvero. Ecco quattro situazioni tipiche.',
    items: [
      {
        title: 'Negozio online',
        text: 'Taglie, spedizioni, resi, «dov’è il mio pacco?». Risponde lui. Il reclamo serio arriva a una persona.',
      },
      {
        title: 'Studio professionale',
        text: 'Raccoglie il motivo della richiesta e l’urgenza. Tu richiami sapendo già di che cosa si parla.',
      },
      {
        title: 'Hotel e B&B',
        text: 'Prenotazioni, cancellazioni, informazioni sui servizi, anche in più lingue. La reception interviene solo se serve.',
      },
      {
        title: 'Artigiani e installatori',
        text: 'Sei sul ponteggio e scrivono su Instagram. Lui chiede misure, zona e tempi. La sera trovi le schede pronte.',
      },
    ],
  },
  questions: {
    title: 'Chiedi pure. Qui rispondiamo noi.',
    items: [
      {
        question: 'Quanto costa?',
        answer:
          'Dipende dai canali, dal numero di conversazioni e dagli strumenti da collegare. Il preventivo arriva dopo la consulenza gratuita: 30 minuti, senza impegno. Ti contattiamo entro 24 ore dalla richiesta.',
      },
      {
        question: 'In quanto tempo è operativo?',
        answer:
          'In 48 ore. Ci dai le informazioni sulla tua azienda e gli accessi ai canali, noi lo prepariamo, lo proviamo con te e lo mettiamo in linea.',
      },
      {
        question: 'E se non sa la risposta?',
        answer:
          'Lo dice e passa la chat a una persona del tuo team, con il riassunto. Se non c’è nessuno, prende i recapiti e ti avvisa. Poi gli insegniamo anche quella risposta.',
      },
      {
        question: 'I dati dei miei clienti sono al sicuro?',
        answer:
          'Raccogliamo solo i dati che servono alla richiesta, nel rispetto del GDPR. Il cliente sa che parla con un assistente virtuale e trova l’informativa. Accessi e tempi di conservazione li definiamo con te.',
      },
      {
        question: 'Si collega agli strumenti che uso già?',
        answer:
          'Sì: WhatsApp, Facebook e Instagram per i messaggi, HubSpot o Salesforce come CRM, Google e Calendly per gli appuntamenti. Per molti altri programmi usiamo Zapier o n8n.',
      },
    ],
  },
  closing: {
    title: 'Stasera qualcuno ti scriverà.',
    text: 'In 30 minuti guardiamo insieme che cosa ti chiedono i clienti e a cosa può rispondere il chatbot. La consulenza è gratuita e senza impegno: ti contattiamo entro 24 ore.',
    button: 'Richiedi la consulenza gratuita',
  },
  carriesForm: false,
};
