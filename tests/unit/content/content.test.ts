/** Rules of the copy that a machine can hold; CONTRIBUTING.md says them to people. */
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { solutionOrder } from '@/content/order';
import { solutions } from '@/content/solutions';
import { copy } from '../../support/copy';

test('lines are numbered as content/order.ts has them, and what it leaves out comes last', () => {
  const slugs = solutions.map(({ slug }) => slug);
  const named = solutionOrder.filter((slug) => slugs.includes(slug));
  expect(slugs.slice(0, named.length)).toEqual(named);
  expect(solutions.map(({ line }) => line)).toEqual(slugs.map((_, i) => i + 1));
});

test('every logo has a name and an alternative text that says it', () => {
  const logos = [...home.integrations.items, ...hospitality.integrations.items];
  expect(logos).not.toEqual([]);
  for (const { name, alt } of logos) expect(alt).toContain(name);
});

test.each([
  ['the apostrophe is typographic', /\p{L}'\p{L}/u],
  ['nothing is a placeholder', /lorem|ipsum|TODO|xxx/i],
  ['a number and its unit do not part', /\d (?:€|kg\b|cm\b|m\b|h\b)|\d{2,} × \d{2,}/],
  ['hours are not glued to their number', /\b\d+h\b/],
  ['no promise that a machine never errs', /non (?:le |lo |la )?inventa\b/i],
  ['a machine does not pass for a person', /non sembra automatic/i],
])('in all copy %s', (_rule, forbidden) => {
  expect(copy).not.toEqual([]);
  expect(copy.filter((text) => forbidden.test(text))).toEqual([]);
});
