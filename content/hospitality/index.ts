import type { HospitalityContent } from '@/content/types';
import { cases } from './cases';
import { closing } from './closing';
import { demo } from './demo';
import { hero } from './hero';
import { integrations } from './integrations';
import { price } from './price';
import { problems } from './problems';
import { questions } from './questions';
import { services } from './services';
import { statistics } from './statistics';

/** The page for hotels, B&Bs and holiday homes: each of its sections is a file of this folder. */
export const hospitality: HospitalityContent = {
  meta: {
    title: 'Automazioni AI per hotel, B&B e case vacanza',
    description:
      'WhatsApp, telefono ed email rispondono ai tuoi ospiti a ogni ora e nella loro lingua. La tua reception torna ad accogliere. Prenota una demo gratuita.',
  },
  contact: 'Contattaci',
  hero,
  integrations,
  problems,
  statistics,
  services,
  cases,
  demo,
  price,
  questions,
  closing,
};
