import { facts } from '@/content/facts';
import { alwaysOn, chatbotReady, hoursSaved, leadsGenerated } from '@/content/figures';
import { capital, inLetters } from '@/content/number-words';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import type { HomeContent } from '@/content/types';

export const home: HomeContent = {
  meta: {
    title: site.tagline,
    description: `Chatbot, voicebot, email, preventivi e campagne che lavorano da soli. Meno costi, più clienti, più tempo. Prenota ${facts.consultation.text} di consulenza gratuita.`,
  },
  hero: {
    title: [
      'Automatizza con l’AI.',
      'Conquista più clienti.',
      'Gestisci meglio i\u00a0processi interni.',
    ],
    lead: 'Meno costi, più clienti, più tempo. Chi\u00a0ti\u00a0cerca riceve subito una risposta, i\u00a0lavori ripetitivi vanno avanti da soli e tu torni a guidare l’azienda.',
    consultationButton: 'Consulenza gratuita',
    servicesButton: 'Scopri i servizi',
    whatsappButton: 'WhatsApp',
    promise: `${facts.consultation.text}, gratis, senza impegno.`,
    figures: [leadsGenerated, hoursSaved, alwaysOn, chatbotReady],
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
    playLabel: 'Riprendi lo scorrimento dei loghi',
    note: 'Se un tuo programma non si può collegare, lo sai prima del preventivo.',
  },
  problems: {
    title: 'A ogni attesa, un\u00a0cliente scende.',
    lead: 'Sono quattro i punti in cui perdi clienti e ore. Se ti riconosci anche in uno solo, parliamone.',
    band: { from: 'Chi ti cerca', to: 'Chi compra da te' },
    items: [
      {
        title: 'Lead non contattati subito',
        text: 'La richiesta arriva alle 18:40, la telefonata parte il giorno dopo. Nel frattempo il cliente ha scritto anche ad altri.',
        cost: 'Il contatto l’hai pagato tu. La vendita la chiude un concorrente.',
      },
      {
        title: 'Team sommerso dai lavori ripetitivi',
        text: 'Copiare dati da un programma all’altro, rifare lo stesso preventivo, rispondere per la decima volta alla stessa domanda.',
        cost: 'Paghi persone capaci per fare copia e incolla.',
      },
      {
        title: 'Clienti che aspettano troppo',
        text: 'Telefono occupato, email ferma da due giorni, messaggi letti solo la sera. Per chi ha bisogno adesso, è già tardi.',
        cost: 'Chi ha fretta non richiama. Cambia fornitore.',
      },
      {
        title: 'Campagne marketing poco mirate',
        text: 'Lo stesso messaggio a tutti: a chi non comprerà mai, a chi ha già comprato, a chi stava per farlo.',
        cost: 'Il budget se ne va in clic che non diventano clienti.',
      },
    ],
  },
  services: {
    title:
      solutions.length === 1
        ? 'Un servizio. Si parte da qui.'
        : `${capital(inLetters(solutions.length))} servizi. Scegli da quale partire.`,
    lead: 'Ognuno si prende un lavoro preciso e lo porta a destinazione. Puoi cominciare con uno solo e aggiungere gli altri quando ti servono.',
    linkLabel: 'Scopri come funziona',
    combined: {
      title: 'Tutti i servizi si combinano',
      text: 'Puoi unire le soluzioni come vuoi: costruiamo il mix adatto alla tua azienda o, se serve altro, automazioni su misura.',
    },
    notes: [
      {
        title: `Voicebot: da ${facts.voicebotPrice.text} al mese`,
        text: 'Il prezzo dipende da quanti assistenti vocali, integrazioni e automazioni ti servono. IVA, attivazione e traffico telefonico sono nel preventivo: lo sai prima di decidere.',
      },
      {
        title: `Chatbot: operativo in ${facts.chatbotReady.text}`,
        text: `${capital(facts.chatbotReady.spoken)} da quando abbiamo testi e accessi, e risponde ai tuoi clienti su sito, WhatsApp, Facebook e Instagram.`,
      },
      {
        title: `Email: configurata in ${facts.emailReady.text}`,
        text: 'Si collega a Gmail o a Outlook. Poi le risposte partono da sole, con il tuo tono.',
      },
    ],
  },
  process: {
    title: 'Tre passi e si parte.',
    lead: 'Sei operativo in pochi giorni, con un piano chiaro: sai cosa facciamo, quando e quanto costa.',
    steps: [
      {
        number: '1',
        title: 'Analisi gratuita',
        description:
          'Ci racconti come lavori oggi. Ti diciamo cosa conviene automatizzare e cosa è meglio lasciare alle persone.',
        details: [
          'Audit dei tuoi processi',
          'Individuazione delle opportunità di automazione',
          'Analisi del ROI potenziale',
        ],
      },
      {
        number: '2',
        title: 'Proposta su misura',
        description:
          'Ricevi un piano pensato per la tua azienda, con tutto quello che ti serve per decidere.',
        details: ['Strategia personalizzata', 'Tecnologie consigliate', 'Tempi e investimento'],
      },
      {
        number: '3',
        title: 'Implementazione rapida',
        description:
          'Configuriamo, colleghiamo i tuoi strumenti e mettiamo tutto in funzione. Bastano pochi giorni.',
        details: ['Attivazione rapida e sicura', 'Formazione del team', 'Supporto continuo'],
      },
    ],
    button: 'Prenota l’analisi gratuita',
  },
  why: {
    title: `Perché Scegliere ${site.brand}`,
    headline: ['Non vendiamo software.', 'Creiamo risultati.'],
    lead: 'Il software è solo il mezzo. A contare sono i\u00a0lead che arrivano, le\u00a0ore che si liberano, i\u00a0clienti che hanno risposta.',
    cards: [
      {
        title: 'Soluzioni no-code',
        text: 'Implementazione in giorni, non in mesi. Senza scrivere codice e con gli strumenti che usi già.',
      },
      {
        title: 'Focus sulle aziende che vogliono crescere',
        text: '100% dedicati alla crescita: un’automazione ti porta clienti o ti libera tempo, altrimenti non la proponiamo.',
      },
      {
        title: 'Supporto e formazione inclusi',
        text: 'Il nostro team è sempre al tuo fianco: insegniamo alle tue persone a usare tutto e ci siamo anche dopo l’avvio.',
      },
      {
        title: 'Tecnologie leader',
        text: 'OpenAI, Google AI, Twilio, n8n. Solo la tecnologia migliore, scelta in base al lavoro che deve fare.',
      },
    ],
    button: 'Inizia Ora',
    whatsappLink: 'Oppure scrivici su WhatsApp',
  },
  savings: {
    title: 'Quanto vale il\u00a0tempo che perdi?',
    lead: 'Due numeri, nessuna email da lasciare. La\u00a0stima è tua, e le ipotesi le vedi e le cambi tutte.',
    slug: 'lead-generation-marketing-automation',
    linkLabel: 'Prova anche il calcolatore delle campagne',
  },
  questions: {
    title: 'Prima di scriverci: le domande che ci fanno tutti.',
    lead: 'Prezzi, dati, errori, uscita. Risposte brevi, senza asterischi.',
    items: [
      {
        question: 'Quanto costano gli altri servizi, oltre al voicebot?',
        answer:
          'Dipende da canali, volumi e programmi da collegare: per questo non trovi un listino. Dopo la consulenza ricevi un preventivo scritto, con canone, attivazione e costi esterni (per esempio i messaggi WhatsApp o i minuti di telefono) su righe separate. Se il conto non torna a tuo favore, te lo diciamo noi.',
      },
      {
        question: 'Se un domani voglio smettere, cosa mi resta?',
        answer:
          'Numeri, account e caselle sono intestati a te dal primo giorno, e i dati dei tuoi clienti sono tuoi. Se smetti ti consegniamo contatti, testi e descrizione dei flussi in formati che si aprono ovunque, poi cancelliamo le nostre copie. Durata e preavviso sono scritti nella proposta, prima della firma.',
      },
      {
        question: 'E se il sistema sbaglia, chi ne risponde?',
        answer:
          'Verso il tuo cliente risponde la tua azienda, come per una persona del team. Per questo prezzi fuori listino, sconti e casi delicati passano da te prima di uscire, e ogni risposta resta scritta e si può rileggere. Verso di te rispondiamo noi: se c’è un errore lo correggiamo, e cosa ci impegniamo a fare è nel contratto.',
      },
      {
        question: 'Uso un gestionale tutto mio. E la fattura elettronica?',
        answer:
          'Se il gestionale ha un’API, un connettore o almeno un’esportazione, di solito si collega: lo verifichiamo prima del preventivo, non dopo. Per le fatture prepariamo dati e documento; l’invio allo SdI resta al tuo gestionale o al tuo commercialista, con i controlli che fai già oggi.',
      },
      {
        question: 'Dopo l’avvio, chi lo segue?',
        answer:
          'Noi. Nelle prime settimane rileggiamo insieme le conversazioni e correggiamo il tiro; poi ti arriva un riepilogo e ci scrivi quando cambia qualcosa: un prezzo, un orario, un servizio nuovo. Le tue persone imparano a fare da sole le modifiche semplici: formazione e supporto sono inclusi.',
      },
      {
        question: 'Dove finiscono i dati dei clienti e quelli di chi lavora con me?',
        answer:
          'Trattiamo solo quelli che servono al lavoro automatizzato, per conto tuo e con una nomina scritta (art. 28 GDPR). L’elenco dei fornitori, e dove tengono i dati, è nella proposta. Nessuna automazione misura il rendimento delle persone: se un flusso tocca dati del personale lo diciamo prima, così lo valuti con il tuo consulente del lavoro.',
      },
      {
        question: 'E il sabato, la sera, ad agosto?',
        answer:
          'Le automazioni lavorano anche quando l’ufficio è chiuso. Se serve una persona e non c’è, il sistema lo dice con chiarezza, prende nota e propone quando verrà richiamato il cliente. Alla riapertura trovi le richieste in ordine, con tutto quello che è stato detto.',
      },
    ],
  },
  consultation: {
    title: `${capital(facts.consultation.spoken)} per capire da dove partire.`,
    lead: 'Raccontaci cosa ti fa perdere tempo o clienti. Ti diciamo con franchezza cosa si può automatizzare e cosa no.',
    points: [
      {
        title: facts.consultation.text,
        text: 'Una chiamata, non una presentazione. Si parla della tua azienda.',
      },
      { title: 'Gratuita', text: 'Non costa nulla: la prima analisi è a carico nostro.' },
      { title: 'Senza impegno', text: 'Alla fine decidi tu, con calma. Nessuno ti rincorre.' },
      {
        title: `Risposta entro ${facts.answer.text}`,
        text: 'Ti contattiamo noi, per fissare il giorno e l’ora che preferisci.',
      },
    ],
  },
};
