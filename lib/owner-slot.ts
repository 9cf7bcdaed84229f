/** An owner's text; null while it stands in brackets. */
export function written(text: string): string | null {
  return /^\[.*\]$/.test(text) ? null : text;
}
