import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { furtherSolutions, solutionsMenu } from '@/content/menu';
import { mapRuns } from '@/content/network';
import { solutionOrder } from '@/content/order';
import { solutionBySlug, solutions } from '@/content/solutions';
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

/** Content that names a solution by its slug, with the module that does. */
const named = [
  ...[
    ...hospitality.services.cards,
    hospitality.demo.chat,
    hospitality.demo.call,
    hospitality.demo.mail,
  ].flatMap((naming) => (naming ? [['content/hospitality', naming.slug]] : [])),
  ['content/home.ts', home.savings.slug],
  ['content/network.ts', mapRuns.first],
  ['content/network.ts', mapRuns.fallback],
];

test('every slug that content names is a solution’s', () => {
  const unknown = named.filter(([, slug = '']) => solutionBySlug(slug) === undefined);
  expect(unknown.map(([file, slug]) => `${file}: there is no solution “${slug}”`)).toEqual([]);
});

test('no two solutions share an address or a name', () => {
  for (const field of ['slug', 'name'] as const) {
    const values = solutions.map((solution) => solution[field]);
    const repeated = values.filter((value, i) => values.indexOf(value) !== i);
    expect([field, repeated]).toEqual([field, []]);
  }
});

test('the menu says of each entry what it is, in a line', () => {
  const entries = [...solutionsMenu, ...furtherSolutions];
  const odd = entries.filter(({ description }) => !/^.{1,60}$/.test(description));
  expect(odd.map(({ name }) => `${name}: menuDescription has 1 to 60 characters`)).toEqual([]);
});

test.each(solutions.map((solution) => [solution.slug, solution] as const))(
  '%s is complete: a route that ends, benefits and cases, under a title that fits',
  (_slug, solution) => {
    expect(solution.route.filter(({ kind }) => kind === 'terminus')).toEqual([
      solution.route.at(-1),
    ]);
    const empty = Object.entries({
      'benefits.items': solution.benefits.items,
      'useCases.items': solution.useCases.items,
    }).filter(([, items]) => items.length === 0);
    expect(empty.map(([name]) => `${name} needs one at least`)).toEqual([]);
    expect(solution.hero.title.length).toBeLessThanOrEqual(60);
  },
);

test('copy uses the typographic apostrophe and holds no placeholder text', () => {
  const copy = [home, hospitality, solutions].flatMap(texts);
  expect(copy.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  expect(copy.filter((text) => /lorem|ipsum|TODO|xxx/i.test(text))).toEqual([]);
});
