import { avatarDemo } from './avatar';
import { chatbotDemo } from './chatbot';
import { contentDemo } from './content';
import { emailDemo } from './email';
import { hotelCallDemo } from './hotel-call';
import { hotelChatDemo } from './hotel-chat';
import { hotelMailDemo } from './hotel-mail';
import { leadDemo } from './lead';
import { quoteDemo } from './quote';
import type { AnyScript } from './types';
import { voicebotDemo } from './voicebot';

/** Every simulation, by the name that a solution asks for it. */
export const demos = {
  chatbot: chatbotDemo,
  voicebot: voicebotDemo,
  email: emailDemo,
  content: contentDemo,
  avatar: avatarDemo,
  quote: quoteDemo,
  'hotel-chat': hotelChatDemo,
  'hotel-call': hotelCallDemo,
  'hotel-mail': hotelMailDemo,
  lead: leadDemo,
} as const satisfies Record<string, AnyScript>;

export type DemoId = keyof typeof demos;
