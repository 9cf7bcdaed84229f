import { facts } from '@/content/facts';
import { unbroken } from '@/content/number-words';
import type { SolutionContent } from '@/content/types';

export const solution: SolutionContent = {
  slug: 'risposta-email-automatica',
  name: 'Risposta email automatica',
  shortName: 'Email',
  meta: {
    title: 'Risposta email automatica su Gmail e Outlook',
    description: `Risponde alle email in tempo reale, con il tuo tono e i dati del CRM. I casi delicati passano a una persona. Configurata in ${facts.emailReady.text}.`,
  },
  menuDescription: 'Risposte su misura, in tempo reale e con il tuo tono',
  card: {
    title: 'Risposta email automatica',
    description:
      'Risposte intelligenti e personalizzate in tempo reale: chi ti scrive non aspetta più che qualcuno si liberi.',
    bullets: ['Risposta immediata', 'Tono personalizzato', 'Integrazione con il CRM'],
  },
  map: { from: ['email'], to: ['cliente'] },
  run: {
    from: 'email',
    to: 'cliente',
    offered: false,
    request: 'Siete aperti domenica?',
    sentAt: '9:12:00',
    answer: { text: 'l’AI legge e risponde', at: '9:12:20' },
    card: {
      note: 'risposta inviata',
      before: [{ label: 'A', text: 'Marta Greco' }],
      entry: {
        label: 'Re:',
        text: 'Siete aperti domenica?',
        detail: '«Sì, dalle 10 alle 19.»',
      },
      after: [{ label: 'Firma', text: 'assistente AI del negozio' }],
    },
    customers: {
      opening: 'Risponde l’assistente virtuale.',
      examples: [
        { asks: 'Siete aperti domenica, o nei festivi?', reply: 'Sì, dalle 10 alle 19, festivi compresi.' },
        {
          asks: 'Dov’è il mio pacco? Quando arriva l’ordine, la spedizione, il corriere?',
          reply: 'È partito ieri e arriva domani. Il codice per seguirlo è in fondo a questa email.',
        },
        {
          asks: 'Vorrei fare un reso, restituire quello che ho comprato',
          reply: 'Certo. In allegato trovi l’etichetta: incollala sul pacco e portalo al punto più vicino.',
        },
        {
          asks: 'Mi è arrivato il prodotto sbagliato, o rotto: voglio un rimborso',
          reply: 'Mi dispiace. Sul rimborso decide una persona: ha già la tua email e l’ordine davanti.',
        },
        {
          asks: 'Mi mandate la fattura, o la ricevuta?',
          reply: 'È in allegato, con i dati che ci hai dato. Se manca qualcosa, rispondi pure qui.',
        },
        {
          asks: 'Avete ricevuto il mio pagamento, il bonifico?',
          reply: 'Sì, ieri. L’ordine parte oggi, e ti scriviamo appena è in viaggio.',
        },
      ],
    },
  },
  hero: {
    title: 'La risposta parte prima che tu\u00a0apra la posta.',
    lead: 'Il sistema legge l’email, capisce cosa serve, cerca i dati nel CRM e risponde con il tuo tono, in tempo reale. A te restano i messaggi che meritano la tua attenzione.',
    demoButton: 'Guarda la demo',
    useCasesButton: 'Scopri i casi d’uso',
  },
  route: [
    {
      kind: 'station',
      name: 'Email ricevuta',
      text: 'Arriva su Gmail o su Outlook, nella casella che usi già.',
    },
    {
      kind: 'station',
      name: 'Richiesta capita',
      text: 'L’AI distingue un ordine da un reclamo, una domanda da un’urgenza.',
    },
    {
      kind: 'station',
      name: 'Dati dal CRM',
      text: 'Recupera chi scrive, cosa ha comprato e a che punto siete.',
    },
    {
      kind: 'interchange',
      name: 'Passaggio al collega',
      text: 'Sconti, reclami e casi delicati vanno a una persona, già riassunti.',
    },
    {
      kind: 'terminus',
      name: 'Risposta inviata',
      text: 'Il cliente legge una risposta utile, con il suo nome e il tuo tono. La prima riga dice che è di un assistente virtuale.',
    },
  ],
  demonstration: {
    title: 'Guarda una risposta che si scrive da sola.',
    lead: 'Simulazione: domenica sera, 21:48. Un cliente scrive a un’azienda di arredi per locali, e ha fretta. La risposta parte subito. Sullo sconto decide una persona.',
    demo: 'email',
  },
  drawing: 'email',
  benefits: {
    title: 'La casella si svuota. Il tono resta il tuo.',
    lead: 'Una risposta automatica che dice di esserlo. E che serve a qualcosa, perché parte da quello che il cliente ha scritto davvero.',
    items: [
      {
        title: 'Risposta immediata',
        text: 'Di notte, nel fine settimana, ad agosto. Chi scrive riceve una risposta intelligente in tempo reale, non un «la ricontatteremo».',
      },
      {
        title: 'Tono personalizzato',
        text: 'Il sistema impara dalle email che hai già scritto: se dai del tu, se firmi con il nome, se vai dritto al punto. Poi scrive così.',
      },
      {
        title: 'Integrazione con il CRM',
        text: 'Il sistema sa chi è il cliente e cosa ha già chiesto. E aggiorna la scheda, così nessuno deve ricopiare niente.',
      },
      {
        title: 'Gmail e Outlook, senza traslochi',
        text: 'Lavora nella casella che hai già. Stesso indirizzo, stesse cartelle, stessa firma in fondo.',
      },
      {
        title: 'I tuoi template, adattati a chi scrive',
        text: 'Per listini, conferme e condizioni parte dai template, cioè dai modelli di testo che approvi tu. Il resto lo adatta alla richiesta.',
      },
      {
        title: 'Escalation e analytics',
        text: 'Escalation: i casi delicati salgono alla persona giusta. Analytics: vedi quante email arrivano, su cosa e con che tempi.',
      },
    ],
  },
  results: {
    title: `Pronto in\u00a0${unbroken(facts.emailReady.spoken)}, nella\u00a0casella che hai già.`,
    lead: 'Nessun trasloco e nessun programma da imparare.',
    figures: [
      {
        kind: 'promise',
        value: facts.emailReady.short,
        label: 'e il sistema è configurato',
        basis: 'da quando abbiamo accessi ed esempi di risposte',
        meaning: `Le ${facts.emailReady.text} partono da quando ci hai dato l’accesso alla casella e qualche email a cui hai già risposto bene. Collegare un gestionale fuori dal comune può richiedere di più: lo diciamo nella proposta.`,
      },
      {
        kind: 'promise',
        value: '0',
        label: 'indirizzi email da cambiare',
        basis: 'con Gmail e con Outlook',
        meaning:
          'Il sistema lavora nella casella che usi già, su Gmail o su Outlook: l’indirizzo, le cartelle e la posta inviata restano dove sono.',
      },
    ],
    note: 'Quanto tempo recuperi dipende da quante email ricevi, da quanto si somigliano e da quanto sono ordinati i dati del tuo CRM.',
  },
  useCases: {
    title: 'A quali email risponde: quattro caselle.',
    lead: 'Le conosci bene. Se una di queste è la tua, sai già quante ore ci passi sopra.',
    items: [
      {
        title: 'info@, la casella di tutti',
        text: 'Orari, prezzi, disponibilità, «lavorate anche in provincia?». A ognuno la sua risposta, e i contatti buoni finiscono nel CRM.',
      },
      {
        title: 'Assistenza clienti',
        text: 'Dov’è il pacco, come si rende, chi si chiama se si rompe. Risponde con i dati dell’ordine; il reclamo vero va a un collega.',
      },
      {
        title: 'Richieste di preventivo',
        text: 'Ringrazia, chiede le due misure che mancano, propone una chiamata. Quando apri la posta, hai già quello che ti serve.',
      },
      {
        title: 'Appuntamenti e conferme',
        text: 'Chi vuole spostare, disdire o solo sapere a che ora riceve la risposta subito, e la segreteria non si interrompe.',
      },
    ],
  },
  questions: {
    title: 'Domande frequenti sulle risposte automatiche.',
    lead: 'Prima di affidarci le chiavi della posta.',
    items: [
      {
        question: 'Quanto costa?',
        answer: `Dipende da quante caselle e quali strumenti colleghi. Il preventivo arriva dopo la consulenza: ${facts.consultation.text}, gratuita, senza impegno. Ti contattiamo entro ${facts.answer.text} dalla richiesta.`,
      },
      {
        question: 'In quanto tempo è pronto?',
        answer: `Il sistema è configurato in ${facts.emailReady.text}, su Gmail o Outlook, da quando abbiamo gli accessi. All’inizio puoi approvare ogni risposta prima dell’invio, finché non ti fidi.`,
      },
      {
        question: 'Chi riceve la risposta sa che è automatica?',
        answer:
          'Sì, lo dice la prima riga. Chi preferisce una persona risponde «persona» e l’email passa a un collega. Lo chiede la legge, e ci sembra anche buona educazione.',
      },
      {
        question: 'E se non sa cosa rispondere?',
        answer:
          'Il sistema è istruito a non inventare: avvisa il cliente che risponderà una persona e passa l’email al collega che hai indicato, con il riassunto e una bozza.',
      },
      {
        question: 'E se risponde male?',
        answer:
          'Ogni risposta resta nella posta inviata, quindi l’errore si vede. Lo correggiamo alla radice, e quel tipo di email può tornare in approvazione finché non sei tranquillo. Prezzi, sconti e reclami li lasciamo a una persona.',
      },
      {
        question: 'Le email dei clienti sono al sicuro?',
        answer:
          'Il sistema si collega solo alle caselle che scegli e usa i dati che servono. La posta resta tua e resta dov’è: se smetti, togliamo i nostri accessi. Fornitori e tempi di conservazione li fissiamo per iscritto, secondo il GDPR.',
      },
      {
        question: 'Con quali programmi si integra?',
        answer:
          'Con Gmail, con Outlook e con il tuo CRM, per esempio HubSpot o Salesforce. Usi altro? Vediamo insieme come collegarlo, anche con Zapier.',
      },
    ],
  },
  closing: {
    title: 'Domani la posta può rispondere da sola.',
    text: `Portaci le dieci email che ricevi più spesso. In ${facts.consultation.text}, gratis e senza impegno, ti diciamo a quali può pensare l’AI. Ti contattiamo entro ${facts.answer.text}.`,
    button: 'Richiedi la consulenza gratuita',
  },
  carriesForm: false,
};
