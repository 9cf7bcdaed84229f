import type { DrawingId } from '@/content/types';
import { avatar } from './avatar';
import { chatbot } from './chatbot';
import { content } from './content';
import { documents } from './documents';
import type { Drawing, PosterShapes } from './drawing';
import { email } from './email';
import { lead } from './lead';
import { plain } from './plain';
import { voicebot } from './voicebot';

/** Each solution's drawing, by the name that its content gives. */
export const drawings: Record<DrawingId, Drawing> = {
  chatbot,
  voicebot,
  email,
  content,
  avatar,
  documents,
  lead,
};

/** The poster's geometry, for the page and for its share image. */
export function shapesOf(drawing: DrawingId | undefined): PosterShapes {
  return drawing ? drawings[drawing] : plain;
}
