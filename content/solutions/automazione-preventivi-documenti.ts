import { facts } from '@/content/facts';
import type { SolutionContent } from '@/content/types';

export const solution: SolutionContent = {
  slug: 'automazione-preventivi-documenti',
  name: 'Automazione preventivi e documenti',
  shortName: 'Preventivi',
  meta: {
    title: 'Automazione preventivi: pronti in pochi secondi',
    description:
      'Preventivi, contratti e fatture si compilano in pochi secondi e partono quando dici sì; il cliente firma dal telefono. Consulenza gratuita.',
  },
  menuDescription: 'Preventivi e contratti pronti, da firmare sul telefono',
  card: {
    title: 'Automazione preventivi e documenti',
    description:
      'Preventivi, contratti e fatture pronti in pochi secondi. Tu controlli e mandi, il cliente firma.',
    bullets: ['Preventivi dinamici', 'Firma elettronica', 'Workflow automatici'],
  },
  exchange: {
    channel: 'Email',
    request: 'Mi fate un preventivo?',
    sentAt: '15:02:00',
    answeredAt: '15:02:09',
    opening: 'Assistente virtuale',
    reply: 'Volentieri: mandami misure e materiale. Parte appena Renato l’ha controllato.',
    person: {
      name: 'Renato',
      role: 'il titolare',
      at: '15:20',
      says: 'Misure e prezzi sono giusti: può partire.',
    },
    end: 'Il cliente firma dal telefono alle 16:48.',
  },
  hero: {
    title: 'Preventivi e\u00a0documenti pronti in pochi secondi.',
    lead: 'Compilati con i tuoi prezzi, inviati quando dici sì, firmati sul telefono. E il promemoria parte da solo.',
    demoButton: 'Guarda la demo',
    useCasesButton: 'Scopri i casi d’uso',
  },
  route: [
    { kind: 'station', name: 'Richiesta' },
    { kind: 'station', name: 'Compilazione' },
    { kind: 'interchange', name: 'Il tuo via libera' },
    { kind: 'station', name: 'Invio e tracciamento' },
    { kind: 'station', name: 'Follow-up' },
    { kind: 'terminus', name: 'Firma' },
  ],
  demonstration: { caption: 'Simulazione: un’insegna per un panificio.' },
  drawing: 'documents',
  order: ['results', 'benefits', 'price', 'useCases'],
  benefits: {
    title: 'I preventivi si compilano da\u00a0soli. Le\u00a0scelte restano tue.',
    lead: 'Le regole le decidi una volta: prezzi, sconti, clausole, scadenze.',
    items: [
      {
        title: 'Preventivi dinamici',
        text: 'Cambia una quantità e si ricalcola tutto: scaglioni, sconti, trasporto, IVA. Li mandi con un sì; se preferisci, i più semplici partono da soli.',
      },
      {
        title: 'Firma elettronica',
        text: 'Il cliente legge e firma dal telefono. La firma è elettronica semplice; avanzata o qualificata, con un fornitore abilitato, dove serve.',
      },
      {
        title: 'Workflow automatici',
        text: 'Un workflow è una sequenza: il preventivo accettato diventa contratto e il contratto fattura, dopo il tuo sì.',
      },
      {
        title: 'Tracciamento e promemoria',
        text: 'Vedi quando il cliente apre il link, e lui lo sa dall’informativa. Il promemoria (follow-up) si ferma appena risponde.',
      },
    ],
  },
  results: {
    title: 'Ore che recuperi, ogni settimana.',
    lead: `Per chi fa tanti documenti: un caso diverso dalle ${facts.hoursSaved.text} della home.`,
    figures: [
      {
        kind: 'aim',
        value: facts.documentHoursSaved,
        label: 'risparmiate a settimana',
        basis: 'sommando le ore di chi compila, se i documenti sono tanti e simili',
        meaning:
          `Solo documenti: non si somma alle ${facts.hoursSaved.text} della home. Con pochi documenti, molte meno.`,
        evidence: null,
      },
    ],
  },
  price: {
    title: 'Quanto costa automatizzare i\u00a0preventivi?',
    activation: 'I tuoi modelli messi a punto, i collegamenti, le prove con te, la formazione.',
    fee: 'con la firma elettronica semplice. Dipende dai tipi di documento: puoi partire da uno solo.',
    others: 'La firma avanzata o qualificata, che vende un fornitore abilitato.',
  },
  useCases: {
    title: 'Quali documenti: quattro esempi.',
    lead: 'Se lo rifai ogni settimana, si può automatizzare.',
    items: [
      {
        title: 'Officine, serramenti, impianti: preventivi',
        text: 'Dici a voce pezzi, misure e materiali: il preventivo è da approvare prima che tu sia al furgone.',
      },
      {
        title: 'Agenzie e consulenti: proposte e report',
        text: 'La proposta prende obiettivi e tariffe dalla scheda del cliente, il report i dati già raccolti.',
      },
      {
        title: 'Noleggi e affitti: contratti',
        text: 'Dati, date e cauzione già al loro posto. Si firma prima del ritiro, non al bancone con la coda.',
      },
      {
        title: 'Studi e centri medici: privacy e fatture',
        text: 'Dopo la valutazione d’impatto: l’informativa arriva prima dell’appuntamento, e dopo la visita la fattura è già preparata.',
      },
    ],
  },
  questions: {
    title: 'Domande frequenti sui preventivi automatici.',
    items: [
      {
        question: 'Si collega a TeamSystem, o al mio gestionale?',
        answer:
          'Se scambia dati con altri programmi (API, Zapier, n8n), o almeno li esporta, di solito sì: anche i gestionali italiani, o fatti su misura. Lo verifichiamo sulla tua versione prima del preventivo. Non devi cambiarlo.',
      },
      {
        question: 'E se sbaglia un prezzo?',
        answer:
          'I prezzi non li scrive l’AI: vengono dal tuo listino. Se manca una voce, o lo sconto è fuori regola, il documento resta in bozza e avvisa chi deve decidere. Da solo parte soltanto quello che hai scelto tu.',
      },
      {
        question: 'Quanto ci vuole per partire?',
        answer:
          'Di solito pochi giorni, un documento alla volta. Partiamo da quello che rifai più spesso: ci dai il listino e due o tre esempi riusciti, lo proviamo con te.',
      },
      {
        question: 'Che valore ha la firma?',
        answer:
          'Per accettare un preventivo di solito basta quella semplice: se qualcuno la contesta, quanto vale lo decide il giudice (art. 20 del Codice dell’amministrazione digitale). Dove la legge vuole la forma scritta si usa quella avanzata o qualificata.',
      },
      {
        question: 'E la fattura elettronica?',
        answer:
          'Si prepara con i dati del contratto. Allo SdI la trasmette il tuo programma di fatturazione, o il commercialista; quelle sanitarie ai privati non ci vanno.',
      },
      {
        question: 'Dove finiscono i dati dei clienti?',
        answer:
          'Nei tuoi archivi. Chi può vedere cosa, e per quanto tempo, lo stabiliamo insieme prima di partire, secondo il GDPR. Modelli e documenti restano tuoi, anche se smetti.',
      },
    ],
  },
  closing: {
    title: 'Portaci il preventivo che rifai sempre.',
    text: 'Lo guardiamo riga per riga e ti diciamo quali parti si compilano da sole.',
  },
  carriesForm: false,
};
