import { quoteTotals } from '@/lib/demos/quote';
import { quoteLimits } from '@/lib/demos/quote-draft';
import { estimateSavings, type SavingsAssumptions, type SavingsInput } from '@/lib/demos/savings';
import { formatDay, formatEuro } from '@/lib/italian/format';
import { parseItalianNumber } from '@/lib/italian/number';

const item = (quantity: number, unitCents: number) => ({ quantity, unitCents });

type Items = Parameters<typeof quoteTotals>[0]['items'];

const sums: [what: string, items: Items, discountPercent: number, totals: object][] = [
  ['one item', [item(1, 10000)], 0, { taxableCents: 10000, vatCents: 2200, totalCents: 12200 }],
  ['a discount before VAT', [item(2, 5000)], 10, { discountCents: 1000, vatCents: 1980 }],
  ['half a cent, up', [item(1, 25)], 50, { discountCents: 13, taxableCents: 12, vatCents: 3 }],
  ['thirds', [item(3, 3333)], 0, { taxableCents: 9999, vatCents: 2200, totalCents: 12199 }],
  // 1.15 has no exact binary form: 1000 × 1.15 / 100 would come out a little under 11.5
  ['a percentage with decimals', [item(1, 1000)], 1.15, { discountCents: 12, taxableCents: 988 }],
  [
    'the largest that the form takes',
    Array.from({ length: 12 }, () => item(9999, 100_000_000)),
    12.5,
    { taxableCents: 10_498_950_000_000, vatCents: 2_309_769_000_000 },
  ],
  ['all of it discounted', [item(7, 1999)], 100, { discountCents: 13993, totalCents: 0 }],
  ['nothing', [], 15, { discountCents: 0, totalCents: 0 }],
];

test('a quote is right to the cent, and a sum that is taken apart adds up again', () => {
  for (const [what, items, discountPercent, expected] of sums)
    expect({ what, ...quoteTotals({ items, discountPercent, vatPercent: 22 }) }).toMatchObject({
      what,
      ...expected,
    });
  for (let discountPercent = 0; discountPercent <= 100; discountPercent += 0.25) {
    const items = [item(3, 3333), item(1, 1), item(17, 98765)];
    const goods = items.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
    const totals = quoteTotals({ items, discountPercent, vatPercent: 22 });
    expect(totals.discountCents + totals.taxableCents).toBe(goods);
    expect(totals.taxableCents + totals.vatCents).toBe(totals.totalCents);
  }
});

test('euros and days are written the Italian way, and the day is Italy’s', () => {
  // a discount has the sign that figures have, not a hyphen, and no discount is none
  const written = [123450, -12050, -0].map((cents) => formatEuro(cents).replace(/\s/g, ' '));
  expect(written).toEqual(['1.234,50 €', '−120,50 €', '0,00 €']);
  expect(formatDay(new Date('2026-11-19T23:30:00Z'))).toBe('20/11/2026');
});

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
    expect([text, parseItalianNumber(text, quoteLimits.price)]).toEqual([
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
