import type { Solution } from '@/content/types';
import { automazionePreventiviDocumenti } from './automazione-preventivi-documenti';
import { avatarVideoPersonalizzati } from './avatar-video-personalizzati';
import { chatbotMulticanale } from './chatbot-multicanale';
import { generazioneContenutiAi } from './generazione-contenuti-ai';
import { leadGenerationMarketingAutomation } from './lead-generation-marketing-automation';
import { rispostaEmailAutomatica } from './risposta-email-automatica';
import { voicebotIntelligente } from './voicebot-intelligente';

/** Every solution in line order: routes, menu, cards, map, share images and tests follow from it. */
export const solutions: readonly Solution[] = [
  chatbotMulticanale,
  voicebotIntelligente,
  rispostaEmailAutomatica,
  generazioneContenutiAi,
  avatarVideoPersonalizzati,
  automazionePreventiviDocumenti,
  leadGenerationMarketingAutomation,
];

export function solutionBySlug(slug: string): Solution | undefined {
  return solutions.find((solution) => solution.slug === slug);
}
