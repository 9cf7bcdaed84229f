import { quoteTotals } from '@/lib/demos/quote';
import { checkDraft, quoteLimits } from '@/lib/demos/quote-draft';
import { formatDay, formatEuro } from '@/lib/italian/format';
import { parseItalianNumber } from '@/lib/italian/number';

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
])('sums %s to the cent', (_case, items, discountPercent, expected) => {
  expect(quoteTotals({ items, discountPercent, vatPercent: 22 })).toMatchObject(expected);
});

test('a sum that is taken apart adds up again, whatever the discount', () => {
  for (let discountPercent = 0; discountPercent <= 100; discountPercent += 0.25) {
    const items = [item(3, 3333), item(1, 1), item(17, 98765)];
    const goods = items.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
    const totals = quoteTotals({ items, discountPercent, vatPercent: 22 });
    expect(totals.discountCents + totals.taxableCents).toBe(goods);
    expect(totals.taxableCents + totals.vatCents).toBe(totals.totalCents);
  }
});

test('euros are written the Italian way', () => {
  expect(formatEuro(123450).replace(/\s/g, ' ')).toBe('1.234,50 €');
  // a discount has the sign that figures have, not a hyphen
  expect(formatEuro(-12050).replace(/\s/g, ' ')).toBe('−120,50 €');
  // no discount is none
  expect(formatEuro(-0).replace(/\s/g, ' ')).toBe('0,00 €');
});

test('a date is written the Italian way, and is the day in Italy', () => {
  expect(formatDay(new Date('2026-11-19T23:30:00Z'))).toBe('20/11/2026');
});

test.each([
  ['1234', 123400],
  ['1.234,50', 123450],
  ['1234,5', 123450],
  ['1234.50', 123450],
  ['1.234', 123400],
  ['123.456,78', 12345678],
  ['€ 12', 1200],
  ['12,00 €', 1200],
  ['12\u00a0EUR', 1200],
  [' 0,1 ', 10],
  ['0', 0],
])('reads %j as %i cents', (text, value) => {
  expect(parseItalianNumber(text, quoteLimits.price)).toEqual({ ok: true, value });
});

test.each([
  ['', 'empty'],
  ['  €', 'empty'],
  ['-5', 'negative'],
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
])('does not take %j for an amount: %s', (text, fault) => {
  expect(parseItalianNumber(text, quoteLimits.price)).toEqual({ ok: false, fault });
});

test.each([
  ['0', 'tooSmall'],
  ['-1', 'negative'],
  ['1,5', 'tooPrecise'],
  ['10.000', 'tooLarge'],
])('does not take %j for a quantity: %s', (text, fault) => {
  expect(parseItalianNumber(text, quoteLimits.quantity)).toEqual({ ok: false, fault });
});

const line = (id: number, quantity: string, price: string, description = 'Voce') => ({
  id,
  description,
  quantity,
  price,
});

test('a draft counts the lines that it can read, and says that it is not sound', () => {
  const draft = {
    items: [line(1, '2', '10,00'), line(2, '-3', '5'), line(3, '1', 'x')],
    discount: '',
    vat: '22',
  };
  const checked = checkDraft(draft);
  expect(checked.items.map(({ amountCents }) => amountCents)).toEqual([2000, undefined, undefined]);
  expect(checked.totals.totalCents).toBe(2440);
  expect(checked.sound).toBe(false);
});

test.each([
  ['a sound one', [line(1, '1', '1')], '5', true],
  ['one without VAT', [line(1, '1', '1')], '5', true, ''],
  ['one whose VAT is no number', [line(1, '1', '1')], '5', false, 'tanta'],
  ['one without lines', [], '0', false],
  ['one with a nameless line', [line(1, '1', '1', '  ')], '0', false],
  ['one with too much discount', [line(1, '1', '1')], '100,01', false],
])('tells %s', (_case, items, discount, sound, vat = '22') => {
  expect(checkDraft({ items, discount, vat }).sound).toBe(sound);
});
