/** Invisible characters can forge a mail header or hide a text. */
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
const control = /\p{Cc}/gu;
const controlInText = /[^\P{Cc}\n\t]/gu;
const invisible = /[\p{Cf}\u180E]/gu;
/** Joiners stay in running text: emoji families and Persian need them. */
const invisibleInText = /[\p{Bidi_Control}\u180E\u200B\u2060\uFEFF]/gu;
const loneSurrogate = /\p{Cs}/gu;
const replacementCharacter = '\uFFFD';
/** Beside white space, marks and what Unicode leaves undrawn: blanks of braille and hieroglyphs, an object's place. */
const seen =
  /[^\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{13441}\u{13442}\uFFFC]/u;

const orEmpty = (text: string) => (seen.test(text) ? text : '');

/**
 * One line without invisible characters, white space folded, at most `maxLength` code points; empty where nothing of it
 * is seen.
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
  const whole = line.length <= maxLength;
  return orEmpty(whole ? line : Array.from(line).slice(0, maxLength).join('').trimEnd());
}

/** Several lines: breaks become LF, tabs stay, other invisible characters go; empty where nothing of it is seen. */
export function multiLine(text: string): string {
  return orEmpty(
    text
      .replace(loneSurrogate, replacementCharacter)
      .replace(lineBreak, '\n')
      .replace(controlInText, '')
      .replace(invisibleInText, '')
      .trim(),
  );
}
