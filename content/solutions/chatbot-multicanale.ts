import { facts } from '@/content/facts';
import { chatbotReady, glossary } from '@/content/shared';
import type { SolutionContent } from '@/content/types';

export const solution: SolutionContent = {
  slug: 'chatbot-multicanale',
  name: 'Chatbot multicanale',
  shortName: 'Chatbot',
  meta: {
    title: `Chatbot WhatsApp per aziende: risponde ${facts.open}`,
    description: `Chatbot per aziende: risponde ${facts.open} su sito, WhatsApp, Facebook e Instagram, riconosce chi vuole comprare e passa a una persona. Operativo in ${facts.chatbotReady.text}.`,
  },
  menuDescription: `Risponde ${facts.open} su sito, WhatsApp, Facebook e Instagram`,
  card: {
    title: 'Chatbot multicanale',
    description: `Risponde ai tuoi clienti ${facts.open} su sito, WhatsApp, Facebook e Instagram. Chi vuole comprare arriva a te.`,
    bullets: ['Integrazione con WhatsApp', 'Risposta immediata', 'Qualifica dei lead'],
    ready: `Operativo in ${facts.chatbotReady.text} da testi e accessi`,
  },
  exchange: {
    channel: 'WhatsApp',
    request: 'Fate cucine su misura?',
    sentAt: '22:47:00',
    answeredAt: '22:47:02',
    opening: 'Assistente virtuale',
    reply: 'Sì, anche per pareti fuori squadro. Quanto misura la parete?',
    person: {
      name: 'Davide',
      role: 'responsabile vendite',
      at: '08:35',
      says: 'Sabato alle 10 passi in negozio con le misure?',
    },
    end: 'La scheda del cliente è già compilata.',
  },
  hero: {
    title: 'Ti scrivono alle 22:47. Il chatbot risponde alle 22:47.',
    lead: `Sito, WhatsApp, Facebook, Instagram: risponde ${facts.open}. E quando serve una persona, avvisa te.`,
    demoButton: 'Guarda la demo',
    useCasesButton: 'Scopri i casi d’uso',
  },
  route: [
    { kind: 'station', name: 'Messaggio' },
    { kind: 'station', name: 'Risposta immediata' },
    { kind: 'station', name: 'Qualifica del lead' },
    { kind: 'interchange', name: 'Operatore umano' },
    { kind: 'terminus', name: 'CRM' },
  ],
  demonstration: { caption: 'Simulazione: un negozio di cucine.' },
  drawing: 'chatbot',
  order: ['benefits', 'price', 'results', 'useCases'],
  benefits: {
    title: 'Risponde su quattro canali, a ogni ora.',
    lead: 'Sa quello che sai tu: glielo insegniamo dai tuoi testi.',
    items: [
      {
        title: 'WhatsApp, senza app nuove',
        text: 'Il cliente scrive al tuo numero aziendale: niente da scaricare, niente moduli.',
      },
      {
        title: 'Risposta immediata, anche a Ferragosto',
        text: 'Di notte, la domenica, con dieci chat aperte insieme.',
      },
      {
        title: 'Lead qualificati, non solo contatti',
        text: `${glossary.lead} Il chatbot chiede cosa serve, per quando e con quale budget.`,
      },
      {
        title: 'Passaggio a una persona',
        text: 'Un collega entra nella stessa chat e legge tutto dall’inizio.',
      },
    ],
  },
  results: {
    title: 'Quanto è veloce, e\u00a0quando è pronto.',
    figures: [
      {
        kind: 'promise',
        value: facts.chatbotReply,
        label: 'tempo di risposta',
        basis: 'dal messaggio alla prima risposta; di più se cerca in un altro programma',
        meaning: `Per gli hotel, dove guarda nel gestionale, l’impegno è di ${facts.guestReply.text}.`,
      },
      {
        kind: 'promise',
        value: { text: facts.open },
        label: 'su tutti e quattro i canali',
        basis: 'il chatbot sempre, le persone nei tuoi orari',
        meaning:
          'Sito, WhatsApp, Facebook e Instagram, festivi compresi. Se fuori orario serve una persona, il chatbot prende i recapiti.',
      },
      chatbotReady,
    ],
  },
  price: {
    title: 'Quanto costa il\u00a0chatbot?',
    activation: 'I testi preparati con te, i collegamenti, le prove, la formazione del team.',
    fee: 'secondo canali, conversazioni e programmi da collegare.',
    others: 'I messaggi WhatsApp del chatbot, anche le risposte: li fa pagare Meta.',
  },
  useCases: {
    title: 'A chi serve: quattro esempi.',
    items: [
      {
        title: 'Officine, artigiani, installatori',
        text: 'Sei sul ponteggio e ti scrivono. Il chatbot chiede misure, zona e tempi. La sera trovi le schede pronte.',
      },
      {
        title: 'Negozio online',
        text: 'Taglie, spedizioni, resi, «dov’è il mio pacco?». Risponde lui. Il reclamo serio arriva a una persona.',
      },
      {
        title: 'Studio professionale',
        text: 'Raccoglie il motivo della richiesta e l’urgenza. I pareri restano tuoi, e il cliente sa che usi l’AI.',
      },
      {
        title: 'Hotel e B&B',
        path: '/hospitality',
        text: 'Arrivi di notte, prenotazioni e disdette, nella lingua di chi scrive.',
      },
    ],
  },
  questions: {
    title: 'Domande frequenti sul chatbot.',
    items: [
      {
        question: 'Devo cambiare numero?',
        answer:
          'Di solito no: con l’app WhatsApp Business lo stesso numero sta sul telefono, dove continui a usarlo, e nel chatbot, se Meta lo consente. Lo verifichiamo prima del preventivo. Altrimenti il chatbot ha un numero suo, intestato a te.',
      },
      {
        question: 'E se non sa la risposta, o la sbaglia?',
        answer:
          'È impostato per non inventare: passa la chat a una persona con il riassunto, o prende i recapiti e ti avvisa. Se sbaglia, resta scritto e si corregge. Sconti, garanzie e rimborsi li decide sempre una persona.',
      },
      {
        question: 'Di chi sono numero, pagine e conversazioni?',
        answer:
          'Tuoi. Numero e pagine restano intestati alla tua azienda, le conversazioni vanno nel CRM, l’archivio dei tuoi clienti. Se smetti, togliamo i nostri accessi e ti lasciamo testi e storico.',
      },
      {
        question: 'I dati dei miei clienti sono al sicuro?',
        answer:
          'Raccogliamo solo i dati che servono alla richiesta, secondo il GDPR. Dal primo messaggio il chatbot dice di essere un assistente virtuale, e l’informativa è a un tocco. Accessi e tempi li definiamo con te.',
      },
      {
        question: 'Si collega agli strumenti che uso già?',
        answer:
          'Sì: HubSpot o Salesforce come CRM, Google e Calendly per gli appuntamenti. Per molti altri programmi usiamo Zapier o n8n: il tuo si verifica prima del preventivo.',
      },
      {
        question: 'Dopo l’avvio, chi lo segue?',
        answer:
          'Noi. Nelle prime settimane rileggiamo insieme le conversazioni e correggiamo il tiro; poi ti arriva un riepilogo.',
      },
    ],
  },
  closing: {
    title: 'Qualcuno ti scriverà di notte. Fagli trovare una risposta.',
    text: 'Guardiamo insieme cosa ti chiedono i clienti, e a cosa può rispondere il chatbot.',
  },
  carriesForm: false,
};
