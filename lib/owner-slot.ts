/** A text that only the owner can write, or null as long as its slot in `content/` still holds one in brackets. */
export function written(text: string): string | null {
  return /^\[.*\]$/.test(text) ? null : text;
}
