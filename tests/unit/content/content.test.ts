import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { solutionOrder } from '@/content/order';
import { solutions } from '@/content/solutions';
import { texts } from '../../support/texts';

test('lines are numbered as content/order.ts has them, and what it leaves out comes last', () => {
  const slugs = solutions.map(({ slug }) => slug);
  const named = solutionOrder.filter((slug) => slugs.includes(slug));
  expect(slugs.slice(0, named.length)).toEqual(named);
  expect(solutions.map(({ line }) => line)).toEqual(slugs.map((_, i) => i + 1));
});

test('every logo has a name and an alternative text that says it', () => {
  for (const { name, alt } of [...home.integrations.items, ...hospitality.integrations.items]) {
    expect(alt).toContain(name);
  }
});

test('copy uses the typographic apostrophe and holds no placeholder text', () => {
  const copy = [home, hospitality, solutions].flatMap(texts);
  expect(copy.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  expect(copy.filter((text) => /lorem|ipsum|TODO|xxx/i.test(text))).toEqual([]);
});
