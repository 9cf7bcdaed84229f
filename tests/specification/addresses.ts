// Pins the specification of the original site; an owner may delete this folder.

/** The addresses of the specification, written out: the tests must not take them from the site. */
export const slugs = [
  'chatbot-multicanale',
  'voicebot-intelligente',
  'risposta-email-automatica',
  'generazione-contenuti-ai',
  'avatar-video-personalizzati',
  'automazione-preventivi-documenti',
  'lead-generation-marketing-automation',
] as const;

/** In the header menu without a page of its own. */
export const deadMenuPath = '/solutions/analisi-lead-clienti';

export const specifiedPaths: string[] = [
  '/',
  '/hospitality',
  '/property-managers',
  ...slugs.flatMap((slug) => [`/soluzioni/${slug}`, `/solutions/${slug}`]),
];

/** The seven entries of the Soluzioni menu, in their order. */
export const menuNames = [
  'Chatbot multicanale',
  'Voicebot intelligente',
  'Avatar video personalizzati',
  'Generazione contenuti AI',
  'Automazione preventivi e documenti',
  'Analisi lead e clienti',
  'Risposta email automatica',
] as const;
