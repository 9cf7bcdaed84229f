import { solutions } from '@/content/solutions';
import { lineChooser } from '@/lib/demos/choose-line';
import { customerLines } from '@/lib/demos/customer-lines';
import { maxLengths } from '@/lib/lead/request/max-lengths';
import { withRoute } from '@/lib/route-note';

const choose = lineChooser(customerLines());

test('each solution carries a request between two of its own stations', () => {
  expect(solutions).not.toEqual([]);
  for (const { slug, map, run } of solutions) {
    expect([slug, map.from]).toEqual([slug, expect.arrayContaining([run.from])]);
    expect([slug, map.to]).toEqual([slug, expect.arrayContaining([run.to])]);
    // typed, what the home offers is answered as it is there
    if (run.offered)
      expect(choose(run.request)).toEqual({ slug, reply: run.customers.examples[0].reply });
  }
});

test('every line takes its own examples, and a long sentence is answered by what it asks', () => {
  const examples = solutions.flatMap(({ run }) => run.customers.examples);
  expect(examples).not.toEqual([]);
  // lines may share examples: the reply is known by its words
  const wrong = examples.filter(({ asks, reply }) => !choose(asks)?.reply.includes(reply));
  expect(wrong).toEqual([]);
  const long = 'Buongiorno, quanto mi costa rifare il bagno di casa con la doccia nuova, a Monza?';
  expect(choose(long)).toEqual(choose('quanto mi costa rifare il bagno'));
  expect(choose(long)).not.toBeNull();
});

test('goals that leave no room for the route are sent without it, and never refused for it', () => {
  const note = { line: 2, service: 'Voicebot', request: 'Costa $& o {service}?' };
  expect(withRoute('Rispondere la sera', note)).toContain(note.request);
  const longest = 'a'.repeat(maxLengths.obiettivi);
  expect(withRoute(longest, note)).toBe(longest);
});
