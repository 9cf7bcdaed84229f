/** The text with words such as `Wi-Fi` kept whole where lines break, and with no line that begins with a dot. */
export function unbroken(text: string): string {
  return text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '-\u2060').replaceAll(' ·', '\u00a0·');
}
