import { facts } from '@/content/facts';
import { capital } from '@/content/number-words';
import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';

/** The last call to get in touch. */
export const closing: HospitalityContent['closing'] = {
  title: 'La notte risponde il\u00a0sistema. Tu dormi.',
  text: `${capital(facts.consultation.spoken)} al telefono, gratis e senza impegno. Ti contattiamo entro ${facts.answer.text}, nei giorni lavorativi.`,
  callLabel: `Chiama il ${site.phone}`,
  consultationButton: 'Consulenza gratuita',
  mailLabel: `Scrivi a ${site.email}`,
  whatsappButton: 'Scrivici su WhatsApp',
};

/** What stands around the form on this page. */
export const consultation: HospitalityContent['consultation'] = {
  title: 'Raccontaci la\u00a0tua struttura.',
  lead: 'Quante camere, quali canali, cosa ti chiedono più spesso.',
};
