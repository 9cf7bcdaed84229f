import type { DrawingId } from '@/content/types';
import { avatarShapes } from './avatar';
import { callShapes } from './call';
import { chatShapes } from './chat';
import { contentShapes } from './content';
import { documentsShapes } from './documents';
import { leadShapes } from './lead';
import { mailShapes } from './mail';
import { plainShapes } from './plain';
import type { PosterShapes } from './shape';

const shapesById: Record<DrawingId, PosterShapes> = {
  chatbot: chatShapes,
  voicebot: callShapes,
  email: mailShapes,
  content: contentShapes,
  avatar: avatarShapes,
  documents: documentsShapes,
  lead: leadShapes,
};

/** The poster's geometry, for the page and for its share image. */
export function posterShapes(drawing: DrawingId | undefined): PosterShapes {
  return drawing ? shapesById[drawing] : plainShapes;
}
