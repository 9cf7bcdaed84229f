import { chatbotDemo } from './chatbot';
import { emailDemo } from './email';
import { quoteDemo } from './quote';
import type { AnyScript, QuoteScript } from './types';
import { voicebotDemo } from './voicebot';

/** Every simulation, by the name that a solution asks for it. */
export const demos = {
  chatbot: chatbotDemo,
  voicebot: voicebotDemo,
  email: emailDemo,
  quote: quoteDemo,
} as const satisfies Record<string, AnyScript | QuoteScript>;

export type DemoId = keyof typeof demos;

/** Those that play scene by scene. */
export type ScriptDemoId = {
  [Id in DemoId]: (typeof demos)[Id] extends AnyScript ? Id : never;
}[DemoId];
