import { solutions } from '@/content/solutions';
import { withRoute } from '@/lib/browser/route-note';

test('each solution carries a request between two of its own stations', () => {
  expect(solutions).not.toEqual([]);
  for (const { slug, map, run } of solutions) {
    expect([slug, map.from]).toEqual([slug, expect.arrayContaining([run.from])]);
    expect([slug, map.to]).toEqual([slug, expect.arrayContaining([run.to])]);
  }
});

test('goals that leave no room for the route are sent without it, and never refused for it', () => {
  const most = 100;
  const note = { line: 2, service: 'Voicebot', request: 'Costa $& o {service}?' };
  expect(withRoute('Rispondere la sera', note, most)).toContain(note.request);
  const longest = 'a'.repeat(most);
  expect(withRoute(longest, note, most)).toBe(longest);
});
