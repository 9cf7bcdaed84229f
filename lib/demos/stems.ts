/** The beginnings of a text's words, each once. */
export function stems(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .split(/[^a-z]+/);
  return [...new Set(words.filter((word) => word.length >= 4).map((word) => word.slice(0, 4)))];
}
