import { facts } from '@/content/facts';
import type { InfoPage } from '@/content/types';

const notice = 'sono l’assistente virtuale';

/** What the AI Act (art. 50), the GDPR and the Codice privacy want said, in words for customers of customers. */
export const aiPage: InfoPage = {
  path: '/chi-risponde',
  name: 'Regole dell’AI',
  meta: {
    title: 'AI Act e privacy per chatbot e voicebot: le regole',
    description:
      'Quando l’AI lo dice, come passa a una persona, cosa registra, chi può chiamare: le regole dei nostri assistenti, in una pagina.',
  },
  title: 'Chi risponde è\u00a0un’AI, e lo dice.',
  lead: 'Chi scrive o chiama la tua azienda lo sa dalla prima frase. E l’AI chiama solo chi l’ha chiesto, registra solo se lo decidi tu, passa a una persona quando serve.',
  speaker: {
    says: 'Sono l’assistente virtuale.',
    person: 'Una persona',
  },
  sections: [
    {
      title: 'Lo dice subito',
      lead: 'L’AI lo dice al primo contatto, come chiede la legge dal 2 agosto 2026 (regolamento europeo sull’AI, art. 50).',
      items: [
        {
          title: 'In chat',
          says: ['Ciao, ', notice, ' del negozio.'],
          text: 'Il primo messaggio dice che risponde un assistente virtuale, nella lingua di chi scrive. Resta visibile anche il nome: «Assistente», mai un nome di persona inventato.',
        },
        {
          title: 'Al telefono',
          says: ['Buongiorno, ', notice, ' dell’agenzia.'],
          text: 'È la prima frase. Vale per le chiamate che riceve e per quelle che fa.',
        },
        {
          title: 'Per email',
          says: ['Buonasera Enrico, ', notice, ' del servizio clienti.'],
          text: 'Le risposte preparate dal sistema lo dicono nella prima riga. Per avere una persona basta rispondere «persona».',
        },
        {
          title: 'In video',
          text: 'Ogni video con un avatar porta la scritta «Video generato con l’AI», per tutta la durata. Volto e voce si clonano solo con il consenso scritto della persona, che può ritirarlo quando vuole.',
        },
        {
          title: 'Nei file',
          text: 'Testi, immagini, audio e video generati devono portare anche una marcatura leggibile dalle macchine. La inserisce chi produce il generatore (art. 50, par. 2).',
        },
        {
          title: 'Negli studi e in azienda',
          text: 'Avvocati e altri professionisti usano l’AI solo come supporto, e lo dicono al cliente (legge 132/2025, art. 13). Anche chi lavora con te va informato (art. 11).',
        },
      ],
    },
    {
      title: 'Chiama solo chi l’ha chiesto',
      lead: 'Per le chiamate automatiche promozionali serve il consenso, anche delle aziende (art. 130 Codice privacy).',
      items: [
        {
          title: 'Chi viene chiamato',
          says: ['', 'Ci ha chiesto di essere richiamato', ' per il trilocale di via Manin: ha un minuto?'],
          text: 'Chi ha lasciato il numero per farsi richiamare, o ha dato il consenso. Si chiama da un numero visibile e richiamabile. Liste comprate: mai.',
        },
        {
          title: 'Registro delle opposizioni',
          text: 'Per le campagne si controlla prima il Registro pubblico delle opposizioni, e chi dice «non chiamatemi più» non viene più chiamato.',
        },
        {
          title: 'Promemoria e scadenze',
          text: 'Il promemoria di un appuntamento va a chi l’ha accettato. Offerte sull’abbonamento in scadenza, solo con il consenso.',
        },
        {
          title: 'Orari da persone',
          text: 'Mai la sera tardi né la domenica. Gli altri orari li scrivi tu.',
        },
      ],
    },
    {
      title: 'Registra solo se lo decidi tu',
      lead: 'Di norma le chiamate non si registrano: la registrazione la accendi tu.',
      items: [
        {
          title: 'Se la accendi',
          text: 'Chi chiama lo sente dire prima. I giorni di conservazione li stabilisci tu; poi tutto si cancella da solo.',
        },
        {
          title: 'Chi tratta i dati',
          text: 'La tua azienda è il titolare, noi lavoriamo per conto tuo con una nomina scritta (art. 28 GDPR). Nella proposta trovi l’elenco dei fornitori e dove tengono i dati.',
        },
        {
          title: 'Niente addestramento',
          text: 'Chiediamo ai fornitori, per contratto, di non usare le tue conversazioni per addestrare i loro modelli.',
        },
        {
          title: 'Solo il necessario',
          text: 'Documenti, dati di salute, numeri di carta: in chat non li chiede mai. In sanità si parte dopo la valutazione d’impatto, con i soli dati della prenotazione.',
        },
      ],
    },
    {
      title: 'Passa a una persona',
      lead: 'Decidi tu quando. Il sistema non fa finta di capire.',
      items: [
        {
          title: 'Quando qualcuno lo chiede',
          text: 'Basta scrivere o dire «una persona». Se c’è qualcuno, passa subito, con il riassunto; se non c’è, lo dice e prende nota.',
        },
        {
          title: 'Quando non sa',
          says: ['Non ce l’ho, e ', 'una cifra a caso non gliela dico', '. La chiedo a Elena: gliela porta giovedì.'],
          text: 'È impostato per non inventare: risponde solo con le informazioni che gli hai dato. Fuori da quelle si ferma e lo annota.',
        },
        {
          title: 'Quando la cosa è delicata',
          text: 'Reclami, salute, contratti, sconti, urgenze: la lista la scrivi tu, e in quei casi decide sempre una persona.',
        },
        {
          title: 'Quando sbaglia',
          text: 'Chat ed email restano scritte; di una telefonata resta la scheda. L’errore si rilegge e si corregge alla fonte.',
        },
      ],
    },
  ],
  closing: `Il tuo caso in ${facts.consultation.text.replace(' ', '\u00a0')}, gratis.`,
};
