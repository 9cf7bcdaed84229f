import { plural } from '@/lib/italian/plural';

const hours = { one: (n: string) => `${n} ora`, other: (n: string) => `${n} ore` };

test.each([
  [0, '0 ore'],
  [1, '1 ora'],
  [1.5, '1,5 ore'],
  [2, '2 ore'],
  [21, '21 ore'],
  [1_000_000, '1.000.000 ore'],
])('%d takes its form', (count, said) => {
  expect(plural(count, hours)).toBe(said);
});
