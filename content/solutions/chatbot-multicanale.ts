import { facts } from '@/content/facts';
import { chatbotReady } from '@/content/figures';
import type { SolutionContent } from '@/content/types';

export const solution: SolutionContent = {
  slug: 'chatbot-multicanale',
  name: 'Chatbot multicanale',
  shortName: 'Chatbot',
  meta: {
    title: 'Chatbot multicanale per sito e WhatsApp',
    description: `Risponde ai tuoi clienti ${facts.open} su sito, WhatsApp, Facebook e Instagram, riconosce chi vuole comprare e passa a una persona. Operativo in ${facts.chatbotReady.text}.`,
  },
  menuDescription: `Risponde ${facts.open} su sito, WhatsApp, Facebook e Instagram`,
  card: {
    title: 'Chatbot multicanale',
    description: `Risponde ai tuoi clienti ${facts.open} su sito, WhatsApp, Facebook e Instagram. Chi vuole comprare arriva a te.`,
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
    customers: {
      opening: 'Sono l’assistente virtuale.',
      examples: [
        {
          asks: 'Chi risponde alle 22, di sera, quando siete chiusi?',
          reply: 'Rispondo io, anche di notte. Se serve una persona, domattina trova già la tua richiesta.',
        },
        {
          asks: 'A che ora aprite e chiudete? Che orari fate il sabato?',
          reply: 'Dal martedì al sabato, dalle 9 alle 19. Il lunedì siamo chiusi.',
        },
        {
          asks: 'Dove siete, a che indirizzo? C’è parcheggio?',
          reply: 'In via Roma 12. Il parcheggio è sul retro, e per i clienti è gratuito.',
        },
        {
          asks: 'Avete questa scarpa in taglia 42, o in un altro colore?',
          reply: 'Sì, in nero e in blu. Vuoi che te la metta da parte fino a sabato?',
        },
        {
          asks: 'Consegnate a domicilio, anche fuori città?',
          reply: 'Sì, in tutta la provincia. Dimmi il comune, e ti dico giorno e costo.',
        },
        {
          asks: 'Si può pagare con carta, bancomat o a rate?',
          reply: 'Carte e bancomat sì. Delle rate ti parla una persona del negozio: ti faccio richiamare?',
        },
        {
          asks: 'Lavorate anche nella mia zona? Fate anche pavimenti?',
          reply: 'Sì, legno e gres, posa compresa. In che comune sei, e quanti metri sono?',
        },
      ],
    },
  },
  hero: {
    title: 'Ti scrivono alle 22:47. Il chatbot risponde alle 22:47.',
    lead: `Sito, WhatsApp, Facebook, Instagram: il chatbot risponde ${facts.open}, capisce chi vuole comprare e, quando serve una persona, chiama te.`,
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
      text: `In ${facts.chatbotReply.text} legge, dice di essere un assistente virtuale e risponde con le informazioni che gli hai dato tu.`,
    },
    {
      kind: 'station',
      name: 'Qualifica del lead',
      text: 'Il lead è chi potrebbe comprare. Gli chiede cosa serve, per quando e con quale budget: una domanda alla volta.',
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
    title: 'Guardalo rispondere, di\u00a0sera, a negozio chiuso.',
    lead: 'Simulazione: una cliente scrive su WhatsApp a un negozio di cucine. In cinque minuti il chatbot si presenta, fa le domande giuste e chiama Davide.',
    demo: 'chatbot',
  },
  drawing: 'chatbot',
  benefits: {
    title: 'Risponde su quattro canali, a ogni ora.',
    lead: 'Un banco sempre aperto. Sa le cose che sai tu, perché gliele insegniamo. E quando non le sa, è istruito a non inventarle: chiama te.',
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
        title: 'Analytics: i numeri delle conversazioni',
        text: 'Vedi cosa ti chiedono, da quale canale e dove le conversazioni si fermano. E sai cosa migliorare.',
      },
    ],
  },
  results: {
    title: 'Quanto è veloce, e\u00a0quando è pronto.',
    lead: 'Chi riceve risposta subito non va a cercarla altrove. Tre numeri, ognuno con la sua condizione.',
    figures: [
      {
        kind: 'promise',
        value: facts.chatbotReply.short,
        label: 'tempo di risposta',
        basis: 'dall’arrivo del messaggio alla prima risposta',
        meaning: `Il chatbot comincia a rispondere circa ${facts.chatbotReply.letters} dopo che il messaggio è arrivato. Se deve cercare un dato in un altro programma, o se il canale è rallentato, può servire qualche secondo in più.`,
      },
      {
        kind: 'promise',
        value: facts.open,
        label: 'su tutti e quattro i canali',
        basis: 'il chatbot: le persone rispondono nei tuoi orari',
        meaning:
          'Il chatbot è attivo a ogni ora, festivi compresi, su sito, WhatsApp, Facebook e Instagram. Se fuori orario serve una persona, prende i recapiti e la avvisa: la risposta umana arriva quando riapri.',
      },
      chatbotReady,
    ],
    note: 'Quanti messaggi in più diventano vendite dipende da quanti ne ricevi già oggi, da cosa vendi e da quanto in fretta il tuo team segue le chat che riceve.',
  },
  useCases: {
    title: 'Chi lo usa: quattro esempi.',
    lead: 'Stesso chatbot, mestieri diversi: lo prepariamo sulle domande che i tuoi clienti fanno davvero.',
    items: [
      {
        title: 'Negozio online',
        text: 'Taglie, spedizioni, resi, «dov’è il mio pacco?». Risponde lui. Il reclamo serio arriva a una persona.',
      },
      {
        title: 'Studio professionale',
        text: 'Raccoglie il motivo della richiesta e l’urgenza. Tu richiami sapendo già di cosa si parla.',
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
    title: 'Domande frequenti sul chatbot.',
    lead: 'Chiedi pure. Qui rispondiamo noi.',
    items: [
      {
        question: 'Quanto costa?',
        answer: `Dipende dai canali, dal numero di conversazioni e dagli strumenti da collegare. Su WhatsApp le risposte entro ${facts.whatsappWindow.text} dal messaggio del cliente non hanno tariffe di Meta; i messaggi che mandi tu per primo sì, e nel preventivo li trovi a parte. Il preventivo arriva dopo la consulenza gratuita: ${facts.consultation.text}, senza impegno. Ti contattiamo entro ${facts.answer.text} dalla richiesta.`,
      },
      {
        question: 'In quanto tempo è operativo?',
        answer: `In ${facts.chatbotReady.text} da quando ci dai le informazioni sulla tua azienda e gli accessi ai canali. Lo prepariamo, lo proviamo con te e lo mettiamo in linea.`,
      },
      {
        question: 'E se non sa la risposta?',
        answer:
          'È istruito a dirlo e a passare la chat a una persona del tuo team, con il riassunto. Se non c’è nessuno, prende i recapiti e ti avvisa. Poi gli insegniamo anche quella risposta.',
      },
      {
        question: 'E se dà una risposta sbagliata?',
        answer:
          'Può succedere, come a chi è appena stato assunto. La conversazione resta scritta, quindi l’errore si trova e si corregge. Le decisioni che pesano, come sconti, garanzie e rimborsi, le lasciamo a una persona fin dall’inizio.',
      },
      {
        question: 'Di chi sono numero, pagine e conversazioni?',
        answer:
          'Tuoi. Numero WhatsApp e pagine social restano intestati alla tua azienda, le conversazioni vanno nel tuo CRM. Se un giorno smetti, togliamo i nostri accessi e ti lasciamo testi e storico.',
      },
      {
        question: 'I dati dei miei clienti sono al sicuro?',
        answer:
          'Raccogliamo solo i dati che servono alla richiesta, nel rispetto del GDPR. Il chatbot si presenta come assistente virtuale dal primo messaggio e rimanda all’informativa. Accessi e tempi di conservazione li definiamo con te.',
      },
      {
        question: 'Si collega agli strumenti che uso già?',
        answer:
          'Sì: WhatsApp, Facebook e Instagram per i messaggi, HubSpot o Salesforce come CRM, Google e Calendly per gli appuntamenti. Per molti altri programmi usiamo Zapier o n8n.',
      },
    ],
  },
  closing: {
    title: 'Stasera qualcuno ti scriverà. Fagli trovare una risposta.',
    text: `In ${facts.consultation.text} guardiamo insieme cosa ti chiedono i clienti e a cosa può rispondere il chatbot. La consulenza è gratuita e senza impegno. Ti contattiamo entro ${facts.answer.text}.`,
    button: 'Richiedi la consulenza gratuita',
  },
  carriesForm: false,
};
