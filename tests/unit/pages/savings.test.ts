import { runFunnel } from '@/lib/demos/funnel';
import { withNote } from '@/lib/demos/goals-note';
import {
  estimateSavings,
  outlooks,
  type SavingsAssumptions,
  type SavingsInput,
} from '@/lib/demos/savings';

const assumptions: SavingsAssumptions = {
  weeksPerYear: 46,
  automatable: { low: 3000, base: 4500, high: 6000 },
};
const input: SavingsInput = { weeklyTenths: 120, hourlyCostCents: 2200 };

test('12 h a week at 22 €, 45% of it for 46 weeks, are 20,7 h and 455,40 € a month', () => {
  expect(estimateSavings(input, assumptions, 'base')).toEqual({
    weeklyTenths: 54,
    hoursTenths: 207,
    timeCents: 45_540,
  });
});

test.each([
  ['nothing to save', { ...input, weeklyTenths: 0 }, 0],
  // 0,1 h × 45% × 46 ÷ 12 × 1 cent = 0,1725 cents
  ['less than half a cent', { weeklyTenths: 1, hourlyCostCents: 1 }, 0],
  // 0,2 h × 45% × 40 ÷ 12 × 0,05 € = 1,5 cents, up
  ['half a cent, up', { weeklyTenths: 2, hourlyCostCents: 5 }, 2, 40],
])('estimates %s', (_case, given, timeCents, weeksPerYear = 46) => {
  const base = estimateSavings(given, { ...assumptions, weeksPerYear }, 'base');
  expect(base.timeCents).toBe(timeCents);
});

test('a better outlook never promises less', () => {
  const totals = outlooks.map((outlook) => estimateSavings(input, assumptions, outlook).timeCents);
  expect(totals).toEqual([...totals].sort((a, b) => a - b));
});

test('the value is that of the unrounded hours', () => {
  // 1 h × 45% × 46 ÷ 12 = 1,725 h: 172,50 € at 100 €, where 1,7 h would give 170,00 €
  const base = estimateSavings(
    { ...input, weeklyTenths: 10, hourlyCostCents: 10_000 },
    assumptions,
    'base',
  );
  expect(base.hoursTenths).toBe(17);
  expect(base.timeCents).toBe(17_250);
});

test.each([
  [100_000, 2500, 8000, 3000, { leads: 40, reached: 32, meetings: 9, costPerMeetingCents: 11_111 }],
  [
    100_000,
    2500,
    3000,
    1000,
    { leads: 40, reached: 12, meetings: 1, costPerMeetingCents: 100_000 },
  ],
  [1000, 2500, 8000, 3000, { leads: 0, reached: 0, meetings: 0, costPerMeetingCents: null }],
  [100_000, 0, 8000, 3000, { leads: 0, costPerMeetingCents: null }],
])(
  'a funnel of %i cents counts whole people',
  (budgetCents, costPerLeadCents, reached, meetings, result) => {
    expect(runFunnel({ budgetCents, costPerLeadCents, reached, meetings })).toMatchObject(result);
  },
);

test.each([
  ['', 'Stima.', 'Stima.'],
  ['  \n', 'Stima.', 'Stima.'],
  ['Rispondere la sera.', 'Stima.', 'Rispondere la sera.\n\nStima.'],
  ['Rispondere la sera.\n\nStima.', 'Stima.', 'Rispondere la sera.\n\nStima.'],
])('to %j the note is added once', (written, note, whole) => {
  expect(withNote(written, note)).toBe(whole);
});
