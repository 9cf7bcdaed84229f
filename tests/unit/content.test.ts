import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { solutionsMenu } from '@/content/menu';
import { destinations, sources } from '@/content/network';
import { solutionBySlug, solutions } from '@/content/solutions';
import { slugs } from '../support/e2e/addresses';

/** Every text of a content module, wherever it stands. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

test('every specified solution is there, once', () => {
  expect(solutions.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs));
  expect(new Set(solutions.map(({ slug }) => slug)).size).toBe(solutions.length);
});

test('lines are numbered in order, so that code and colour are a solution’s own', () => {
  expect(solutions.map(({ line }) => line)).toEqual(solutions.map((_, i) => i + 1));
});

test.each(slugs)('%s is found by its slug', (slug) => {
  expect(solutionBySlug(slug)?.slug).toBe(slug);
});

test('every station of the network map is served by a line', () => {
  const from = new Set(solutions.flatMap(({ map }) => map.from));
  const to = new Set(solutions.flatMap(({ map }) => map.to));
  expect(sources.map(({ id }) => id).filter((id) => !from.has(id))).toEqual([]);
  expect(destinations.map(({ id }) => id).filter((id) => !to.has(id))).toEqual([]);
});

test('the header menu has its seven entries in the specified order', () => {
  expect(solutionsMenu.map(({ path }) => path.split('/').at(-1))).toEqual([
    'chatbot-multicanale',
    'voicebot-intelligente',
    'avatar-video-personalizzati',
    'generazione-contenuti-ai',
    'automazione-preventivi-documenti',
    'analisi-lead-clienti',
    'risposta-email-automatica',
  ]);
  for (const { description } of solutionsMenu) {
    expect(description.length).toBeGreaterThan(0);
    expect(description.length).toBeLessThanOrEqual(60);
  }
});

test('every logo has a name and an alternative text that says it', () => {
  for (const { name, alt } of [...home.integrations.items, ...hospitality.integrations.items]) {
    expect(alt).toContain(name);
  }
});

test('the hospitality cards lead to pages that exist', () => {
  for (const { slug } of hospitality.services.cards) expect(solutionBySlug(slug)).toBeDefined();
});

test('the three hospitality cases say that they are examples', () => {
  expect(hospitality.cases.label).toBe('Caso esemplificativo');
  expect(hospitality.cases.items).toHaveLength(3);
});

test.each(solutions.map((solution) => [solution.slug, solution] as const))(
  '%s is complete: a route that ends, benefits, figures, cases and questions',
  (_slug, solution) => {
    expect(solution.route.filter(({ kind }) => kind === 'terminus')).toEqual([
      solution.route.at(-1),
    ]);
    expect(solution.benefits.items.length).toBeGreaterThanOrEqual(4);
    expect(solution.results.figures.length).toBeGreaterThanOrEqual(2);
    expect(solution.useCases.items.length).toBeGreaterThanOrEqual(4);
    expect(solution.questions.items.length).toBeGreaterThanOrEqual(4);
    expect(solution.hero.title.length).toBeLessThanOrEqual(60);
  },
);

test('each solution has figures of its own: none but 24/7 stands on two of their pages', () => {
  const values = solutions.flatMap(({ results }) => results.figures.map(({ value }) => value));
  const repeated = values.filter((value, i) => values.indexOf(value) !== i);
  expect(repeated.filter((value) => value !== '24/7')).toEqual([]);
});

test.each([
  ['chatbot-multicanale', ['2\u00a0s', '24/7', '48\u00a0h']],
  ['voicebot-intelligente', ['2\u00a0min', '85%', '30\u00a0€']],
  ['risposta-email-automatica', ['24\u00a0h']],
  ['automazione-preventivi-documenti', ['20\u00a0h']],
  ['lead-generation-marketing-automation', ['+248%', '+250%', '15\u00a0h']],
])('%s shows the figures that the specification gives it', (slug, specified) => {
  const shown = solutionBySlug(slug)?.results.figures.map(({ value }) => value);
  expect(shown).toEqual(expect.arrayContaining(specified));
});

test('every solution’s closing says when the agency will be in touch, in the same words', () => {
  const closings = solutions.map(({ closing }) => closing.text);
  expect(closings.filter((text) => !text.includes('Ti contattiamo entro 24 ore'))).toEqual([]);
});

test.each([
  ['chatbot-multicanale', ['WhatsApp', 'Facebook', 'Instagram', '24/7', '48']],
  [
    'voicebot-intelligente',
    [
      'entro 2 minuti',
      '30\u00a0€',
      'Google Calendar',
      'Outlook',
      'Immobiliare',
      'Automotive',
      'Sanità',
    ],
  ],
  ['risposta-email-automatica', ['24 ore', 'Gmail', 'Outlook', 'CRM']],
  ['generazione-contenuti-ai', ['brand voice', 'SEO', 'Social media', 'Content marketing']],
  ['avatar-video-personalizzati', ['voce', 'volto', 'lingu']],
  [
    'automazione-preventivi-documenti',
    ['firma elettronica', 'contratti', 'fatture', 'report', 'privacy'],
  ],
  ['lead-generation-marketing-automation', ['Campagne automatizzate', 'nurturing', 'Targeting']],
])('%s says the facts that the specification gives it', (slug, facts) => {
  const words = texts(solutionBySlug(slug)).join('\n').toLowerCase();
  expect(facts.filter((fact) => !words.includes(fact.toLowerCase()))).toEqual([]);
});

test('copy uses the typographic apostrophe and holds no placeholder text', () => {
  const copy = [home, hospitality, solutions].flatMap(texts);
  expect(copy.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  expect(copy.filter((text) => /lorem|ipsum|TODO|xxx/i.test(text))).toEqual([]);
});
