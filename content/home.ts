import { contact } from '@/content/contact';
import { facts } from '@/content/facts';
import { capital, inLetters } from '@/content/number-words';
import { offer, voicebotExtras, writtenRows } from '@/content/owner';
import {
  alwaysOn, buyers, chatbotReady, contractQuestion, hoursSaved, leadsGenerated, priceLines,
} from '@/content/shared';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import type { HomeContent } from '@/content/types';

export const home: HomeContent = {
  meta: {
    title: 'Automazione con intelligenza artificiale per aziende',
    description: `Intelligenza artificiale per aziende: chatbot, voicebot, email, preventivi e campagne che lavorano da soli. Prenota ${facts.consultation.text} di consulenza gratuita.`,
  },
  hero: {
    title: [
      'Automatizza con l’AI.',
      'Conquista più clienti.',
      'Gestisci meglio i\u00a0processi interni.',
    ],
    lead: 'Siamo un’agenzia di intelligenza artificiale per aziende che crescono: progettiamo, colleghiamo e seguiamo chatbot, voicebot, email e preventivi che lavorano da soli. Meno costi, più clienti, più tempo.',
    promise: `${facts.consultation.text}, senza impegno.`,
    price: `Voicebot da ${facts.voicebotPrice.text} al mese più IVA; ${voicebotExtras}.`,
    servicesButton: 'Scopri i servizi',
    figures: [chatbotReady, alwaysOn, hoursSaved, leadsGenerated],
  },
  integrations: {
    title: 'Si integra con tutti i tuoi strumenti, come:',
    items: [
      { name: 'Google', image: 'google', alt: 'Logo di Google' },
      { name: 'Facebook', image: 'facebook', alt: 'Logo di Facebook' },
      { name: 'Calendly', image: 'calendly', alt: 'Logo di Calendly' },
      { name: 'HubSpot', image: 'hubspot', alt: 'Logo di HubSpot' },
      { name: 'WhatsApp', image: 'whatsapp', alt: 'Logo di WhatsApp' },
      { name: 'Zapier', image: 'zapier', alt: 'Logo di Zapier' },
      { name: 'Salesforce', image: 'salesforce', alt: 'Logo di Salesforce' },
    ],
    pauseLabel: 'Ferma lo scorrimento dei loghi',
  },
  problems: {
    title: 'Ogni attesa può costarti un\u00a0cliente.',
    band: { from: 'Chi ti cerca', to: 'Chi compra da te' },
    items: [
      {
        title: 'Contatti non richiamati subito',
        text: 'Ti scrivono alle 18:40, li richiami domani: hanno già chiesto altrove.',
      },
      {
        title: 'Team sommerso dai lavori ripetitivi',
        text: 'Paghi persone capaci per copiare dati e rifare lo stesso preventivo.',
      },
      {
        title: 'Clienti che aspettano troppo',
        text: 'Telefono occupato, email ferma da due giorni: chi ha fretta cambia fornitore.',
      },
      {
        title: 'Campagne marketing poco mirate',
        text: 'Lo stesso messaggio a tutti: il budget se ne va in clic di chi non compra.',
      },
    ],
  },
  services: {
    title:
      solutions.length === 1
        ? 'Un servizio. Si parte da qui.'
        : `${capital(inLetters(solutions.length))} servizi. Scegli da quale partire.`,
    lead: 'Cominci con uno. Gli altri, quando servono. Gli esempi sono inventati.',
    linkLabel: 'Scopri come funziona',
    readySoon: 'Si parte in pochi giorni',
    hotels: 'Hai un hotel o un B&B? Vai alla tua pagina',
    combined: {
      title: 'Tutti i servizi si combinano',
      text: 'Il mix adatto alla tua azienda o, se serve altro, automazioni su misura.',
    },
    note: {
      title: `Voicebot: da ${facts.voicebotPrice.text} al mese`,
      text: `Più IVA, ${buyers}; ${voicebotExtras}. Dipende da assistenti vocali, integrazioni e automazioni. Per gli altri servizi, preventivo scritto.`,
    },
  },
  process: {
    title: 'Tre passi e si parte.',
    lead: 'Sei operativo in pochi giorni: sai prima cosa facciamo, quando e quanto costa.',
    steps: [
      {
        number: '1',
        title: 'Analisi gratuita',
        description:
          'È la consulenza: ti diciamo cosa conviene automatizzare, e cosa no.',
        details: [
          'Esame dei tuoi processi',
          'Cosa si può automatizzare',
          'Quanto può rendere (ROI)',
        ],
      },
      {
        number: '2',
        title: 'Proposta su misura',
        description:
          'Ricevi un piano scritto, prezzo compreso. Decidi con calma.',
        details: ['Strategia personalizzata', 'Tecnologie consigliate', 'Tempi e investimento'],
      },
      {
        number: '3',
        title: 'Avvio rapido',
        description:
          'Colleghiamo i tuoi strumenti e mettiamo tutto in funzione.',
        details: ['Attivazione rapida e sicura', 'Formazione del team', 'Supporto continuo'],
      },
    ],
  },
  why: {
    title: `Perché Scegliere ${site.brand}`,
    headline: ['Non vendiamo software.', 'Creiamo risultati.'],
    cards: [
      {
        title: 'Soluzioni no-code',
        text: 'Senza programmare: pronte in giorni, non in mesi, con gli strumenti che usi già.',
      },
      {
        title: 'Per chi vuole crescere',
        text: '100% dedicati alla crescita: quello che non ti porta clienti o tempo non lo proponiamo.',
      },
      {
        title: 'Supporto e formazione inclusi',
        text: 'Il team è al tuo fianco, anche dopo l’avvio.',
      },
      {
        title: 'Le tecnologie migliori',
        text: 'OpenAI, Google AI, Twilio, n8n: ognuna per il lavoro che sa fare.',
      },
    ],
    button: 'Inizia Ora',
    whatsappLink: 'Oppure scrivici su WhatsApp',
  },
  savings: {
    title: 'Quanto vale il\u00a0tempo che perdi?',
    lead: 'Bastano due numeri. Non ti chiediamo l’email.',
  },
  questions: {
    title: 'Costi, contratto, dati: le\u00a0risposte.',
    items: [
      {
        question: 'Quanto costa, e quando lo so?',
        answer: [
          ...Object.values(priceLines).map(({ title, text }) => `${title}: ${text}.`),
          `Il totale dipende da canali, volumi e programmi da collegare. Lo conosci prima di decidere: preventivo scritto, più IVA, ${offer.quoteBy ?? 'dopo la consulenza gratuita'}. Se il conto non torna, te lo diciamo noi.`,
          ...(offer.smallCase ? [`Un esempio. ${offer.smallCase}`] : []),
        ].join(' '),
      },
      ...writtenRows({ 'Posso provare prima di decidere?': offer.pilot }).map(
        ({ title, text }) => ({ question: title, answer: text }),
      ),
      contractQuestion,
      {
        question: 'Se l’intelligenza artificiale sbaglia, chi risponde?',
        answer:
          'Verso il tuo cliente risponde la tua azienda, come per una persona del team: per questo sconti e casi delicati passano da te prima di uscire. Verso di te rispondiamo noi: quello a cui ci impegniamo è nel contratto.',
      },
      {
        question: 'Dove finiscono i dati dei miei clienti?',
        answer:
          'Trattiamo solo quelli che servono, per conto tuo e con una nomina scritta (art. 28 GDPR). I fornitori, e dove tengono i dati, sono nella proposta. Nessuna automazione misura il rendimento delle persone.',
      },
    ],
  },
  consultation: {
    title: `${capital(facts.consultation.spoken)} per capire da dove partire.`,
    lead: `Raccontaci cosa ti fa perdere tempo o clienti. ${contact.answers}`,
  },
};
