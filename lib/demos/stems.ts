/**
 * The word stems of an Italian text or address, without repeats: first letters long enough to tell
 * words apart and short enough to see past endings. Also runs in the browser, as it stands here: it may
 * use nothing from outside itself.
 */
export function stems(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .split(/[^a-z]+/);
  return [...new Set(words.filter((word) => word.length >= 4).map((word) => word.slice(0, 4)))];
}
