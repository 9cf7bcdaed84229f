import { firstName } from '@/lib/italian/first-name';

test.each([
  ['Giulia D’Amico', 'Giulia'],
  ['  marco   rossi ', 'Marco'],
  ['ANNA-MARIA Bianchi', 'Anna-Maria'],
  ['dott.ssa Elena Però', 'Elena'],
  ['Niccolò', 'Niccolò'],
  ['LaToya Neri', 'LaToya'],
])('%s is greeted as %s', (typed, name) => {
  expect(firstName(typed)).toBe(name);
});

test.each(['', '   ', 'G. B.', '12345', 'Massimilianopaolo Verdi', '<b>x</b>'])(
  'nobody is greeted as %p',
  (typed) => {
    expect(firstName(typed)).toBeUndefined();
  },
);
