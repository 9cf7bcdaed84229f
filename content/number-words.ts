const toNineteen =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  );
const tens = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');

/** A whole number in letters, as running text has it up to a hundred: 'due', 'ottantacinque'; digits beyond that. */
export function inLetters(count: number): string {
  if (count === 100) return 'cento';
  const small = toNineteen[count];
  if (small !== undefined) return small;
  const ten = tens[Math.floor(count / 10) - 2];
  if (ten === undefined || !Number.isInteger(count)) return String(count).replace('.', ',');
  const unit = count % 10;
  if (unit === 0) return ten;
  // before a vowel the ten loses its own, and a three at the end is stressed
  const stem = unit === 1 || unit === 8 ? ten.slice(0, -1) : ten;
  return stem + (unit === 3 ? 'tré' : toNineteen[unit]);
}

/** The same text, opening a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The same text, kept on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
