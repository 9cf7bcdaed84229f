import { facts } from '@/content/facts';
import type { SolutionContent } from '@/content/types';

export const solution: SolutionContent = {
  slug: 'automazione-preventivi-documenti',
  name: 'Automazione preventivi e documenti',
  shortName: 'Preventivi',
  meta: {
    title: 'Preventivi e documenti in pochi secondi',
    description:
      'Preventivi, contratti e fatture si compilano e partono da soli, il cliente firma dal telefono. Sai chi li ha aperti. Consulenza gratuita.',
  },
  menuDescription: 'Preventivi e contratti pronti, inviati e firmati',
  card: {
    title: 'Automazione preventivi e documenti',
    description:
      'Preventivi, contratti e fatture si compilano e partono in pochi secondi. Tu controlli, il cliente firma.',
    bullets: ['Preventivi dinamici', 'Firma elettronica', 'Workflow automatici'],
  },
  map: { from: ['email'], to: ['documento'] },
  run: {
    from: 'email',
    to: 'documento',
    offered: true,
    request: 'Mi fate un preventivo?',
    sentAt: '15:02:00',
    answer: { text: 'compilato', at: '15:02:09' },
    person: { text: 'Marta controlla', at: '15:20' },
    card: {
      note: '118, visto da Marta',
      before: [
        { label: 'Piano in quarzo', text: '1.480,00\u00a0€' },
        { label: 'Posa', text: '260,00\u00a0€' },
      ],
      entry: { label: 'Totale', text: '2.122,80\u00a0€', detail: 'con IVA, inviato alle 15:21' },
      after: [{ label: 'Firmato', text: '16:48' }],
      signed: true,
    },
    customers: {
      opening: 'Risponde l’assistente virtuale.',
      examples: [
        {
          asks: 'Mi fate un preventivo?',
          reply: 'Volentieri: mandami misure e materiale. Parte appena Marta l’ha controllato.',
        },
        {
          asks: 'Quanto costa? Che prezzo ha, quanto viene?',
          reply: 'Dipende da misure e finiture. Con due foto il preventivo è pronto oggi, voce per voce.',
        },
        {
          asks: 'Mi fate uno sconto?',
          reply: 'Lo sconto lo decide Marta: ha già la tua richiesta, e ti risponde oggi.',
        },
        {
          asks: 'Dove firmo? Posso firmare il contratto dal telefono?',
          reply: 'Sì: apri il link, leggi e firmi con il dito. La tua copia arriva subito.',
        },
        {
          asks: 'Il prezzo è con IVA o senza? Cosa è compreso?',
          reply: 'L’IVA è su una riga a parte, e il totale la comprende. Posa e trasporto sono già dentro.',
        },
        {
          asks: 'Mi mandate un documento, il modulo da compilare, un certificato?',
          reply: 'Eccolo, con i tuoi dati già al loro posto. Controlla le righe segnate, e firma.',
        },
      ],
    },
  },
  hero: {
    title: 'Preventivi e\u00a0documenti pronti in pochi secondi.',
    lead: 'Il primo preventivo che arriva può essere il tuo: compilato con i tuoi prezzi, inviato, chiuso con una firma elettronica. E se il cliente tace, il promemoria parte da solo.',
    demoButton: 'Guarda la demo',
    useCasesButton: 'Scopri i casi d’uso',
  },
  route: [
    {
      kind: 'station',
      name: 'Richiesta',
      text: 'Un’email, o due righe scritte dopo una telefonata. Bastano quelle per cominciare.',
    },
    {
      kind: 'station',
      name: 'Compilazione',
      text: 'Cliente, voci, prezzi, sconti e IVA: arrivano dal tuo listino e dal tuo CRM.',
    },
    {
      kind: 'interchange',
      name: 'Il tuo via libera',
      text: 'Sconto fuori regola o lavoro insolito? Il documento si ferma e aspetta il tuo sì.',
    },
    {
      kind: 'station',
      name: 'Invio e tracciamento',
      text: 'Parte da solo. Sai quando è arrivato, quando è stato aperto e quante volte.',
    },
    {
      kind: 'station',
      name: 'Follow-up',
      text: 'Nessuna risposta? Un promemoria gentile, nei tempi che hai deciso tu.',
    },
    {
      kind: 'terminus',
      name: 'Firma',
      text: 'Il cliente firma dal telefono. Il documento si archivia e il lavoro può partire.',
    },
  ],
  demonstration: {
    title: 'Prova a compilare un\u00a0preventivo e a firmarlo.',
    lead: 'Simulazione: un panificio scrive a chi fa insegne, e vuole inaugurare a dicembre. Un’insegna, quattro voci, una firma: cambia quello che vuoi, i conti si rifanno da soli.',
    demo: 'quote',
  },
  drawing: 'documents',
  benefits: {
    title: 'I documenti si compilano da\u00a0soli. Le scelte restano tue.',
    lead: 'Le regole le decidi una volta: prezzi, sconti, clausole, scadenze. Da lì in poi il documento nasce già in ordine.',
    items: [
      {
        title: 'Creato e inviato in pochi secondi',
        text: 'Tra la richiesta e l’allegato non c’è più la tua serata. Il cliente legge la cifra mentre sta ancora pensando a te.',
      },
      {
        title: 'Preventivi dinamici',
        text: 'Cambia una quantità e si ricalcola tutto: scaglioni, sconti, trasporto, IVA. Addio al foglio di calcolo con la formula rotta.',
      },
      {
        title: 'Firma elettronica',
        text: 'Il cliente apre, legge, firma. Niente stampante, niente scanner, niente «te lo rimando lunedì».',
      },
      {
        title: 'Workflow automatici',
        text: 'Un workflow è una fila di passaggi che va avanti da sola: il preventivo accettato diventa contratto, il contratto diventa fattura. I dati li scrivi una volta.',
      },
      {
        title: 'Tracciamento',
        text: 'Chi ha aperto, quando, quante volte. Telefoni a chi sta decidendo, invece di chiamare tutti alla cieca.',
      },
      {
        title: 'Follow-up senza imbarazzo',
        text: 'Sollecitare non piace a nessuno. Il promemoria parte puntuale, con le tue parole, e si ferma appena il cliente risponde.',
      },
    ],
  },
  results: {
    title: 'Ore che recuperi, ogni settimana.',
    lead: 'Il tempo di chi oggi compila, copia e controlla. E clienti che non aspettano il tuo lunedì.',
    figures: [
      {
        kind: 'result',
        value: facts.documentHoursSaved.short,
        label: 'risparmiate a settimana',
        basis: 'sommando chi compila oggi, con molti documenti simili',
        meaning:
          'Sono le ore che un ufficio non passa più a compilare, copiare e controllare documenti, sommando tutte le persone che se ne occupano. Chi ne prepara pochi, e tutti diversi, ne recupera molte meno.',
        evidence: null,
      },
      {
        kind: 'promise',
        value: '6',
        label: 'tipi di documento',
        basis: 'preventivi, contratti, fatture, proposte, privacy, report',
        meaning:
          'Sono i documenti che automatizziamo: preventivi, contratti, fatture, proposte, documenti privacy e report. Si comincia da uno, quello che rifai più spesso.',
      },
    ],
    note: 'Le ore risparmiate dipendono da quanti documenti fai e da quanto si somigliano: chi prepara tre preventivi al mese, tutti diversi, ne recupera molte meno.',
  },
  useCases: {
    title: 'Sei tipi di documento, quattro esempi.',
    lead: 'Preventivi, contratti, fatture, proposte, documenti privacy, report: se lo rifai ogni settimana, si può automatizzare.',
    items: [
      {
        title: 'Impianti e\u00a0installazioni: preventivi',
        text: 'Esci dal sopralluogo, detti misure e materiali. Il preventivo è nella posta del cliente prima che tu sia tornato al furgone.',
      },
      {
        title: 'Agenzie e consulenti: proposte e report',
        text: 'La proposta prende obiettivi e tariffe dalla scheda del cliente. A fine mese il report si compila con i dati già raccolti.',
      },
      {
        title: 'Noleggi e affitti: contratti',
        text: 'Dati, date e cauzione già al loro posto, clausole aggiornate. Si firma prima del ritiro, non al bancone con la coda.',
      },
      {
        title: 'Studi e centri medici: privacy e fatture',
        text: 'Il modulo privacy arriva prima dell’appuntamento e torna firmato. Dopo la visita, la fattura è già preparata.',
      },
    ],
  },
  questions: {
    title: 'Domande frequenti sui documenti automatici.',
    lead: 'Nero su bianco.',
    items: [
      {
        question: 'Quanto costa?',
        answer: `Dipende da quanti tipi di documento vuoi automatizzare e da quali programmi vanno collegati. Il preventivo arriva dopo la consulenza gratuita: ${facts.consultation.text}, senza impegno. Ti contattiamo entro ${facts.answer.text} dalla richiesta.`,
      },
      {
        question: 'Quanto ci vuole per partire?',
        answer:
          'Di solito pochi giorni, un documento alla volta. Partiamo da quello che rifai più spesso: ci dai il listino e due o tre esempi riusciti, lo proviamo con te e poi passiamo al successivo. I tempi precisi sono scritti nella proposta.',
      },
      {
        question: 'E se sbaglia un prezzo?',
        answer:
          'I prezzi non li scrive l’AI: vengono dal tuo listino e i conti seguono le tue regole. Se manca una voce o la richiesta non è chiara, il documento resta in bozza e avvisa chi deve completarlo. Se preferisci, niente parte senza il tuo controllo.',
      },
      {
        question: 'E la fattura elettronica?',
        answer:
          'La fattura si prepara con i dati già scritti nel contratto. A trasmetterla pensa il programma di fatturazione che usi già: se si può collegare, lo verifichiamo prima del preventivo.',
      },
      {
        question: 'Dove finiscono i dati dei clienti?',
        answer:
          'Nei tuoi archivi. Usiamo solo i dati che servono al documento, nel rispetto del GDPR. Chi può vedere cosa, e per quanto tempo si conserva, lo stabiliamo insieme prima di partire. Modelli e documenti restano tuoi, anche se un giorno smetti.',
      },
      {
        question: 'Devo cambiare gestionale?',
        answer:
          'No. Colleghiamo la posta, il CRM (per esempio HubSpot o Salesforce) e i tuoi modelli; per gli altri programmi usiamo Zapier o n8n. Se il tuo gestionale non si può collegare, te lo diciamo già in consulenza.',
      },
    ],
  },
  closing: {
    title: 'Portaci il preventivo che rifai sempre.',
    text: `Lo guardiamo insieme, riga per riga, e ti diciamo quali parti possono compilarsi da sole. Bastano ${facts.consultation.text}, è gratis e senza impegno. Ti contattiamo entro ${facts.answer.text}.`,
    button: 'Richiedi la consulenza gratuita',
  },
  carriesForm: false,
};
