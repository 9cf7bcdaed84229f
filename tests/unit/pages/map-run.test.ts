import { mapRuns } from '@/content/network';
import { solutions } from '@/content/solutions';
import { lineChooser } from '@/lib/demos/choose-line';
import { customerLines } from '@/lib/demos/customer-lines';
import { maxLengths } from '@/lib/lead/request/max-lengths';
import { routeText, withRoute } from '@/lib/route-note';

const choose = lineChooser(customerLines());

/** Characters for which the answer's band has room. */
const mostReply = 120;

test.each(solutions.map((solution) => [solution.slug, solution] as const))(
  '%s carries a request between two of its own stations, in words that fit',
  (slug, { map, run }) => {
    expect(map.from).toContain(run.from);
    expect(map.to).toContain(run.to);
    expect(run.request.length).toBeLessThanOrEqual(40);
    expect(run.person.name.length).toBeLessThanOrEqual(8);
    const replies = run.customers.examples.map(({ reply }) => reply);
    expect(replies.filter(({ length }) => length > mostReply)).toEqual([]);
    // typed, what the home offers is answered as it is there
    if (run.offered)
      expect(choose(run.request)).toEqual({ slug, reply: run.customers.examples[0].reply });
  },
);

test('what is said where no example is near fits as well', () => {
  expect(mapRuns.own.handedOver.reply.length).toBeLessThanOrEqual(mostReply);
});

test('the page offers three requests at most beside the first of all, which it offers again later', () => {
  const offered = solutions.filter(({ run }) => run.offered).map(({ slug }) => slug);
  expect(offered.length).toBeLessThanOrEqual(4);
  expect(offered).toContain(mapRuns.first);
});

/** A line with examples that nobody else has. */
const line = (slug: string, ...examples: [asks: string, reply: string][]) => ({
  slug,
  examples: examples.map(([asks, reply]) => ({ asks, reply })),
});

test.each([
  ['Quanto costano le cucine su misura?', 'quotes', 'Dipende.'],
  ['Vorrei prenotare un tavolo per due', 'calls', 'Per quando?'],
  ['avrei un apuntamento, lo sposto', 'calls', 'A giovedì?'],
])('%s is taken by the line with the nearest example, which answers', (request, slug, reply) => {
  const nearest = lineChooser([
    line('calls', ['Vorrei un tavolo', 'Per quando?'], ['Sposto l’appuntamento?', 'A giovedì?']),
    line('quotes', ['Che prezzo ha la cucina?', 'Dipende.']),
  ]);
  expect(nearest(request)).toEqual({ slug, reply });
});

test.each(['', '?', 'Fate anche pavimenti?', 'di con ma'])(
  '“%s”, which no example is near, is taken by none',
  (request) => {
    expect(lineChooser([line('calls', ['Vorrei un tavolo', 'Per quando?'])])(request)).toBeNull();
  },
);

test.each(
  solutions.flatMap(({ slug, run }) => run.customers.examples.map((each) => ({ slug, ...each }))),
)('$slug takes its own example: $asks', ({ asks, reply }) => {
  // lines may share examples: the reply is told by its words
  expect(choose(asks)?.reply).toContain(reply);
});

test('a long sentence is answered by what it asks, not by how much else it says', () => {
  const long = 'Buongiorno, quanto mi costa rifare il bagno di casa con la doccia nuova, a Monza?';
  expect(choose(long)).toEqual(choose('quanto mi costa rifare il bagno'));
  expect(choose(long)).not.toBeNull();
});

test('the route names the service in words, below the goals, and is left out where the text would grow too long', () => {
  const note = { line: 2, service: 'Voicebot', request: 'Avete posto sabato?' };
  const told = routeText(mapRuns.note.sent, note);
  expect(told).toContain('Voicebot');
  expect(told).not.toMatch(/\bL\d/);
  expect(withRoute('Rispondere la sera', note)).toBe(`Rispondere la sera\n\n${told}`);
  const longest = 'a'.repeat(maxLengths.obiettivi);
  expect(withRoute(longest, note)).toBe(longest);
  expect(withRoute('Rispondere la sera', null)).toBe('Rispondere la sera');
});

test('a mail that quotes the goals between «» has no such signs of the note’s own in them', () => {
  expect(mapRuns.note.sent).not.toMatch(/[«»]/);
});

test('a request with signs that a replacement would read as its own stays as it was written', () => {
  const note = { line: 1, service: 'Chatbot', request: 'Costa $& o {service}?' };
  expect(withRoute('x', note)).toContain('Costa $& o {service}?');
});
