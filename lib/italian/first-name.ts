const LONGEST = 14;

/** The first name in what was typed, for a greeting: 'dott.ssa GIULIA D’Amico' gives 'Giulia'; undefined without one. */
export function firstName(typed: string): string | undefined {
  const words = typed.trim().split(/\s+/u);
  const word = words.find((each) => /^\p{L}[\p{L}\p{M}’'-]+$/u.test(each));
  if (!word || word.length > LONGEST) return undefined;
  const careless = word === word.toUpperCase() || word === word.toLowerCase();
  if (!careless) return word;
  const lower = word.toLocaleLowerCase('it');
  return lower.replace(/(^|[-’'])\p{L}/gu, (initial) => initial.toLocaleUpperCase('it'));
}
