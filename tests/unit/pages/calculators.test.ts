import { estimateSavings } from '@/lib/demos/estimates';
import { formatAboutEuro, formatEuro } from '@/lib/italian/format';
import { parseItalianNumber } from '@/lib/italian/number';
import { formatDay } from '@/lib/time';

test('euros and days are written the Italian way, and the day is Italy’s', () => {
  // a discount has the sign that figures have, not a hyphen, and no discount is none
  const written = [123450, -12050, -0].map((cents) => formatEuro(cents).replace(/\s/g, ' '));
  expect(written).toEqual(['1.234,50 €', '−120,50 €', '0,00 €']);
  expect(formatDay(new Date('2026-11-19T23:30:00Z'))).toBe('20/11/2026');
});

test('a sum out of guesses is rounded to tens, a large one to three digits', () => {
  const written = [129_030, 86_720, 1_548_360, 400].map((cents) =>
    formatAboutEuro(cents).replace(/\s/g, ' '),
  );
  expect(written).toEqual(['1.290 €', '870 €', '15.500 €', '0 €']);
});

const amount = { decimals: 2, min: 0, max: 100_000_000 };

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
    expect([text, parseItalianNumber(text, amount)]).toEqual([
      text,
      typeof read === 'number' ? { ok: true, value: read } : { ok: false, fault: read },
    ]);
});

const values = { hours: 120, cost: 2200, weeks: 46, low: 3000, base: 4500, high: 6000 };

test('the savings that a visitor reads are right to the cent, and hours are not rounded before they are said', () => {
  const changes: [given: object, saved: object][] = [
    [{}, { weeklyHours: 5.4, hours: 20.7, timeCents: 45_540 }],
    [{ hours: 0 }, { timeCents: 0 }],
    // 0,1 h × 45% × 46 ÷ 12 × 1 cent = 0,1725 cents
    [{ hours: 1, cost: 1 }, { timeCents: 0 }],
    // 0,2 h × 45% × 40 ÷ 12 × 0,05 € = 1,5 cents, up
    [{ hours: 2, cost: 5, weeks: 40 }, { timeCents: 2 }],
    // 1 h × 45% × 46 ÷ 12 = 1,725 h: 172,50 € at 100 €, where 1,7 h would give 170,00 €
    [
      { hours: 10, cost: 10_000 },
      { hours: 1.725, timeCents: 17_250 },
    ],
  ];
  for (const [given, saved] of changes)
    expect({ given, ...estimateSavings({ ...values, ...given }, 'base') }).toMatchObject({
      given,
      ...saved,
    });
});
