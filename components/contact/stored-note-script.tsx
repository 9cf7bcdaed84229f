import { InlineScript } from '@/components/layout/page/inline-script';
import { storedNote } from '@/lib/demos/goals-note';
import { fieldId } from './field';

function takeStoredNote(key: string, id: string) {
  let note: string | null = null;
  try {
    note = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
  } catch {}
  const field = document.getElementById(id);
  if (!note || !(field instanceof HTMLTextAreaElement)) return;
  field.value = note;
  // after the browser has gone to the form; and React begins with the focus
  window.addEventListener('load', () => {
    if (document.activeElement !== document.body) return;
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  });
}

/** Stands behind the form, for the note that the page before kept for it. */
export function StoredNoteScript() {
  return <InlineScript run={takeStoredNote} args={[storedNote, fieldId('obiettivi')]} />;
}
