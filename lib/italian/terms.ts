import { stemmer } from '@orama/stemmers/italian';
import { phrases } from '@/content/synonyms';
import { stopWords } from './stop-words';

/** Words whose stem other words have, that mean something else: 'post', 'fattura'. */
const unstemmed = new Set([
  'posta',
  'posto',
  'posti',
  'fatturato',
  'partita',
  'taglia',
  'taglie',
  'quanti',
  'quante',
]);

const meant = new Map(phrases);
const phrase = new RegExp(`\\b(?:${[...meant.keys()].join('|')})\\b`, 'g');

/**
 * What an Italian text is about, as words that can be compared: without accents, without words that say nothing, each cut
 * to its stem by Snowball's algorithm for Italian (snowballstem.org/algorithms/italian), in the text's order, with repeats.
 */
export function terms(text: string): string[] {
  return (
    text
      // the preposition is written small
      .replace(/\bAI\b|(?<=['’])ai\b/g, 'ia')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(phrase, (said) => meant.get(said) ?? said)
      .split(/[^a-z]+/)
      .filter((word) => word !== '' && !stopWords.has(word))
      .map((word) => (unstemmed.has(word) ? word : stemmer(word)))
  );
}
