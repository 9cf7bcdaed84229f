import { contractQuestion } from '@/content/contract';
import type { HospitalityContent } from '@/content/types';

/** What owners of a house ask first. */
export const questions: HospitalityContent['questions'] = {
  title: 'Le domande di chi ha una struttura.',
  items: [
    {
      question: 'Cosa leggete dal gestionale? E se non è OPERA o Mews?',
      answer:
        'Disponibilità, tariffe e arrivi, che OPERA Cloud e Mews danno ai programmi che autorizzi. Se il tuo contratto lo permette, e cosa dà un altro gestionale, si verifica prima del preventivo. Dove si può solo leggere, il sistema non conferma e passa la richiesta a te: così non nascono overbooking.',
    },
    {
      question: 'Come si collega a Booking.com, Expedia e Airbnb?',
      answer:
        'Dal channel manager o dal gestionale, dove prenotazioni e messaggi dei portali di solito arrivano già; altrimenti dalle email che il portale ti inoltra. Cosa si può automatizzare lo decide il portale.',
    },
    {
      question: 'Devo cambiare numero? E Meta cosa fa pagare?',
      answer:
        'Di solito no: su WhatsApp risponde dal tuo, se Meta lo consente, o da uno nuovo intestato a te. Lo verifichiamo prima del preventivo. Meta fa pagare i messaggi, risposte comprese: sono una voce a parte.',
    },
    {
      question: 'Di notte, chi viene svegliato?',
      answer:
        'Chi dici tu, e solo per quello che dici tu: una perdita d’acqua sì, la password del Wi-Fi no. Le urgenze arrivano con una chiamata al reperibile, il resto aspetta la mattina con un riassunto.',
    },
    {
      question: 'E l’identificazione degli ospiti? E Alloggiati Web?',
      answer:
        'Restano alla struttura. Per legge (art. 109 TULPS) va verificato che chi arriva sia il titolare del documento: di persona o, come ha chiarito il Consiglio di Stato (sent. 9101/2025), con un videocollegamento dal vivo all’ingresso, predisposto dalla struttura. Il sistema può fissarlo; il codice della porta parte solo dopo il tuo via libera. L’invio ad Alloggiati Web resta tuo, o del gestionale.',
    },
    {
      question: 'E la caparra? E la tassa di soggiorno?',
      answer:
        'Il sistema manda il link di pagamento che usi già e, se il gestionale lo segnala, vede se è stato pagato. È istruito a non chiedere numeri di carta. Se trattenere o restituire la caparra lo decidi tu. Della tassa spiega quant’è e chi è esente, con le regole del tuo Comune: calcolo, incasso e versamento restano al gestionale e a te.',
    },
    contractQuestion,
    {
      question: 'L’ospite sa che risponde un’AI?',
      answer:
        'Sì, dal primo messaggio e nella sua lingua. Può chiedere una persona in ogni momento: se c’è, gliela passa; se non c’è nessuno, lo dice e ti lascia un appunto.',
    },
  ],
};
