import { estimateSavings, type SavingsAssumptions, type SavingsInput } from '@/lib/demos/savings';

const assumptions: SavingsAssumptions = {
  weeksPerYear: 46,
  automatable: { low: 3000, base: 4500, high: 6000 },
};
const input: SavingsInput = { weeklyTenths: 120, hourlyCostCents: 2200 };

test.each([
  [{}, { weeklyTenths: 54, hoursTenths: 207, timeCents: 45_540 }],
  [{ weeklyTenths: 0 }, { timeCents: 0 }],
  // 0,1 h × 45% × 46 ÷ 12 × 1 cent = 0,1725 cents
  [{ weeklyTenths: 1, hourlyCostCents: 1 }, { timeCents: 0 }],
  // 0,2 h × 45% × 40 ÷ 12 × 0,05 € = 1,5 cents, up
  [{ weeklyTenths: 2, hourlyCostCents: 5 }, { timeCents: 2 }, 40],
  // 1 h × 45% × 46 ÷ 12 = 1,725 h: 172,50 € at 100 €, where 1,7 h would give 170,00 €
  [
    { weeklyTenths: 10, hourlyCostCents: 10_000 },
    { hoursTenths: 17, timeCents: 17_250 },
  ],
])(
  '12 h a week at 22 €, 45%% of it for 46 weeks, changed by %j, are %j',
  (given, saved, weeksPerYear = 46) => {
    const estimate = estimateSavings(
      { ...input, ...given },
      { ...assumptions, weeksPerYear },
      'base',
    );
    expect(estimate).toMatchObject(saved);
  },
);
