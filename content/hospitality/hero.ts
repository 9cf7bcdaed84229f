import { facts } from '@/content/facts';
import type { HospitalityContent } from '@/content/types';

/** The opening, and one night in one request: the page tells it here alone. */
export const hero: HospitalityContent['hero'] = {
  title: 'Rispondi a ogni ospite, anche alle tre di notte.',
  lead: `Per hotel, B&B, case vacanza, property manager e albergatori: WhatsApp, telefono ed email rispondono da soli, ${facts.open} e in più lingue. A\u00a0te resta l’accoglienza.`,
  demoButton: 'Demo Gratuita',
  servicesButton: 'Scopri i Servizi',
  whatsappButton: 'Scrivici su WhatsApp',
  night: {
    time: '03:00',
    seconds: { asked: '00', answered: String(facts.guestReply.count).padStart(2, '0') },
    asked: '«Siamo rientrati: come si spegne l’aria condizionata?»',
    answered: 'Due passaggi, con la foto del telecomando, nella loro lingua.',
    morning: 'Nessuno ti ha svegliato.',
  },
};
