import { queryWithPaper } from '@/scripts/lib/paper-is-narrow.mjs';

test.each([
  ['(min-width: 64rem)', 'screen and (min-width: 64rem)'],
  [
    '(min-width: 48rem) and (not (min-width: 64rem))',
    'screen and (min-width: 48rem) and (not (min-width: 64rem))',
  ],
  ['not all and (min-width: 64rem)', 'print, not all and (min-width: 64rem)'],
  [
    '(min-width: 40rem) and (not (min-width: 64rem))',
    'print, (min-width: 40rem) and (not (min-width: 64rem))',
  ],
])('%s cannot be what holds on paper', (query, withPaper) => {
  expect(queryWithPaper(query)).toBe(withPaper);
});

test.each([
  '(min-width: 40rem)',
  'not all and (min-width: 40rem)',
  'print',
  '(prefers-color-scheme: dark)',
])('%s stays as it is', (query) => expect(queryWithPaper(query)).toBe(query));
