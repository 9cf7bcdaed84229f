import { mapRuns } from '@/content/network';
import { solutions } from '@/content/solutions';
import { lineChooser } from '@/lib/demos/choose-line';
import { customerLines } from '@/lib/demos/customer-lines';
import { maxLengths } from '@/lib/lead/request/max-lengths';
import { withRoute } from '@/lib/route-note';

const choose = lineChooser(customerLines());

/** Characters for which the answer's band has room. */
const mostReply = 120;

test('each solution carries a request between two of its own stations, in words that fit', () => {
  expect(solutions).not.toEqual([]);
  for (const { slug, map, run } of solutions) {
    expect([slug, map.from]).toEqual([slug, expect.arrayContaining([run.from])]);
    expect([slug, map.to]).toEqual([slug, expect.arrayContaining([run.to])]);
    expect(run.request.length).toBeLessThanOrEqual(40);
    expect(run.person.name.length).toBeLessThanOrEqual(8);
    const replies = run.customers.examples.map(({ reply }) => reply);
    expect(replies.filter(({ length }) => length > mostReply)).toEqual([]);
    // typed, what the home offers is answered as it is there
    if (run.offered)
      expect(choose(run.request)).toEqual({ slug, reply: run.customers.examples[0].reply });
  }
});

test('what is said where no example is near fits as well, and the page offers three requests at most beside the first', () => {
  expect(mapRuns.own.handedOver.reply.length).toBeLessThanOrEqual(mostReply);
  const offered = solutions.filter(({ run }) => run.offered).map(({ slug }) => slug);
  expect(offered.length).toBeLessThanOrEqual(4);
  expect(offered).toContain(mapRuns.first);
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
