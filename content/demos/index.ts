import { chatbotDemo } from './chatbot';
import type { AnyScript } from './types';

/** Every simulation, by the name that a solution asks for it. */
export const demos = {
  chatbot: chatbotDemo,
} as const satisfies Record<string, AnyScript>;

export type DemoId = keyof typeof demos;
