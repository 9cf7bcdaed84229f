import { firstName } from '@/lib/italian/first-name';
import { plural } from '@/lib/italian/plural';

test.each([
  ['Giulia D’Amico', 'Giulia'],
  ['  marco   rossi ', 'Marco'],
  ['ANNA-MARIA Bianchi', 'Anna-Maria'],
  ['dott.ssa Elena Però', 'Elena'],
  ['Niccolò', 'Niccolò'],
  ['LaToya Neri', 'LaToya'],
  ...['   ', 'G. B.', '12345', 'Massimilianopaolo Verdi', '<b>x</b>'].map((each) => [
    each,
    undefined,
  ]),
])('%p is greeted as %s', (typed = '', name) => {
  expect(firstName(typed)).toBe(name);
});

test.each([
  [0, '0 ore'],
  [1, '1 ora'],
  [1.5, '1,5 ore'],
  [21, '21 ore'],
  [1_000_000, '1.000.000 ore'],
])('%d takes its form', (count, said) => {
  const hours = { one: (n: string) => `${n} ora`, other: (n: string) => `${n} ore` };
  expect(plural(count, hours)).toBe(said);
});
