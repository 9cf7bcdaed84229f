import { facts } from '@/content/facts';
import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';

/** The last call to get in touch, over the form. */
export const closing: HospitalityContent['closing'] = {
  title: 'Di notte risponde il\u00a0sistema. Tu dormi.',
  text: `Raccontaci camere, canali e cosa ti chiedono più spesso. Ti contattiamo entro ${facts.answer.text}, nei giorni lavorativi.`,
  callLabel: `Chiama il ${site.phone}`,
  mailLabel: `Scrivi a ${site.email}`,
  whatsappButton: 'Scrivici su WhatsApp',
};
