import { mapRuns } from '@/content/network';
import { solutions } from '@/content/solutions';
import { chooseLine } from '@/lib/choose-line';
import { maxLengths } from '@/lib/lead/max-lengths';
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

test('wide screens offer three requests, and the first of all is one of them', () => {
  const offered = solutions.filter(({ run }) => run.offered).map(({ slug }) => slug);
  expect(offered).toHaveLength(3);
  expect(offered).toContain(mapRuns.first);
});

test.each([
  ['Quanto costa rifare la cucina?', 'automazione-preventivi-documenti'],
  ['Vorrei prenotare un tavolo', 'voicebot-intelligente'],
  ['Mi serve un video in inglese', 'avatar-video-personalizzati'],
  ['Dov’è la mia spedizione?', 'risposta-email-automatica'],
  ['Fate anche pavimenti?', mapRuns.fallback],
  ['', mapRuns.fallback],
])('%s is taken by %s', (request, slug) => {
  expect(choose(request)).toBe(slug);
});

test('the route goes below the goals, and is left out where the text would grow too long', () => {
  const note = { line: 2, request: 'Avete posto sabato?' };
  expect(withRoute('Rispondere la sera', note)).toBe(
    'Rispondere la sera\n\nArrivato con L2, «Avete posto sabato?».',
  );
  const longest = 'a'.repeat(maxLengths.obiettivi);
  expect(withRoute(longest, note)).toBe(longest);
  expect(withRoute('Rispondere la sera', null)).toBe('Rispondere la sera');
});

test('a request with signs that a replacement would read as its own stays as it was written', () => {
  expect(withRoute('x', { line: 1, request: 'Costa $& o {line}?' })).toContain(
    '«Costa $& o {line}?»',
  );
});
