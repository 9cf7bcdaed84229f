import { avatarDemo } from './avatar';
import { chatbotDemo } from './chatbot';
import { contentDemo } from './content';
import { emailDemo } from './email';
import { hotelCallDemo } from './hotel-call';
import { hotelChatDemo } from './hotel-chat';
import { hotelMailDemo } from './hotel-mail';
import { leadDemo } from './lead';
import { quoteDemo } from './quote';
import type { AnyScript, DialogueScript } from './types';
import { voicebotDemo } from './voicebot';

/** Every simulation, by its file's name. */
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

type DemoId = keyof typeof demos;

/** Those in which somebody answers, in a chat, on the phone or by mail. */
export type DialogueId = {
  [Id in DemoId]: (typeof demos)[Id] extends DialogueScript ? Id : never;
}[DemoId];
