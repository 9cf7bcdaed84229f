import { facts } from '@/content/facts';
import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';

/** The last call to get in touch. */
export const closing: HospitalityContent['closing'] = {
  title: 'La notte risponde il\u00a0sistema. Tu dormi.',
  text: `Si parte in ${facts.hospitalityReady.text} da quando abbiamo testi, numero e accessi. Prima, ${facts.consultation.text} al telefono, gratis e senza impegno: ti contattiamo entro ${facts.answer.text}.`,
  callLabel: `Chiama il ${site.phone}`,
  consultationButton: 'Consulenza gratuita',
  mailLabel: `Scrivi a ${site.email}`,
  whatsappButton: 'Scrivici su WhatsApp',
};

/** What stands around the form on this page. */
export const consultation: HospitalityContent['consultation'] = {
  title: 'Raccontaci la\u00a0tua struttura.',
  lead: 'Quante camere, quali canali, cosa ti chiedono più spesso: ti diciamo a cosa può rispondere il sistema e cosa è meglio che resti a te.',
  // the button's line, the closing above it and the promise say the rest
};
