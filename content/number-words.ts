const words = [
  'zero',
  'uno',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  'undici',
  'dodici',
  'tredici',
  'quattordici',
  'quindici',
  'sedici',
  'diciassette',
  'diciotto',
  'diciannove',
  'venti',
];

/** A whole number as a word, capitalised for a sentence's beginning; in figures beyond twenty. */
export function numberWord(number: number): string {
  const word = words[number] ?? String(number);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
