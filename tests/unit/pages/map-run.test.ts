import { mapRuns } from '@/content/network';
import { solutions } from '@/content/solutions';
import { chooseLine } from '@/lib/demos/choose-line';
import { maxLengths } from '@/lib/lead/request/max-lengths';
import { withRoute } from '@/lib/route-note';

const lines = solutions.map(({ slug, run }) => ({ slug, words: run.words }));
const choose = (request: string) => chooseLine(request, lines, mapRuns.fallback);

test.each(solutions.map((solution) => [solution.slug, solution] as const))(
  '%s carries a request between two of its own stations, in words that fit',
  (slug, { map, run }) => {
    expect(map.from).toContain(run.from);
    expect(map.to).toContain(run.to);
    expect(run.request.length).toBeLessThanOrEqual(30);
    expect(run.card.entry.text.length).toBeLessThanOrEqual(24);
    expect(run.card.entry.detail.length).toBeLessThanOrEqual(30);
    expect(run.words.filter((word) => word.length < 4)).toEqual([]);
    // what the home offers is taken by the line that it is shown on
    if (run.offered && slug !== mapRuns.fallback) expect(choose(run.request)).toBe(slug);
  },
);

test('wide screens offer three requests at most, and the first of all is one of them', () => {
  const offered = solutions.filter(({ run }) => run.offered).map(({ slug }) => slug);
  expect(offered.length).toBeLessThanOrEqual(3);
  expect(offered).toContain(mapRuns.first);
});

test.each([
  ['Quanto costano le cucine su misura?', 'quotes'],
  ['Vorrei prenotare un tavolo', 'calls'],
  ['prenotazione per il preventivo della cucina', 'quotes'],
  ['Fate anche pavimenti?', 'chats'],
  ['', 'chats'],
])('%s is taken by the line that has most of its words: %s', (request, slug) => {
  const some = [
    { slug: 'calls', words: ['prenotare', 'tavolo'] },
    { slug: 'quotes', words: ['costo', 'preventivo', 'cucina'] },
  ];
  expect(chooseLine(request, some, 'chats')).toBe(slug);
});

test('the route goes below the goals, and is left out where the text would grow too long', () => {
  const note = { line: 2, request: 'Avete posto sabato?' };
  const told = mapRuns.note.sent.replace('{line}', 'L2').replace('{request}', note.request);
  expect(withRoute('Rispondere la sera', note)).toBe(`Rispondere la sera\n\n${told}`);
  const longest = 'a'.repeat(maxLengths.obiettivi);
  expect(withRoute(longest, note)).toBe(longest);
  expect(withRoute('Rispondere la sera', null)).toBe('Rispondere la sera');
});

test('a request with signs that a replacement would read as its own stays as it was written', () => {
  expect(withRoute('x', { line: 1, request: 'Costa $& o {line}?' })).toContain(
    'Costa $& o {line}?',
  );
});
