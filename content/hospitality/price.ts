import { facts } from '@/content/facts';
import type { HospitalityContent } from '@/content/types';

/**
 * What it costs. A text in brackets is the owner's to write: the page leaves it out until then, and
 * `npm run launch:check` names it.
 */
export const price: HospitalityContent['price'] = {
  title: 'Quanto costa?',
  items: [
    {
      title: 'Da cosa dipende',
      text: `Da camere, canali, lingue e programmi da collegare. Il solo voicebot parte da ${facts.voicebotPrice.text} al mese, più IVA, attivazione e traffico a parte.`,
    },
    {
      title: 'Cosa comprende',
      text: 'Testi, collegamenti, prove con le domande dei tuoi ospiti, formazione e assistenza.',
    },
    {
      title: 'Cosa si paga a parte',
      text: 'Attivazione, traffico telefonico, messaggi WhatsApp e, se il produttore lo chiede, l’accesso al gestionale: voci separate, più IVA.',
    },
  ],
  ownerItems: [
    {
      title: 'Il prezzo di partenza',
      text: '[Da … € al mese, più IVA, per una struttura fino a … camere con un canale]',
    },
    {
      title: 'Un esempio',
      text: '[B&B di … camere, WhatsApp ed email: … € di attivazione e … € al mese, più IVA]',
    },
    {
      title: 'Nei mesi di chiusura',
      text: '[Se e come si sospende fuori stagione, e quanto si paga nel frattempo, più IVA]',
    },
  ],
  hours: 'E quanto ti costa oggi, in ore?',
};
