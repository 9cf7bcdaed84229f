/** Invisible characters can forge a mail header or hide a text. */
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
const control = /\p{Cc}/gu;
const controlInText = /[^\P{Cc}\n\t]/gu;
const invisible = /[\p{Cf}\u180E]/gu;
/** Joiners stay in running text: emoji families and Persian need them. */
const invisibleInText = /[\p{Bidi_Control}\u180E\u200B\u2060\uFEFF]/gu;
const loneSurrogate = /\p{Cs}/gu;
const replacementCharacter = '\uFFFD';

/** One line without invisible characters, white space folded, at most `maxLength` code points. */
export function singleLine(text: string, maxLength = Number.POSITIVE_INFINITY): string {
  const line = text
    .replace(loneSurrogate, replacementCharacter)
    .replace(lineBreak, ' ')
    .replace(/\t/g, ' ')
    .replace(control, '')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= maxLength ? line : Array.from(line).slice(0, maxLength).join('').trimEnd();
}

/** Several lines: breaks become LF, tabs stay, other invisible characters go. */
export function multiLine(text: string): string {
  return text
    .replace(loneSurrogate, replacementCharacter)
    .replace(lineBreak, '\n')
    .replace(controlInText, '')
    .replace(invisibleInText, '')
    .trim();
}
