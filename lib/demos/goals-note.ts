const eventName = 'goals-note';

/** Offers the note; false where no form on the page takes it. */
export function offerGoalsNote(note: string): boolean {
  const event = new CustomEvent<string>(eventName, { detail: note, cancelable: true });
  return !window.dispatchEvent(event);
}

/** Takes notes until the returned function is called. */
export function onGoalsNote(take: (note: string) => void): () => void {
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
