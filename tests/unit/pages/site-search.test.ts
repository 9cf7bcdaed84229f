import { questionBox } from '@/content/question-box';
import { hospitalityPath, solutionPath } from '@/lib/links';
import { type PassagePage, sitePassages } from '@/lib/questions/site-passages';
import { siteSearch } from '@/lib/questions/site-search';
import { canonicalPages } from '@/lib/seo/canonical-pages';

const page = (path: string, ...passages: [title: string, text: string][]): PassagePage => ({
  path,
  name: `Pagina ${path}`,
  groups: [{ passages }],
});

const small = siteSearch([
  page('/uno', ['Quanto costa?', 'Cento monete.'], ['Chi lo segue?', 'Una persona.']),
  page('/due', ['Quanto costa?', 'Mille monete.'], ['Va nel forno?', 'Sì, a 200 gradi.']),
  page('/tre', ['Dove si compra?', 'In negozio, con la garanzia.']),
]);

test('a question is answered by the passage whose words it has, in whatever form', () => {
  expect(small('Quanto costano?', '/due')?.passage.text).toBe('Mille monete.');
  expect(small('Va nei forni?', '/uno')?.passage).toMatchObject({
    path: '/due',
    page: 'Pagina /due',
    anchor: 'va-nel-forno',
  });
});

test('what is spelt wrongly, and what stands for a word of the site, is found too', () => {
  expect(small('ce la garansia?', '/uno')?.passage.path).toBe('/tre');
  expect(small('che tariffa ha', '/uno')?.passage.text).toBe('Cento monete.');
});

test('of passages that answer alike, the one of the page that is asked on comes first', () => {
  const answer = small('prezzo', '/due');
  expect(answer?.passage.path).toBe('/due');
  expect(answer?.near.map(({ path }) => path)).toEqual(['/uno']);
});

test('what the site says nothing of has no answer', () => {
  const asked = [
    '',
    '   ',
    '???',
    'e se',
    'bicicletta',
    'quanto costa una bicicletta usata a pedali',
  ];
  expect(asked.filter((question) => small(question, '/uno'))).toEqual([]);
});

describe('on the site', () => {
  const search = siteSearch(sitePassages());

  test('every question that stands on a page, asked there, is answered with its own answer', () => {
    const asked = canonicalPages.flatMap(({ path, questions = [] }) =>
      questions.map((each) => ({ path, ...each })),
    );
    const wrong = asked.filter(({ path, question, answer }) => {
      const found = search(question, path);
      const shown = found ? [found.passage, ...found.near] : [];
      return !shown.some(({ text }) => text === answer);
    });
    expect(wrong.map(({ path, question }) => `${path}: ${question}`)).toEqual([]);
  });

  test('every example beside a box has an answer', () => {
    const paths: Record<string, string> = { home: '/', hospitality: hospitalityPath };
    const unanswered = Object.entries(questionBox.examples).flatMap(([name, examples]) =>
      examples.filter((example) => !search(example, paths[name] ?? solutionPath(name))),
    );
    expect(unanswered).toEqual([]);
  });
});
