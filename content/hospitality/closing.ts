import { facts } from '@/content/facts';
import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';

/** The last call to get in touch. */
export const closing: HospitalityContent['closing'] = {
  title: 'La notte risponde il\u00a0sistema. Tu dormi.',
  text: `Per l’attivazione bastano ${facts.hospitalityReady.text} da quando abbiamo testi, numero e accessi. Raccontaci la tua struttura: in ${facts.consultation.text}, gratis e senza impegno, vediamo a cosa può rispondere da sola. Ti contattiamo entro ${facts.answer.text}.`,
  callLabel: `Chiama il ${site.phone}`,
  consultationButton: 'Consulenza gratuita',
  mailLabel: `Scrivi a ${site.email}`,
  whatsappButton: 'Scrivici su WhatsApp',
};

/** What stands beside the form on this page. */
export const consultation: HospitalityContent['consultation'] = {
  title: 'Raccontaci la\u00a0tua struttura.',
  lead: 'Quante camere, quali canali, cosa ti chiedono più spesso. Ti diciamo con franchezza a cosa può rispondere il sistema e cosa è meglio resti a te.',
  points: [
    { title: facts.consultation.text, text: 'Una chiamata, quando la reception è tranquilla.' },
    { title: 'Gratuita', text: 'E se vuoi, con una prova sulle domande dei tuoi ospiti.' },
    { title: 'Senza impegno', text: 'Alla fine decidi tu, con calma. Nessuno ti rincorre.' },
    {
      title: `Risposta entro ${facts.answer.text}`,
      text: 'Ti contattiamo noi, anche in alta stagione.',
    },
  ],
};
