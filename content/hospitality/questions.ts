import type { HospitalityContent } from '@/content/types';

/** What owners of a house ask first. */
export const questions: HospitalityContent['questions'] = {
  title: 'Le domande di chi ha una struttura.',
  lead: 'Gestionale, WhatsApp, notti, stagione, documenti: quello che conviene sapere prima.',
  items: [
    {
      question: 'Il mio gestionale non è OPERA né Mews. Si collega?',
      answer:
        'Lo verifichiamo prima del preventivo, con il nome e la versione del tuo PMS (il gestionale della struttura) e del channel manager. Di solito leggiamo disponibilità, prezzi e prenotazioni; scriviamo solo quello che decidi tu. Se il gestionale non permette di scrivere, il sistema non conferma: raccoglie la richiesta e la passa a te. Così non nascono overbooking.',
    },
    {
      question: 'Su quale numero WhatsApp risponde? E Meta cosa fa pagare?',
      answer:
        'Sul tuo numero, o su uno nuovo, sempre intestato a te. Meta fa pagare i messaggi WhatsApp del sistema, uno per uno: le risposte agli ospiti e quelli che mandi tu per primo. Nel preventivo sono una voce a parte, con una stima sui tuoi volumi.',
    },
    {
      question: 'Di notte, chi viene svegliato?',
      answer:
        'Chi dici tu, e solo per quello che dici tu: una perdita d’acqua sì, la password del Wi-Fi no. Le urgenze arrivano con una chiamata al reperibile, il resto aspetta la mattina con un riassunto. All’ospite viene detto sempre quale delle due cose sta succedendo.',
    },
    {
      question: 'Posso sospendere fuori stagione?',
      answer:
        'Ne parliamo in consulenza: la proposta dice se e come sospendere nei mesi di chiusura, e cosa si paga nel frattempo. Testi, numero e impostazioni restano pronti, così alla riapertura non si ricomincia da capo.',
    },
    {
      question: 'E l’identificazione degli ospiti?',
      answer:
        'Resta alla struttura. L’art. 109 TULPS chiede di verificare che chi arriva sia la persona del documento: di persona o, come ha chiarito il Consiglio di Stato (sent. 9101/2025), anche in videochiamata dal vivo. Il sistema può raccogliere i dati e fissare la videochiamata; il codice della porta parte solo dopo il tuo via libera.',
    },
    {
      question: 'L’ospite sa che risponde un’AI?',
      answer:
        'Sì, dal primo messaggio e nella sua lingua. Può chiedere una persona in ogni momento: se c’è, gliela passa; se dorme, lo dice e lascia un appunto.',
    },
  ],
};
