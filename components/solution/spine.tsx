import type { DrawingId } from '@/content/types';
import { cn } from '@/lib/utils';

const drawings: Record<DrawingId, string> = {
  chatbot: 'spine-chatbot',
  voicebot: 'spine-voicebot',
  email: 'spine-email',
  content: 'spine-content',
  avatar: 'spine-avatar',
  documents: 'spine-documents',
  lead: 'spine-lead',
};

/** Some drawings have pieces of their own for these; they are alike in all other sections. */
const parts = {
  first: 'spine spine-first',
  through: 'spine',
  results: 'spine-results',
  cases: 'spine spine-cases',
  'after-cases': 'spine spine-after-cases',
  end: 'spine-end',
};

interface SpineProps {
  drawing: DrawingId | undefined;
  part?: keyof typeof parts;
  className?: string;
}

/** A section's piece of a solution's spine: the first thing in a section that is `relative isolate`, and `spine-beside`. */
export function Spine({ drawing, part = 'through', className }: SpineProps) {
  const classes = cn(parts[part], drawing && drawings[drawing], className);
  return <i className={classes} aria-hidden="true" />;
}
