import type { DrawingId } from '@/content/types';
import { AvatarDrawing } from './avatar-drawing';
import { ChatbotDrawing } from './chatbot-drawing';
import { ContentDrawing } from './content-drawing';
import { DocumentsDrawing } from './documents-drawing';
import { EmailDrawing } from './email-drawing';
import { LeadDrawing } from './lead-drawing';
import { VoicebotDrawing } from './voicebot-drawing';

const drawings: Record<DrawingId, () => React.JSX.Element> = {
  chatbot: ChatbotDrawing,
  voicebot: VoicebotDrawing,
  email: EmailDrawing,
  content: ContentDrawing,
  avatar: AvatarDrawing,
  documents: DocumentsDrawing,
  lead: LeadDrawing,
};

/** What one automation does, in a drawing of its own. */
export function SolutionDrawing({ drawing }: { drawing: DrawingId }) {
  const DrawingOf = drawings[drawing];
  return <DrawingOf />;
}
