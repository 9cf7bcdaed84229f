import { anchors, fieldId } from '@/content/anchors';
import { focusInView } from './focus-in-view';

/** What the visitor has written stays in front; the same note is not added twice. */
function withNote(written: string, note: string): string {
  if (written.includes(note)) return written;
  return written.trim() === '' ? note : `${written.trimEnd()}\n\n${note}`;
}

/**
 * Writes a note into the form, whether it has React yet or not, and goes there; false where no form is on the page any
 * more, or it is being sent.
 */
export function addGoalsNote(note: string): boolean {
  const goals = document.getElementById(fieldId('obiettivi'));
  if (!(goals instanceof HTMLTextAreaElement) || goals.matches(':disabled')) return false;
  // the browser has sent it: the thanks stand in the form's place
  if (document.getElementById(anchors.sent)?.matches(':target')) return false;
  // not `value`: React would take the event for one that changes nothing
  goals.setRangeText(withNote(goals.value, note), 0, goals.value.length, 'end');
  goals.dispatchEvent(new Event('input', { bubbles: true }));
  focusInView(goals, 'center');
  return true;
}
