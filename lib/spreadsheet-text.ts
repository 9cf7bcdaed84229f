import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The beginning of a cell, also for readers that ignore quotes, with a formula's sign (OWASP, CSV injection). */
const cellStart = /(?:^[;,]?|[;,\t\r\n])[\s\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫]?/gu;
const formulaSign = /[=+\-@＝＋－＠﹢﹣﹦﹫]$/u;

/** Months and weekdays in the languages of spreadsheets here. */
const names = new Set(
  (['long', 'short'] as const).flatMap((width) =>
    ['it', 'en'].flatMap((locale) =>
      Array.from({ length: 28 }, (_, at) => new Date(2026, at % 12, at + 1)).flatMap((date) => [
        date.toLocaleString(locale, { month: width }).toLowerCase(),
        date.toLocaleString(locale, { weekday: width }).toLowerCase(),
      ]),
    ),
  ),
);

/** What spreadsheets convert (M: a month or a day): dates, fractions, amounts; powers; hours; currencies; words. */
const guesses = [
  /^[\d\s.,/:%€$£()'’+M-]*$/,
  /^[\d.,]+\s*e[\s+-]*\d+$/,
  /^\d{4}-?\d\d-?\d\d\s*t[\d:.,]*$/,
  /^[\d:.]+\s*[ap]m?$/,
  /^(?:eur\s*[\d.,]+|[\d.,]+\s*eur)$/,
  /^(?:vero|falso|true|false)$/,
  /^#[a-z\d/]+[!?]?$/,
];

/** Digits that stay the same as a number, and telephone numbers with spaces. */
const keptDigits = /^(?:[1-9]\d{0,10}|(?=\d+ )[\d ]*)$/;

/** Whether a spreadsheet would convert a text: `021234567`, `8 Marzo`, `1E5`, `VERO`. */
function isGuessed(text: string): boolean {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  const shape = plain.replace(/\p{L}+/gu, (word) => (names.has(word) ? 'M' : word));
  if (!/\d|^(?:vero|falso|true|false|#)/.test(plain) || keptDigits.test(plain)) return false;
  return guesses.some((guess) => guess.test(shape));
}

/** One whole number with a prefix, in groups: without blanks a spreadsheet makes it 3.93E+11. Undefined for anything else. */
function telephone(text: string): string | undefined {
  if (!text.startsWith('+')) return undefined;
  const number = parsePhoneNumberFromString(text, { extract: false });
  const grouped = number?.isPossible() ? number.formatInternational() : '';
  return /^\+\d+(?: \d+)+$/.test(grouped) ? grouped : undefined;
}

function harmless(text: string): string {
  const guarded = text.replace(cellStart, (start, offset: number) =>
    formulaSign.test(start)
      ? (offset === 0 ? "'" : '') + start.replace(/[;,\t\r\n]/g, "$&'")
      : start,
  );
  return isGuessed(text) && !guarded.startsWith("'") ? `'${guarded}` : guarded;
}

/**
 * A text for a cell that a spreadsheet leaves as it is: what it would run or convert begins with an apostrophe, and a
 * telephone number with a prefix is in groups.
 */
export function spreadsheetText(text: string): string {
  return telephone(text) ?? harmless(text);
}
