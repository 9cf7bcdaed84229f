// Pins the specification of the original site; an owner may delete this folder.
import { hospitality } from '@/content/hospitality';
import { written } from '@/lib/owner-slot';

test('that the cases’ figures are made up is said above the first of them (d.lgs. 145/2007)', () => {
  expect(hospitality.cases.lead).toMatch(/\bcifre\b.*\binventat[ae]\b/i);
});

test('the price says what it depends on, what is in it, what is not, and the tax', () => {
  const { items } = hospitality.price;
  expect(items).toHaveLength(3);
  expect(items.filter(({ text }) => written(text) === null)).toEqual([]);
  const euros = items.filter(({ text }) => text.includes('€'));
  expect(euros.filter(({ text }) => !/\bIVA\b/.test(text))).toEqual([]);
  expect(items.at(-1)?.text).toMatch(/\bIVA\b/);
});

test.each([
  ['booking portals', /Booking\.com.*Expedia.*Airbnb/],
  ['the deposit', /caparra/],
  ['Alloggiati Web', /Alloggiati Web/],
  ['the tourist tax', /tassa di soggiorno/],
  ['another PMS', /OPERA.*Mews/],
])('the questions answer a hotelier who asks about %s', (_what, asked) => {
  expect(hospitality.questions.items.filter(({ question }) => asked.test(question))).toHaveLength(
    1,
  );
});
