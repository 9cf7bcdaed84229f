import { type ComponentType, createElement } from 'react';
import type { ScriptDemoId } from '@/content/demos';

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
const content = () => import('./content/content-player');
const avatar = () => import('./avatar/avatar-player');
const mail = () => import('./mail/mail-player');

/** The code of each simulation, fetched when somebody comes near it. */
export const loadDemo: Record<ScriptDemoId, (demo: string) => Promise<ComponentType>> = {
  chatbot: player(chat, async () => (await import('@/content/demos/chatbot')).chatbotDemo),
  voicebot: player(call, async () => (await import('@/content/demos/voicebot')).voicebotDemo),
  email: player(mail, async () => (await import('@/content/demos/email')).emailDemo),
  content: player(content, async () => (await import('@/content/demos/content')).contentDemo),
  avatar: player(avatar, async () => (await import('@/content/demos/avatar')).avatarDemo),
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
};
