import { chooseTime } from '@/content/contact';
import { facts } from '@/content/facts';
import { site } from '@/content/site';

/** The mail that confirms a request to who sent it. Nothing in it comes from the form: anybody can type anything there. */
export const confirmationMail = {
  subject: (reference: string) => `Abbiamo ricevuto la tua richiesta (n. ${reference})`,
  title: 'La tua richiesta è arrivata',
  preview: (answerBy: string) => `Ti rispondiamo entro ${answerBy}.`,
  stop: 'Conferma automatica',
  thanks: `Grazie per aver scritto a ${site.brand}. Questa conferma parte da sola; la risposta te la dà una persona.`,
  next: 'Cosa succede adesso',
  answer: (answerBy: string) =>
    `Leggiamo la tua richiesta e ti chiamiamo, o ti scriviamo, entro ${answerBy}.`,
  caller: (phone: string) => `Se ti chiamiamo, il numero è ${phone}: salvalo, così ci riconosci.`,
  callerNamed: (name: string, phone: string) =>
    `Se ti chiama ${name}, il numero è ${phone}: salvalo, così ci riconosci.`,
  meeting: `Fissiamo insieme i ${facts.consultation.text} della consulenza: gratis e senza impegno.`,
  sooner: 'Vuoi fare prima?',
  booking: chooseTime,
  bookingLead: (host: string) => `si apre ${host}`,
  call: 'Chiamaci',
  whatsapp: 'WhatsApp',
  write: 'Rispondi a questa email',
  labels: { reference: 'Numero', receivedAt: 'Ricevuta', hours: 'Al telefono' },
  privacy: 'I tuoi dati ci servono per risponderti e fissare la consulenza.',
  privacyLink: 'Informativa privacy',
  footer: `La richiesta è arrivata dal modulo del sito ${site.brand}, con questo indirizzo. Non hai scritto tu? Ci dispiace: rispondi a questa email e cancelliamo tutto.`,
} as const;
