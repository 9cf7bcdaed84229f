import { facts } from '@/content/facts';
import type { SolutionContent } from '@/content/types';

export const solution: SolutionContent = {
  slug: 'risposta-email-automatica',
  name: 'Risposta email automatica',
  shortName: 'Email',
  meta: {
    title: 'Risposta email automatica con l’AI, Gmail e Outlook',
    description: `L’AI prepara la risposta alle email in tempo reale, con il tuo tono. Approvi tu, finché non decidi quali partono da sole. Configurata in ${facts.emailReady.text}.`,
  },
  menuDescription: 'Risposte su misura, in tempo reale e con il tuo tono',
  card: {
    title: 'Risposta email automatica',
    description:
      'Risposte intelligenti e personalizzate in tempo reale: chi ti scrive non aspetta più che qualcuno si liberi.',
    bullets: ['Risposta immediata', 'Tono personalizzato', 'Integrazione con il CRM'],
    ready: `Configurata in ${facts.emailReady.text} da accessi ed esempi`,
  },
  exchange: {
    channel: 'Email',
    request: 'Aperti domenica?',
    sentAt: '09:12:00',
    answeredAt: '09:12:20',
    opening: 'Assistente virtuale',
    reply: 'Sì, dalle 10 alle 19, festivi compresi.',
    person: {
      name: 'Sara',
      role: 'assistenza clienti',
      at: '09:30',
      says: 'Ho riletto la risposta: non devo aggiungere niente.',
    },
    end: 'La risposta è già nella posta del cliente.',
  },
  hero: {
    title: 'La risposta è\u00a0già lì quando apri la\u00a0posta.',
    lead: 'L’AI cerca i dati e risponde alle email con il tuo tono. Approvi tu, finché non decidi quali partono da sole.',
    demoButton: 'Guarda la demo',
    useCasesButton: 'Scopri i casi d’uso',
  },
  route: [
    { kind: 'station', name: 'Email ricevuta' },
    { kind: 'station', name: 'Richiesta capita' },
    { kind: 'station', name: 'Dati dal CRM' },
    { kind: 'interchange', name: 'Passaggio al collega' },
    { kind: 'terminus', name: 'Risposta inviata' },
  ],
  demonstration: { caption: 'Simulazione: tre email a un’azienda di arredi.' },
  drawing: 'email',
  order: ['benefits', 'useCases', 'results', 'price'],
  benefits: {
    title: 'La casella si svuota. Il tono resta il tuo.',
    lead: 'Ogni risposta dice di essere automatica e parte da quello che il cliente ha scritto.',
    items: [
      {
        title: 'Risposta immediata',
        text: 'Di notte, nel fine settimana, ad agosto: una risposta vera in tempo reale.',
      },
      {
        title: 'Il tuo tono, i tuoi template',
        text: 'Parte dalle email che hai già scritto e dai template, cioè dai modelli di testo che approvi tu.',
      },
      {
        title: 'In Gmail e Outlook, con il CRM',
        text: 'Lavora nella casella che hai già. Nel CRM, l’archivio dei tuoi clienti, guarda chi scrive e aggiorna la scheda.',
      },
      {
        title: 'Casi delicati e numeri',
        text: 'Escalation: i casi delicati salgono alla persona giusta. Analytics: vedi quante email arrivano, su cosa, e quanto aspettano.',
      },
    ],
  },
  results: {
    title: 'Quanto ci vuole per partire.',
    figures: [
      {
        kind: 'promise',
        value: facts.emailReady,
        label: 'e il sistema è configurato',
        basis: 'da accessi ed esempi di risposte; il gestionale ha tempi suoi',
        meaning: 'Gli esempi sono email a cui hai già risposto bene.',
      },
    ],
  },
  price: {
    title: 'Quanto costa la\u00a0risposta automatica alle\u00a0email?',
    activation: 'Il tono messo a punto sulle tue email, i collegamenti, le prove, la formazione del team.',
    fee: 'secondo caselle, email che arrivano e programmi in cui cercare.',
    others: 'Niente di nuovo: restano i canoni dei programmi che usi già.',
  },
  useCases: {
    title: 'A quali email risponde.',
    items: [
      {
        title: 'info@, la casella di tutti',
        text: 'Orari, prezzi, disponibilità, «lavorate anche in provincia?». A ognuno la sua risposta, e i contatti buoni finiscono nel CRM.',
      },
      {
        title: 'Assistenza clienti',
        text: 'Dov’è il pacco, come si rende, chi si chiama se si rompe. Il reclamo vero va a un collega.',
      },
      {
        title: 'Officina e produzione: i preventivi',
        text: 'Ringrazia, chiede il disegno e le quantità, propone una chiamata. Quando apri la posta hai già quello che serve.',
      },
      {
        title: 'Appuntamenti e conferme',
        text: 'Chi vuole spostare, disdire o solo sapere l’orario ha subito una risposta.',
      },
    ],
  },
  questions: {
    title: 'Domande frequenti sulle risposte automatiche.',
    items: [
      {
        question: 'Posso leggere le risposte prima che partano?',
        answer:
          'Sì: all’inizio le approvi una per una. Poi decidi tu quali partono da sole.',
      },
      {
        question: 'Funziona con Aruba, con una casella IMAP o con la PEC?',
        answer:
          'Con le caselle che si aprono in IMAP, Aruba compresa, di solito sì: il collegamento lo verifichiamo prima del preventivo. Le PEC hanno valore legale: il sistema le legge e prepara una bozza, l’invio lo decide una persona.',
      },
      {
        question: 'Chi riceve la risposta sa che è automatica?',
        answer:
          'Sì, lo dice la prima riga. Chi preferisce una persona risponde «persona» e l’email passa a un collega. È un obbligo di legge, e ci sembra anche buona educazione.',
      },
      {
        question: 'E se non sa cosa rispondere, o sbaglia?',
        answer:
          'È impostato per non inventare: passa l’email al collega che hai indicato, con una bozza. Se sbaglia, la risposta è nella posta inviata: si vede e si corregge. Sconti, rimborsi e reclami li lasciamo a una persona.',
      },
      {
        question: 'Le email dei clienti sono al sicuro?',
        answer:
          'Il sistema si collega solo alle caselle che scegli. La posta resta dov’è: se smetti, togliamo i nostri accessi. Fornitori e tempi di conservazione li fissiamo per iscritto, secondo il GDPR.',
      },
    ],
  },
  closing: {
    title: 'Scegli dieci email. Ti\u00a0diciamo a\u00a0quali può rispondere.',
    text: 'Le dieci che ricevi più spesso: le guardiamo insieme.',
  },
  carriesForm: false,
};
