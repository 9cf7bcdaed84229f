import { aiPage } from '@/content/ai-page';
import { facts } from '@/content/facts';
import { offer, voicebotExtras } from '@/content/owner';
import { glossary } from '@/content/shared';
import type { SolutionContent } from '@/content/types';

export const solution: SolutionContent = {
  slug: 'voicebot-intelligente',
  name: 'Voicebot intelligente',
  shortName: 'Voicebot',
  meta: {
    title: `Voicebot AI: come funziona e prezzo, da ${facts.voicebotPrice.text} al mese`,
    description: `Il voicebot risponde al telefono, richiama entro ${facts.voicebotCall.text} chi l’ha chiesto e fissa appuntamenti. Da ${facts.voicebotPrice.text} al mese più IVA; attivazione e traffico a parte.`,
  },
  menuDescription: `Risponde al telefono e richiama entro ${facts.voicebotCall.text}`,
  card: {
    title: 'Voicebot intelligente',
    description: `Fa e riceve chiamate con voce naturale. Chiama ogni nuovo lead che l’ha chiesto, entro ${facts.voicebotCall.text}, e fissa l’appuntamento.`,
    bullets: [
      'Qualifica dei lead al telefono',
      'Integrazione con il CRM',
      'Appuntamenti in calendario',
    ],
  },
  exchange: {
    channel: 'Telefono',
    request: 'Posso vedere il trilocale?',
    sentAt: '18:40:00',
    answeredAt: '18:40:02',
    opening: 'Assistente virtuale',
    reply: 'Sì, venerdì alle 17 con Elena. A che nome lo segno?',
    person: {
      name: 'Elena',
      role: 'agente immobiliare',
      at: 'venerdì, 17:00',
      says: 'Buonasera, le faccio strada.',
    },
    end: 'L’appuntamento è già in agenda.',
  },
  hero: {
    title: `Risponde lui. Richiama entro ${facts.voicebotCall.letters}.`,
    lead: 'Un assistente con voce naturale: risponde al telefono, richiama chi l’ha chiesto, fissa gli appuntamenti.',
    demoButton: 'Guarda la demo',
    useCasesButton: 'Scopri i casi d’uso',
  },
  route: [
    { kind: 'station', name: 'Nuovo lead' },
    { kind: 'station', name: 'Chiamata' },
    { kind: 'station', name: 'Qualifica' },
    { kind: 'interchange', name: 'Persona del team' },
    { kind: 'station', name: 'CRM' },
    { kind: 'terminus', name: 'Appuntamento' },
  ],
  demonstration: { caption: 'Chiamate simulate: agenzia, officina, studio.' },
  drawing: 'voicebot',
  order: ['results', 'benefits', 'feature', 'useCases', 'price'],
  benefits: {
    title: 'Come funziona: risponde, richiama, fissa gli appuntamenti.',
    lead: 'Chiamate in entrata e in uscita: alla trentesima ha la pazienza della prima.',
    items: [
      {
        title: `Chiama ogni nuovo lead entro ${facts.voicebotCall.text}`,
        text: 'Se l’ha chiesto, e nei tuoi orari: mentre ha ancora la tua pagina aperta.',
      },
      {
        title: 'Voce naturale, e sincera',
        text: 'Dice di essere un assistente virtuale. Poi capisce le frasi a metà e si lascia interrompere.',
      },
      {
        title: 'Qualifica i lead, compila il CRM',
        text: `${glossary.lead} Gli fa le domande che faresti tu, e la scheda è già in HubSpot, Salesforce o altro.`,
      },
      {
        title: 'Appuntamenti già in agenda',
        text: 'Guarda gli orari liberi e prenota in Google Calendar o in Outlook.',
      },
    ],
  },
  feature: {
    id: 'segreteria-customer-care',
    title: 'Segreteria e customer care, senza attese.',
    lead: 'Il voicebot fa anche da segreteria.',
    items: [
      {
        title: 'Reception',
        text: 'Risponde con il nome dell’azienda e passa la chiamata a chi serve: vendite, magazzino, amministrazione.',
      },
      {
        title: 'Appuntamenti',
        text: 'Fissa, sposta e disdice. Se si libera un posto, l’agenda lo sa subito.',
      },
      {
        title: 'Conferme',
        text: 'Il giorno prima chiama chi ha accettato il promemoria: «Ci vediamo domani alle 9?». Chi non può venire lo dice in tempo.',
      },
      {
        title: 'FAQ: le domande di sempre',
        text: 'Orari, indirizzo, documenti da portare, dove si parcheggia.',
      },
    ],
  },
  results: {
    title: 'Tempi, risposte e prezzo di\u00a0partenza.',
    figures: [
      {
        kind: 'promise',
        value: facts.voicebotCall,
        label: 'al massimo per la prima chiamata',
        basis: 'dalla richiesta, negli orari che scegli tu',
        meaning: 'Fuori dagli orari che hai scelto, la chiamata parte appena si rientra nell’orario.',
      },
      {
        kind: 'aim',
        value: facts.callsAnswered,
        label: 'tasso di risposta',
        basis: `quanti rispondono, se chiamati entro ${facts.voicebotCall.letters}`,
        meaning: 'Riguarda chi ha chiesto di essere richiamato, non le chiamate in arrivo.',
        evidence: null,
      },
      {
        kind: 'promise',
        value: facts.voicebotPrice,
        label: 'al mese più IVA, per partire',
        basis: voicebotExtras,
        meaning:
          'È il canone più basso: sale con assistenti vocali, integrazioni e automazioni.',
      },
    ],
  },
  price: {
    title: 'Quanto costa il\u00a0voicebot?',
    activation: 'Le frasi e gli orari, i collegamenti, le prove, la formazione del team.',
    fee: `per ${facts.voicebotPrice.text} con un assistente vocale. Sale con integrazioni, automazioni e altri assistenti.`,
    others: 'I minuti di telefono, che cambiano tra fissi e cellulari.',
  },
  monthlyPrice: { startsAtEuros: facts.voicebotPrice.euros, conditions: offer.voicebot },
  useCases: {
    title: 'Quattro settori dove il\u00a0telefono squilla di più.',
    lead: 'Serve anche in officina e in produzione, dove tutti hanno le mani occupate.',
    items: [
      {
        title: 'Immobiliare',
        text: 'Richiama chi ha chiesto di un annuncio, capisce budget e tempi, fissa la visita con l’agente libero.',
      },
      {
        title: 'Automotive e officine',
        text: 'Prove su strada, tagliandi, cambio gomme. Annota targa e richiesta e propone il giorno.',
      },
      {
        title: 'Sanità',
        text: 'Prenota e conferma le visite, con i soli dati della prenotazione: si parte dopo la valutazione d’impatto. Le domande mediche vanno a una persona.',
      },
      {
        title: 'Fitness e hotel',
        path: '/hospitality',
        text: 'Lezioni di prova, camere, tavoli: verifica i posti, prenota, passa i casi complessi. Per le scadenze chiama solo chi ha accettato il promemoria.',
      },
    ],
  },
  questions: {
    title: 'Domande frequenti sul voicebot.',
    items: [
      {
        question: 'E se non sa rispondere, o capisce male?',
        answer:
          'È impostato per non inventare: trasferisce la chiamata a una persona, con il riassunto, oppure prende nota. Prima di chiudere ripete giorno e ora, e la conferma arriva anche per messaggio. Chi vuole una persona la chiede.',
      },
      {
        question: 'Le chiamate vengono registrate?',
        answer:
          'Di norma no: resta solo la scheda con l’esito. La registrazione si accende se serve a te, dopo aver scritto dove stanno i file, chi li ascolta e quando si cancellano. Chi chiama lo sente prima di parlare.',
      },
      {
        question: 'È in regola con la legge?',
        answer:
          'Lo configuriamo perché lo sia. Dice subito di essere un assistente virtuale, chiama solo chi l’ha chiesto o ha dato il consenso, anche tra aziende, e tratta solo i dati necessari, secondo il GDPR. In uno studio legale prende messaggi e appuntamenti: il parere lo dà l’avvocato (legge 132/2025, art. 13).',
        link: { label: aiPage.name, path: aiPage.path },
      },
      {
        question: 'Devo cambiare numero?',
        answer:
          'No: il numero resta il tuo, intestato alla tua azienda, e basta una deviazione di chiamata. Se smetti, le chiamate tornano ai tuoi telefoni e togliamo i nostri accessi.',
      },
    ],
  },
  closing: {
    title: 'Quando non puoi rispondere, risponde il voicebot.',
    text: 'Raccontaci chi ti chiama e chi dovresti richiamare.',
  },
  carriesForm: false,
};
