import { type ComponentType, createElement } from 'react';
import type { DemoId } from '@/content/demos';

/** A player and its script arrive together, each in a chunk of its own: two scripts share one player. */
function player<P>(
  kind: () => Promise<{ default: ComponentType<{ demo: string; script: P }> }>,
  script: () => Promise<P>,
) {
  return async (demo: string): Promise<ComponentType> => {
    const [{ default: Player }, loaded] = await Promise.all([kind(), script()]);
    return () => createElement(Player, { demo, script: loaded });
  };
}

const chat = () => import('./chat/chat-player');
const call = () => import('./call/call-player');
const quote = () => import('./quote/quote-player');
const funnel = () => import('./funnel/funnel-player');
const savings = () => import('./savings/savings-player');
const guestTime = () => import('./savings/guest-time-player');
const content = () => import('./content/content-player');
const mail = () => import('./mail/mail-player');

/** The code of each simulation, fetched when somebody comes near it. */
export const loadDemo: Partial<Record<DemoId, (demo: string) => Promise<ComponentType>>> = {
  chatbot: player(chat, async () => (await import('@/content/demos/chatbot')).chatbotDemo),
  email: player(mail, async () => (await import('@/content/demos/email')).emailDemo),
  content: player(content, async () => (await import('@/content/demos/content')).contentDemo),
  'hotel-chat': player(
    chat,
    async () => (await import('@/content/demos/hotel-chat')).hotelChatDemo,
  ),
  'hotel-call': player(
    call,
    async () => (await import('@/content/demos/hotel-call')).hotelCallDemo,
  ),
  'hotel-mail': player(
    mail,
    async () => (await import('@/content/demos/hotel-mail')).hotelMailDemo,
  ),
  'guest-time': player(
    guestTime,
    async () => (await import('@/content/demos/guest-time')).guestTimeDemo,
  ),
  quote: player(quote, async () => (await import('@/content/demos/quote')).quoteDemo),
  lead: player(funnel, async () => (await import('@/content/demos/lead')).leadDemo),
  savings: player(savings, async () => (await import('@/content/demos/savings')).savingsDemo),
};
