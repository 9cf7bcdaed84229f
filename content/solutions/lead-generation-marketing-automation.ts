import { facts } from '@/content/facts';
import { glossary, hoursSaved, leadsGenerated } from '@/content/shared';
import type { SolutionContent } from '@/content/types';

export const solution: SolutionContent = {
  slug: 'lead-generation-marketing-automation',
  name: 'Lead generation e marketing automation',
  shortName: 'Lead generation',
  meta: {
    title: 'Lead generation e marketing automation per aziende',
    description:
      'Lead generation per aziende: campagne automatiche, pubblico mirato e messaggi su misura, finché il contatto non è pronto. Consulenza gratuita.',
  },
  menuDescription: 'Campagne che trovano clienti e li seguono da sole',
  card: {
    title: 'Lead generation e marketing automation',
    description:
      'Le campagne trovano chi ha bisogno di te. I messaggi giusti lo accompagnano fino all’appuntamento.',
    bullets: ['Campagne automatizzate', 'Targeting intelligente', 'Nurturing personalizzato'],
  },
  exchange: {
    channel: 'Email',
    request: 'Ci devo pensare',
    sentAt: '10:05:00',
    answeredAt: '10:05:20',
    opening: 'Assistente virtuale',
    reply: 'Nessuna fretta. Ti mando la guida ai materiali, se ti va; per il resto basta rispondere.',
    person: {
      name: 'Nicola',
      role: 'commerciale',
      at: 'giorno 17',
      says: 'Oggi vengo io per le misure.',
    },
    end: 'Il cliente ha risposto al terzo messaggio.',
  },
  hero: {
    title: 'Trova contatti e\u00a0seguili finché non\u00a0sono\u00a0pronti a\u00a0comprare.',
    lead: 'Gli annunci portano contatti; i\u00a0messaggi tengono vivo il tuo nome mentre decidono.',
    demoButton: 'Guarda la demo',
    useCasesButton: 'Scopri i casi d’uso',
  },
  route: [
    { kind: 'station', name: 'Campagna' },
    { kind: 'station', name: 'Sito' },
    { kind: 'station', name: 'Punteggio' },
    { kind: 'station', name: 'Nurturing' },
    { kind: 'interchange', name: 'Il tuo commerciale' },
    { kind: 'terminus', name: 'Appuntamento' },
  ],
  demonstration: { caption: 'Esempio inventato, cifre comprese. Ogni messaggio si ferma con «stop».' },
  drawing: 'lead',
  order: ['benefits', 'results', 'useCases', 'price'],
  benefits: {
    title: 'Contatti più adatti, seguiti uno per uno.',
    lead: `${glossary.lead} Se hai pagato per trovarlo, merita più di una sola email.`,
    items: [
      {
        title: 'Campagne automatizzate',
        text: 'Il budget passa agli annunci che portano appuntamenti. Il tetto lo fissi tu.',
      },
      {
        title: 'Targeting intelligente',
        text: 'L’annuncio va a chi somiglia ai tuoi clienti o ha accettato i cookie; le email, a chi ha detto sì.',
      },
      {
        title: 'Nurturing personalizzato',
        text: 'Vuol dire coltivare il contatto: chi ha chiesto un prezzo riceve una cosa, chi ha letto una guida un’altra. Chi risponde parla con te.',
      },
      {
        title: 'Punteggio e segmenti',
        text: 'Cosa cerca, quanta fretta ha, cosa ha letto: chi vende sa da chi cominciare. Decide una persona.',
      },
    ],
  },
  results: {
    title: 'Contatti in più. La\u00a0spesa la\u00a0decidi tu.',
    figures: [
      leadsGenerated,
      {
        kind: 'aim',
        value: facts.leadsConverted,
        label: 'lead convertiti in clienti',
        basis: 'rispetto a prima, per chi oggi non richiama i contatti',
        meaning: `Vuol dire averne ${facts.leadsConverted.after(10)} dove oggi 10 contatti al mese diventano clienti. Chi li richiama già parte più in alto e cresce meno.`,
        evidence: null,
      },
      hoursSaved,
    ],
  },
  price: {
    title: 'Quanto costa la\u00a0lead generation?',
    activation: 'Campagne, pagine e messaggi da approvare, i collegamenti, le prove, la formazione.',
    fee: 'secondo campagne e programmi da collegare.',
    others: 'Gli annunci, che paghi tu a Google o a Meta, e i messaggi WhatsApp, che fa pagare Meta.',
  },
  useCases: {
    title: 'Per chi ha clienti che ci pensano su.',
    items: [
      {
        title: 'Casa e serramenti',
        text: 'Alla firma mancano mesi. Guide e promemoria, a chi li ha chiesti, ti tengono in lista.',
      },
      {
        title: 'Chi produce per aziende',
        text: 'Chi scarica il catalogo spesso non decide. Il punteggio ti dice quando si fa sul serio.',
      },
      {
        title: 'Hotel e case vacanza',
        path: '/hospitality',
        text: 'Ha chiesto un prezzo e non ha prenotato? Se ha accettato proposte, gli arriva un’idea per le sue date.',
      },
      {
        title: 'Palestre, corsi, scuole',
        text: 'Dopo la prova gratuita scriviamo a chi ha acconsentito: dopo due giorni, poi dopo dieci.',
      },
    ],
  },
  questions: {
    title: 'Domande frequenti sulla lead generation.',
    items: [
      {
        question: 'Quando vedo i primi risultati?',
        answer:
          'Le automazioni partono in pochi giorni. Poi dipende dal mercato: chi cerca una palestra decide in fretta, chi compra un impianto no.',
      },
      {
        question: 'È tutto in regola con la privacy?',
        answer:
          'Contattiamo solo chi ha dato il consenso, e ogni messaggio permette di cancellarsi. Niente liste comprate. Il punteggio è una profilazione e vuole un consenso a parte, come vedere chi apre le email: chi non lo dà ne resta fuori. I pubblici simili nascono solo dai contatti che hanno acconsentito. Per i dati raccolti con gli strumenti di Meta, tu e Meta siete contitolari (art. 26 GDPR).',
      },
      {
        question: 'Di chi sono contatti e account pubblicitari?',
        answer:
          'Tuoi. Gli account Google e Facebook sono intestati alla tua azienda. Se smetti, ti restano campagne, pagine e storico.',
      },
      {
        question: 'Con quali strumenti si collega?',
        answer:
          'Google e Facebook per le campagne, HubSpot o Salesforce come CRM, Calendly per gli appuntamenti. Per il resto, Zapier o n8n.',
      },
    ],
  },
  closing: {
    title: 'Dicci cosa vendi. Noi\u00a0cerchiamo chi\u00a0lo\u00a0compra.',
    text: 'Ti diciamo da quale campagna partiremmo.',
  },
  carriesForm: true,
};
