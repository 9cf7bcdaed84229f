/**
 * What people paste carries characters that nobody sees: line separators, bidirectional controls (contacts apps put
 * them around phone numbers), zero-width spaces, NUL. They can forge a mail header or hide what a text says, so they
 * leave a request before it is validated, stored or sent.
 */
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
const control = /\p{Cc}/gu;
const controlInText = /[^\P{Cc}\n\t]/gu;
const invisible = /[\p{Cf}\u180E]/gu;
/** Zero-width joiner and non-joiner stay in running text: emoji families and Persian are spelt with them. */
const invisibleInText = /[\p{Bidi_Control}\u180E\u200B\u2060\uFEFF]/gu;
const loneSurrogate = /\p{Cs}/gu;
const replacementCharacter = '\uFFFD';

/**
 * A text fit for a mail header or a one-line field: no C0, C1, bidirectional, zero-width or line-separator characters,
 * white space folded to single spaces, at most `maxLength` Unicode code points. Lone surrogates become U+FFFD, so that
 * the result always encodes to UTF-8. Never throws.
 */
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

/**
 * A text of several lines: every kind of line break becomes LF, tabs stay, other control, bidirectional-control and
 * zero-width characters go, lone surrogates become U+FFFD. Never throws.
 */
export function multiLine(text: string): string {
  return text
    .replace(loneSurrogate, replacementCharacter)
    .replace(lineBreak, '\n')
    .replace(controlInText, '')
    .replace(invisibleInText, '')
    .trim();
}
