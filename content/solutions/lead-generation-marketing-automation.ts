import { facts } from '@/content/facts';
import { hoursSaved, leadsGenerated } from '@/content/figures';
import type { SolutionContent } from '@/content/types';

export const solution: SolutionContent = {
  slug: 'lead-generation-marketing-automation',
  name: 'Lead generation e marketing automation',
  shortName: 'Lead',
  meta: {
    title: 'Lead generation e marketing automation',
    description:
      'Trova chi ha bisogno di te e seguilo finché è pronto a comprare: campagne automatiche, pubblico mirato, messaggi su misura. Consulenza gratuita.',
  },
  menuDescription: 'Campagne che trovano clienti e li seguono da sole',
  card: {
    title: 'Lead generation e marketing automation',
    description:
      'Le campagne trovano chi ha bisogno di te. I messaggi giusti lo accompagnano fino all’appuntamento.',
    bullets: ['Campagne automatizzate', 'Targeting intelligente', 'Nurturing personalizzato'],
  },
  map: { from: ['email'], to: ['cliente'] },
  run: {
    from: 'email',
    to: 'cliente',
    offered: false,
    request: 'Ci penso e vi faccio sapere',
    sentAt: '10:05:00',
    answer: { text: 'l’AI gli scrive', at: 'giorno 3' },
    card: {
      note: 'giorno 17',
      before: [
        { label: 'Giorno 3', text: 'la guida ai materiali' },
        { label: 'Giorno 9', text: 'la cucina di Monza' },
      ],
      entry: {
        label: '17',
        text: '«Ci vediamo giovedì?»',
        detail: 'al terzo messaggio',
      },
      after: [{ label: 'Adesso', text: 'lo richiami tu' }],
    },
    customers: {
      opening: 'Scrive l’assistente virtuale.',
      examples: [
        {
          asks: 'Ci penso e vi faccio sapere',
          reply: 'Nessuna fretta. Ti mando la guida ai materiali, se ti va; per il resto basta rispondere.',
        },
        {
          asks: 'Avvisatemi quando c’è una promozione o un’offerta',
          reply: 'Segnato: ti scriviamo quando parte. Da ogni messaggio ti puoi cancellare.',
        },
        {
          asks: 'Mandatemi il catalogo, voglio informazioni sui vostri prodotti',
          reply: 'Eccolo. Cosa stai cercando, e per quando? Così ti mando solo quello che serve.',
        },
        {
          asks: 'Per ora no, magari più avanti, in primavera',
          reply: 'D’accordo: ti scrivo a marzo, e fino ad allora niente.',
        },
        {
          asks: 'Non mi scrivete più, cancellatemi dalla lista',
          reply: 'Fatto: da adesso non ti scriviamo più. Se cambi idea, sai dove trovarci.',
        },
        {
          asks: 'Ho visto la vostra pubblicità su Facebook',
          reply: 'Grazie di averci scritto. Cosa ti interessava? Ti fa sapere tutto Luca, domattina.',
        },
      ],
    },
  },
  hero: {
    title: 'Trova nuovi clienti e\u00a0seguili finché sono pronti.',
    lead: 'Chi non compra oggi può comprare da te domani. Le campagne portano le persone giuste, i messaggi tengono vivo il contatto. Poi trovi l’appuntamento in calendario.',
    demoButton: 'Guarda la demo',
    useCasesButton: 'Scopri i casi d’uso',
  },
  route: [
    {
      kind: 'station',
      name: 'Campagna',
      text: 'L’annuncio compare a chi somiglia ai tuoi clienti migliori. Non a tutti.',
    },
    {
      kind: 'station',
      name: 'Sito',
      text: 'Una pagina, una promessa, un modulo corto. Chi è interessato lascia i dati e dice se vuole ricevere altri messaggi.',
    },
    {
      kind: 'station',
      name: 'Punteggio',
      text: 'Ogni lead, cioè ogni persona che lascia i dati, riceve un punteggio: cosa cerca, quanta fretta ha, cosa ha letto.',
    },
    {
      kind: 'station',
      name: 'Nurturing',
      text: 'Vuol dire coltivare il contatto: messaggi personali, distanziati, utili. Si fermano appena qualcuno risponde.',
    },
    {
      kind: 'interchange',
      name: 'Il tuo commerciale',
      text: 'Il lead è caldo: entra una persona, con tutta la storia davanti.',
    },
    {
      kind: 'terminus',
      name: 'Appuntamento',
      text: 'Data e ora in calendario, scheda aggiornata nel CRM.',
    },
  ],
  demonstration: {
    title: 'Guida tu una campagna, per diciassette giorni.',
    lead: 'Simulazione: Marta ha le finestre che fischiano e nessuna fretta di decidere. L’azienda di serramenti è la tua: scegli quanto investire, quando rispondere e se restare in contatto.',
    demo: 'lead',
  },
  drawing: 'lead',
  benefits: {
    title: 'Contatti più adatti, seguiti uno per uno.',
    lead: 'Meno gente a caso, più gente giusta. Ogni euro di campagna deve sapere a chi parla, e ogni contatto che hai pagato merita più di una sola email.',
    items: [
      {
        title: 'Campagne automatizzate',
        text: 'Partono, si misurano, si correggono. L’annuncio che non porta contatti si ferma, il budget passa a quello che funziona.',
      },
      {
        title: 'Targeting intelligente',
        text: 'Si parte dai clienti che hai già: chi sono, cosa hanno comprato, da dove venivano. Poi si cercano persone simili.',
      },
      {
        title: 'Nurturing personalizzato',
        text: 'Chi ha chiesto un prezzo riceve una cosa, chi ha letto una guida un’altra. Non la stessa newsletter per tutti.',
      },
      {
        title: 'Punteggio e segmenti',
        text: 'I lead si ordinano da soli: caldi, tiepidi, non ora. Chi vende sa da chi cominciare appena apre il CRM.',
      },
      {
        title: 'Retargeting con misura',
        text: 'Ha visto il prezzo ed è uscito? Se ha accettato i cookie, ti rivede nei giorni giusti. Se ha già comprato, smettiamo di mostrargli l’annuncio.',
      },
      {
        title: 'Sai da dove arrivano i clienti',
        text: 'Dal clic all’appuntamento, il percorso è scritto. A fine mese vedi quale campagna ha portato lavoro e quale solo visite.',
      },
    ],
  },
  results: {
    title: 'Contatti in più, e\u00a0meno lasciati indietro.',
    lead: 'Prima il numero di chi arriva. Poi quello che conta davvero: quanti vanno avanti.',
    figures: [
      leadsGenerated,
      {
        kind: 'result',
        value: facts.leadsConverted.text,
        label: 'lead convertiti',
        basis: 'rispetto ai mesi prima, per chi non richiamava i contatti',
        meaning: `Quanti contatti diventano clienti in un mese, rispetto alla media dei mesi prima di partire: dove prima erano 10, ora sono ${facts.leadsConverted.after(10)}. Riguarda aziende che non richiamavano chi aveva chiesto informazioni; chi lo fa già parte più in alto e cresce meno.`,
        evidence: null,
      },
      hoursSaved,
    ],
    note: 'Questi numeri dipendono dal budget che investi, dal tuo settore e da dove parti: chi oggi non fa campagne ha più margine di chi le cura da anni. Le ipotesi del calcolatore sono molto più prudenti, e lo sono apposta.',
  },
  useCases: {
    title: 'Per chi ha clienti che ci pensano su.',
    lead: 'Più la decisione è lunga, più serve qualcuno che tenga il filo. Quattro esempi.',
    items: [
      {
        title: 'Casa e ristrutturazioni',
        text: 'Tra la prima ricerca e la firma passano mesi. Guide, prezzi e promemoria, a chi li ha chiesti, ti tengono in lista fino al giorno della scelta.',
      },
      {
        title: 'Aziende che vendono ad aziende',
        text: 'Chi scarica il catalogo non è sempre chi decide. Il punteggio ti dice quando in quell’azienda si comincia a fare sul serio.',
      },
      {
        title: 'Hotel e case vacanza',
        text: 'Ha chiesto un preventivo per giugno e ha accettato di ricevere altre proposte. Gli arriva un’idea per le sue date, non lo sconto che mandi a tutti.',
      },
      {
        title: 'Palestre, corsi, scuole',
        text: 'Dopo la prova gratuita, a chi ha detto sì arriva un messaggio dopo due giorni, uno dopo dieci. Chi risponde trova subito una persona.',
      },
    ],
  },
  questions: {
    title: 'Domande frequenti sulla lead generation.',
    lead: 'Prima di spendere un euro.',
    items: [
      {
        question: 'Quanto costa?',
        answer: `Ci sono due voci: il nostro lavoro e il budget che scegli per gli annunci. Le teniamo separate, così vedi dove va ogni euro. Il preventivo arriva dopo la consulenza gratuita: ${facts.consultation.text}, senza impegno. Ti contattiamo entro ${facts.answer.text} dalla richiesta.`,
      },
      {
        question: 'Quando vedo i primi risultati?',
        answer:
          'Le automazioni si mettono in funzione in pochi giorni. I risultati dipendono dal tuo mercato: una palestra decide in fretta, chi compra un impianto ci mette mesi. In consulenza ti diciamo cosa è realistico aspettarsi.',
      },
      {
        question: 'È tutto in regola con la privacy?',
        answer:
          'Scriviamo e chiamiamo solo chi ha dato il consenso, e ogni messaggio permette di cancellarsi. Niente liste comprate. I dati vengono trattati nel rispetto del GDPR.',
      },
      {
        question: 'Di chi sono contatti e account pubblicitari?',
        answer:
          'Tuoi. Gli account Google e Facebook sono intestati alla tua azienda, i contatti stanno nel tuo CRM. Se un giorno smetti, ti restano campagne, pagine e storico.',
      },
      {
        question: 'E se una campagna non funziona?',
        answer:
          'Il tetto di spesa lo fissi tu, e un annuncio che non porta contatti si ferma. I messaggi li approvi prima che partano: se uno è sbagliato, lo fermiamo e lo correggiamo.',
      },
      {
        question: 'E se un lead chiede qualcosa che l’AI non sa?',
        answer:
          'La sequenza si ferma e il messaggio arriva a una persona del tuo team, con tutto quello che il lead ha letto e chiesto fino a quel momento. Meglio una risposta vera tra un’ora che una inventata subito.',
      },
      {
        question: 'Con quali strumenti si collega?',
        answer:
          'Google e Facebook per le campagne, HubSpot o Salesforce come CRM, Calendly per gli appuntamenti, WhatsApp per i messaggi. Per il resto usiamo Zapier o n8n.',
      },
    ],
  },
  closing: {
    title: 'Dicci cosa vendi. Noi\u00a0cerchiamo chi\u00a0lo\u00a0compra.',
    text: `Per una volta, il primo passo è tuo: lasciaci due righe qui sotto. In ${facts.consultation.text}, gratis e senza impegno, ti diciamo da quale campagna partiremmo. Ti contattiamo entro ${facts.answer.text}.`,
    button: 'Richiedi la consulenza gratuita',
  },
  carriesForm: true,
};
