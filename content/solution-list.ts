// Written by scripts/lib/solution-list.ts from the modules in content/solutions/.
import { solution as automazionePreventiviDocumenti } from './solutions/automazione-preventivi-documenti';
import { solution as avatarVideoPersonalizzati } from './solutions/avatar-video-personalizzati';
import { solution as chatbotMulticanale } from './solutions/chatbot-multicanale';
import { solution as generazioneContenutiAi } from './solutions/generazione-contenuti-ai';
import { solution as leadGenerationMarketingAutomation } from './solutions/lead-generation-marketing-automation';
import { solution as rispostaEmailAutomatica } from './solutions/risposta-email-automatica';
import { solution as voicebotIntelligente } from './solutions/voicebot-intelligente';

export const everySolution = [
  automazionePreventiviDocumenti,
  avatarVideoPersonalizzati,
  chatbotMulticanale,
  generazioneContenutiAi,
  leadGenerationMarketingAutomation,
  rispostaEmailAutomatica,
  voicebotIntelligente,
];
