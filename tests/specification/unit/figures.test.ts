// Pins the specification of the original site; an owner may delete this folder.

import { aboutHours } from '@/content/amounts';
import { contact } from '@/content/contact';
import { assumptionFields, savingsFields } from '@/content/demos/savings';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { notFound } from '@/content/not-found';
import { solutionBySlug, solutions } from '@/content/solutions';
import type { Figure } from '@/content/types';
import { estimateSavings } from '@/lib/demos/estimates';

const shown = ({ value: { text, short = text } }: Figure) => short;
const shownOn = (slug: string) => solutionBySlug(slug)?.results.figures.map(shown);

test('the specification’s figures are all there', () => {
  const figures = [
    ...home.hero.figures,
    ...hospitality.statistics.figures,
    ...solutions.flatMap(({ results }) => results.figures),
  ];
  const values = new Set(figures.map((figure) => shown(figure).replace('\u00a0', ' ')));
  const specified = '+248%, 15 h, +250%, 20 h, 48 h, 2 s, 85%, 95%, 24/7, 30 s, +200%'.split(', ');
  expect(specified.filter((value) => !values.has(value))).toEqual([]);
});

test('each solution shows the figures that the specification gives it', () => {
  for (const [slug, specified] of [
    ['chatbot-multicanale', ['2\u00a0s', '24/7', '48\u00a0h']],
    ['voicebot-intelligente', ['2\u00a0min', '85%', '30\u00a0€']],
    ['risposta-email-automatica', ['24\u00a0h']],
    ['automazione-preventivi-documenti', ['20\u00a0h']],
    ['lead-generation-marketing-automation', ['+248%', '+250%', '15\u00a0h']],
  ] as const)
    expect([slug, shownOn(slug)]).toEqual([slug, expect.arrayContaining([...specified])]);
});

test('each solution has figures of its own: none but 24/7 stands on two of their pages', () => {
  const values = solutions.flatMap(({ results }) => results.figures.map(shown));
  const repeated = values.filter((value, i) => values.indexOf(value) !== i);
  expect(repeated.filter((value) => value !== '24/7')).toEqual([]);
});

test('the voicebot starts from 30 euro a month, and nothing else has a price', () => {
  const priced = solutions.filter(({ monthlyPrice }) => monthlyPrice);
  expect(priced.map(({ slug }) => slug)).toEqual(['voicebot-intelligente']);
  expect(priced[0]?.monthlyPrice?.startsAtEuros).toBe(30);
});

test('every closing promises an answer within 24 hours', () => {
  for (const text of [contact.promise, hospitality.closing.text, notFound.consultationText])
    expect(text).toContain('24 ore');
});

test('what the calculator starts from frees the hours a week that the home page claims', () => {
  const start = (field: { initial: string; decimals: number }) =>
    Number(field.initial.replace(',', '.')) * 10 ** field.decimals;
  const typed = { hours: start(savingsFields.hours), base: start(assumptionFields.base) };
  const none = { cost: 0, weeks: 46, low: 0, high: 0 };
  const { weeklyHours } = estimateSavings({ ...none, ...typed }, 'base');
  const claimed = `${aboutHours(weeklyHours)}\u00a0h`;
  expect(home.hero.figures.map(shown)).toContain(claimed);
});
