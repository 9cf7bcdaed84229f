/** Rules of the copy that a machine can hold; CONTRIBUTING.md says them to people. */
import { demos } from '@/content/demos';
import { funnelFields, funnelWords } from '@/content/demos/lead';
import { quoteFaults, quoteWords } from '@/content/demos/quote';
import {
  assumptionFields,
  numberFaults,
  savingsFields,
  savingsWords,
} from '@/content/demos/savings';
import { demoWords } from '@/content/demos/words';
import { errorPage } from '@/content/error-page';
import { fragmentWords } from '@/content/fragments';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { solutionsMenu } from '@/content/menu';
import { navigation } from '@/content/navigation';
import { notFound } from '@/content/not-found';
import { posters, products } from '@/content/posters';
import { solutions } from '@/content/solutions';

/** Every text, wherever it stands; of a text that is built, its template with a 2 in each gap. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return texts(value('2', '2', '2', '2', '2'));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

const words = [
  posters,
  products,
  funnelWords,
  quoteWords,
  quoteFaults,
  savingsWords,
  numberFaults,
  demoWords,
];
const fields = [funnelFields, assumptionFields, savingsFields];
const pages = [home, hospitality, solutions, errorPage, notFound, navigation, solutionsMenu];
const copy = texts([...pages, demos, fragmentWords, ...words, ...fields]);

test.each([
  ['a number and its unit do not part', /\d (?:€|kg\b|cm\b|m\b|h\b)|\d{2,} × \d{2,}/],
  ['hours are not glued to their number', /\b\d+h\b/],
  ['no promise that a machine never errs', /non (?:le |lo |la )?inventa\b/i],
  ['a machine does not pass for a person', /non sembra automatic/i],
])('%s', (_rule, forbidden) => {
  expect(copy.filter((text) => forbidden.test(text))).toEqual([]);
});
