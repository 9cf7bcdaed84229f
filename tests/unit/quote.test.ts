import { formatEuro, quoteTotals } from '@/lib/quote';

const item = (quantity: number, unitCents: number) => ({ quantity, unitCents });

test.each([
  ['one item', [item(1, 10000)], 0, { taxableCents: 10000, vatCents: 2200, totalCents: 12200 }],
  [
    'a discount before VAT',
    [item(2, 5000)],
    10,
    { discountCents: 1000, vatCents: 1980, totalCents: 10980 },
  ],
  ['half a cent, up', [item(1, 25)], 50, { discountCents: 13, taxableCents: 12, vatCents: 3 }],
  ['thirds', [item(3, 3333)], 0, { taxableCents: 9999, vatCents: 2200, totalCents: 12199 }],
  ['nothing', [], 15, { discountCents: 0, totalCents: 0 }],
])('sums %s to the cent', (_case, items, discountPercent, expected) => {
  expect(quoteTotals({ items, discountPercent, vatPercent: 22 })).toMatchObject(expected);
});

test('euros are written the Italian way', () => {
  expect(formatEuro(123450).replace(/\s/g, ' ')).toBe('1.234,50 €');
});
