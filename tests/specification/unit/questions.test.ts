// Pins the specification of the original site; an owner may delete this folder.

/** Questions of buyers and of their customers, held against the site's own words. */
import { lineChooser } from '@/lib/demos/choose-line';
import { customerLines } from '@/lib/demos/customer-lines';
import { terms } from '@/lib/italian/terms';
import { hospitalityPath, solutionPath } from '@/lib/links';
import { sitePassages } from '@/lib/questions/site-passages';
import { type Passage, passagesOf, siteSearch } from '@/lib/questions/site-search';
import { type Asked, asked, askedLater, unanswered, unansweredLater } from '../questions/asked';
import { handedOver, requests, requestsLater } from '../questions/customers';

const pages = sitePassages();
const passages = passagesOf(pages);
const search = siteSearch(pages);
const choose = lineChooser(customerLines());

const paths: Record<string, string> = { home: '/', hospitality: hospitalityPath };
for (const name of ['numeri', 'chi-risponde']) paths[name] = `/${name}`;
const pathOf = (page: string) => paths[page] ?? solutionPath(page);

/** Whether a passage is the one that `page: words of its title` names. */
function isNamed(passage: Passage, name: string): boolean {
  const [page = '', words = ''] = name.split(': ');
  const title = terms(passage.title);
  return passage.path === pathOf(page) && terms(words).every((word) => title.includes(word));
}

/** Those that are not answered rightly among the first three. */
const missed = (list: readonly Asked[]) =>
  list.filter(({ on, asks, finds }) => {
    const answer = search(asks, pathOf(on));
    const shown = answer ? [answer.passage, ...answer.near] : [];
    return !shown.some((passage) => finds.some((name) => isNamed(passage, name)));
  });

/** Those that are answered though the site has no answer. */
const answered = (list: readonly string[]) => list.filter((asks) => search(asks, '/'));

const wrongLine = (list: typeof requests) =>
  list.filter(([request, slug]) => choose(request)?.slug !== slug);

test('every passage that is looked for stands on the site', () => {
  const names = [...asked, ...askedLater].flatMap(({ finds }) => finds);
  const gone = names.filter((name) => !passages.some((passage) => isNamed(passage, name)));
  expect(gone).toEqual([]);
});

test('of sixty questions as buyers put them, nine in ten find the right passage among the first three', () => {
  expect(asked).toHaveLength(60);
  expect(missed(asked).slice(6)).toEqual([]);
});

test('of twenty questions that the site cannot answer, nine in ten are refused', () => {
  expect(unanswered).toHaveLength(20);
  expect(answered(unanswered).slice(2)).toEqual([]);
});

test('of questions that were left for a second look, four in five find their passage, and three in four are refused', () => {
  expect(missed(askedLater).slice(3)).toEqual([]);
  expect(answered(unansweredLater).slice(2)).toEqual([]);
});

test('of twenty requests as customers put them, nine in ten are taken by their line', () => {
  expect(requests).toHaveLength(20);
  expect(wrongLine(requests).slice(2)).toEqual([]);
  expect(wrongLine(requestsLater).slice(1)).toEqual([]);
});

test('there are some forty examples, and what none of them is near is handed over', () => {
  const examples = customerLines().flatMap((line) => line.examples);
  expect(examples.length).toBeGreaterThanOrEqual(40);
  expect(handedOver.filter((request) => choose(request))).toEqual([]);
});
