/**
 * A note for the consultation form on the same page, such as an estimate the visitor wants to send along.
 * Sender and form know nothing of each other, and nothing is kept anywhere.
 */
const eventName = 'goals-note';

/** Offers the note; false where no form on the page takes it. */
export function offerGoalsNote(note: string): boolean {
  const event = new CustomEvent<string>(eventName, { detail: note, cancelable: true });
  return !window.dispatchEvent(event);
}

/** Waits for a form, on a page that the visitor goes to without leaving the site's script: gone with the page. */
let waiting: string | undefined;

/** Offers the note to the next form, where this page has none. */
export function keepGoalsNote(note: string): void {
  waiting = note;
}

/** Takes notes until the returned function is called, and first one that waits. */
export function onGoalsNote(take: (note: string) => void): () => void {
  const kept = waiting;
  waiting = undefined;
  if (kept !== undefined) take(kept);
  const listener = (event: Event) => {
    if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
    event.preventDefault();
    take(event.detail);
  };
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
}

/** What the visitor has written stays in front; the same note is not added twice. */
export function withNote(written: string, note: string): string {
  if (written.includes(note)) return written;
  return written.trim() === '' ? note : `${written.trimEnd()}\n\n${note}`;
}
