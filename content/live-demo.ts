import { site } from '@/content/site';
import type { DrawingId } from '@/content/types';

/** The ways to try an assistant of ours, each shown once it is in `brand.json`. */
export type LiveWay = 'telephone' | 'whatsapp' | 'chat' | 'recording';

export const liveDemo = {
  title: 'Provalo dal vivo:',
  /** The number stands after it. */
  telephone: 'chiama il',
  whatsapp: 'scrivi su WhatsApp al',
  /** The host stands after it. */
  chat: 'apri la chat su',
  /** Before the player, and over what is said in it. */
  recording: 'Ascolta una chiamata registrata:',
  words: 'Leggi la chiamata',
  /** Said before anybody calls (art. 50 of the AI Act). */
  note: 'Risponde un assistente AI, non una persona.',
  message: `Ciao! Vorrei provare l’assistente di ${site.brand}.`,
} as const;

/** Beside which poster the thing itself can be tried. */
export const liveWaysOf: Partial<Record<DrawingId, readonly LiveWay[]>> = {
  chatbot: ['whatsapp', 'chat'],
  voicebot: ['telephone', 'recording'],
};
