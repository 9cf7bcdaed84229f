import { nearestSolutions } from '@/lib/nearest-solutions';

const slugs = (path: string) => nearestSolutions(path, 3).map(({ slug }) => slug);

test('the dead menu entry is nearest to lead generation', () => {
  expect(slugs('/solutions/analisi-lead-clienti')).toContain(
    'lead-generation-marketing-automation',
  );
});

test('a slug misspelt finds its solution first', () => {
  expect(slugs('/soluzioni/chatbot')[0]).toBe('chatbot-multicanale');
  expect(slugs('/preventivi-e-documenti')[0]).toBe('automazione-preventivi-documenti');
});

test('an address like nothing names the first lines', () => {
  expect(slugs('/zzz')).toHaveLength(3);
  expect(slugs('')[0]).toBe('chatbot-multicanale');
});
