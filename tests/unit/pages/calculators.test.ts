import { estimateSavings, type SavingsAssumptions, type SavingsInput } from '@/lib/demos/savings';
import { formatDay, formatEuro } from '@/lib/italian/format';
import { parseItalianNumber } from '@/lib/italian/number';

test('euros and days are written the Italian way, and the day is Italy’s', () => {
  // a discount has the sign that figures have, not a hyphen, and no discount is none
  const written = [123450, -12050, -0].map((cents) => formatEuro(cents).replace(/\s/g, ' '));
  expect(written).toEqual(['1.234,50 €', '−120,50 €', '0,00 €']);
  expect(formatDay(new Date('2026-11-19T23:30:00Z'))).toBe('20/11/2026');
});

/** Up to a million euros. */
const cents = { decimals: 2, min: 0, max: 100_000_000 };

test('an amount typed the Italian way is read as it was meant, and what is none is refused', () => {
  const typed = [
    ['1234', 123400],
    ['1.234,50', 123450],
    ['1234,5', 123450],
    ['1234.50', 123450],
    ['1.234', 123400],
    ['123.456,78', 12345678],
    ['€ 12', 1200],
    ['12\u00a0EUR', 1200],
    [' 0,1 ', 10],
    ['0', 0],
    ['', 'empty'],
    ['  €', 'empty'],
    ['−12,50 €', 'negative'],
    ['gratis', 'malformed'],
    ['1,2,3', 'malformed'],
    ['1.23.456', 'malformed'],
    ['12e3', 'malformed'],
    ['0x10', 'malformed'],
    ['Infinity', 'malformed'],
    ['1,005', 'tooPrecise'],
    ['1.000.000,01', 'tooLarge'],
    ['99999999999999999999', 'tooLarge'],
  ] as const;
  for (const [text, read] of typed)
    expect([text, parseItalianNumber(text, cents)]).toEqual([
      text,
      typeof read === 'number' ? { ok: true, value: read } : { ok: false, fault: read },
    ]);
});

const assumptions: SavingsAssumptions = {
  weeksPerYear: 46,
  automatable: { low: 3000, base: 4500, high: 6000 },
};
const input: SavingsInput = { weeklyTenths: 120, hourlyCostCents: 2200 };

test('the savings that a visitor reads are right to the cent and the tenth of an hour', () => {
  const changes: [given: object, saved: object, weeksPerYear?: number][] = [
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
  ];
  for (const [given, saved, weeksPerYear = 46] of changes) {
    const estimate = estimateSavings(
      { ...input, ...given },
      { ...assumptions, weeksPerYear },
      'base',
    );
    expect({ given, ...estimate }).toMatchObject({ given, ...saved });
  }
});
