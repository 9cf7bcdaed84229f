const longest = 14;

/** Titles that are written without a dot, too: with one, any word of several letters is taken for one. */
const titles =
  /^(?:dott|dottore?|dottoressa|dottssa|dr|drssa|ing|ingegnere?|avv|avvocat[oa]|arch|architett[oa]|geom|geometra|rag|ragionier[ea]?|prof|professore?|professoressa|sig|sigra|signore?|signora|signorina|gent(?:ile|mo|ma)?|egr(?:egio|egia)?|cav|cavaliere|comm|on|onorevole|notaio|don|padre|suor|fra|mons|mr|mrs|ms|miss|herr|frau|mme|monsieur|madame)$/i;

const isTitle = (word: string) =>
  titles.test(word) || (word.includes('.') && /\p{L}\p{L}/u.test(word));

/**
 * The first name in what was typed, for a greeting: 'dott.ssa GIULIA D’Amico' gives 'Giulia'. Undefined where none is
 * certain: of 'Ing. Rossi' the one word may be the surname.
 */
export function firstName(typed: string): string | undefined {
  const words = typed.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  const first = words.findIndex((word) => !isTitle(word));
  const word = words[first];
  const isSurname = first > 0 && first === words.length - 1;
  if (!word || isSurname || !/^\p{L}[\p{L}\p{M}’'-]+$/u.test(word) || word.length > longest)
    return undefined;
  const careless = word === word.toUpperCase() || word === word.toLowerCase();
  if (!careless) return word;
  const lower = word.toLocaleLowerCase('it');
  return lower.replace(/(^|[-’'])\p{L}/gu, (initial) => initial.toLocaleUpperCase('it'));
}
