import { chatbotDemo } from './chatbot';
import { emailDemo } from './email';
import type { AnyScript } from './types';
import { voicebotDemo } from './voicebot';

/** Every simulation, by the name that a solution asks for it. */
export const demos = {
  chatbot: chatbotDemo,
  voicebot: voicebotDemo,
  email: emailDemo,
} as const satisfies Record<string, AnyScript>;

export type DemoId = keyof typeof demos;
