/**
 * The solutions by the name of their address, in the order in which the site lists them: the first is line L1 and has
 * its colour, the second L2. One that is left out here comes last.
 */
export const solutionOrder: readonly string[] = [
  'chatbot-multicanale',
  'voicebot-intelligente',
  'risposta-email-automatica',
  'generazione-contenuti-ai',
  'avatar-video-personalizzati',
  'automazione-preventivi-documenti',
  'lead-generation-marketing-automation',
];

/** The header's menu, from the top. Solutions that are left out here stand below it, two at most (content/menu.ts). */
export const menuOrder: readonly string[] = [
  'chatbot-multicanale',
  'voicebot-intelligente',
  'avatar-video-personalizzati',
  'generazione-contenuti-ai',
  'automazione-preventivi-documenti',
  // has no page yet, and says so: `withoutPage` in content/menu.ts
  'analisi-lead-clienti',
  'risposta-email-automatica',
];
