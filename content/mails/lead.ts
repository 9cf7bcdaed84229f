import { fieldNames } from '@/content/contact';
import { facts } from '@/content/facts';
import { site } from '@/content/site';

/** The mail that the agency receives for each request, and the answers that it prepares. */
export const leadMail = {
  subject: (company: string) => `Nuova richiesta di consulenza: ${company}`,
  doubts: { mark: '[da verificare]', label: 'Da verificare' },
  title: 'Nuova richiesta di consulenza',
  preview: (name: string, company: string, moment: string) =>
    `${name}${company && ` (${company})`} aspetta una risposta entro ${moment}.`,
  labels: {
    ...fieldNames,
    page: 'Pagina',
    receivedAt: 'Ricevuta',
    id: 'Numero',
  },
  unknownPage: 'non indicata',
  visit: {
    title: 'Da dove arriva',
    labels: {
      landing: 'Prima pagina',
      cta: 'Ha premuto',
      referrer: 'Sito di provenienza',
      campaign: 'Campagna',
    },
    on: (call: string, page: string) => `${call}, su ${page}`,
  },
  /** In the text part, which names nobody. */
  reply: { email: 'Rispondi per email', phone: 'Chiama', whatsapp: 'Scrivi su WhatsApp' },
  /** In the HTML part, to somebody by their first name where it is known. */
  act: {
    call: (name?: string) => (name ? `Chiama ${name}` : 'Chiama'),
    write: (name?: string) => (name ? `Scrivi a ${name}` : 'Scrivi un’email'),
    whatsapp: 'WhatsApp',
  },
  /** Above what the agency says of the request, by a link each. */
  actions: 'Com’è andata?',
  answerBy: (when: string) => `Rispondi entro ${when}`,
  from: (solution: string) => `Arriva dalla pagina «${solution}»`,
  footer: `Inviata dal modulo di consulenza del sito ${site.brand}. Con «Rispondi» scrivi direttamente a chi ha fatto la richiesta.`,
  prefilled: {
    emailSubject: `La tua richiesta di consulenza a ${site.brand}`,
    /**
     * `company` is what the law wants at its foot. `booking` is the owner's booking page; without one the agency writes
     * times into the answer.
     */
    emailBody: (name: string, company: string, booking?: string) =>
      `Buongiorno ${name},\n\ngrazie per averci scritto. Per la consulenza gratuita di ${facts.consultation.text} ${booking ? `scegli tu l’orario che preferisci:\n${booking}` : 'ti propongo questi orari:\n\n'}\n\nA presto,\n${site.brand}${company && `\n${company}`}`,
    whatsapp: (name: string) =>
      `Buongiorno ${name}, qui ${site.brand}. Grazie per la richiesta: quando possiamo sentirci per la consulenza gratuita di ${facts.consultation.text}?`,
  },
} as const;
