const longest = 14;

/** Titles also written without a dot, and their endings. */
const titles =
  /^(?:dott|dottore?|dotto?r?e?ssa|dr|drssa|ing|ingegnere?|avv|avvocat[oa]|arch|architett[oa]|geom|geometra|rag|ragionier[ea]?|prof|professore?|professoressa|sig|sigra|signore?|signora|signorina|gent(?:ile|mo|ma)?|egr(?:egio|egia)?|cav|cavaliere|comm|on|onorevole|notaio|don|padre|suor|fra|mons|mr|mrs|ms|miss|herr|frau|mme|monsieur|madame|ssa|ra|na|m[oa])$/i;

/** Beginnings of surnames, as in De Luca, and words for companies. */
const otherBeginnings =
  /^(?:d[aei]|d[ae]i|d[ae]l|d[ae]ll[aeo]|degli|il|l[aeio]|van|von|san|famiglia|fam|studio|hotel|albergo|ristorante|ditta|azienda|agenzia|impresa|gruppo|team|ufficio|segreteria|reception|direzione|amministrazione|test|prova)$/i;

/** Hangul's fillers are letters that nobody sees. */
const seenLetter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

const isTitle = (word: string) =>
  titles.test(word) || (word.includes('.') && /\p{L}\p{L}/u.test(word));

/**
 * The first name in a text, for a greeting: 'dott.ssa GIULIA D’Amico' gives 'Giulia'. Undefined where it is uncertain:
 * in 'Ing. Rossi'.
 */
export function firstName(typed: string): string | undefined {
  const words = typed.split(/\s+/u).filter((word) => seenLetter.test(word));
  const [word, ...others] = words.filter((each) => !isTitle(each));
  const isSurname = others.length === 0 && words.length > 1;
  // inside, an apostrophe begins a surname; at the end it is an accent
  const isName = word && /^\p{L}[\p{L}\p{M}-]+[’']?$/u.test(word) && !otherBeginnings.test(word);
  if (!isName || isSurname || word.length > longest) return undefined;
  const careless = word === word.toUpperCase() || word === word.toLowerCase();
  if (!careless) return word;
  const lower = word.toLocaleLowerCase('it');
  return lower.replace(/(^|-)\p{L}/gu, (initial) => initial.toLocaleUpperCase('it'));
}
