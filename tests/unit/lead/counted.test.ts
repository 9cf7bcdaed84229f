import { countedOf, subjectOf } from '@/lib/lead/figures/counted';
import { everyPath } from '../../support/e2e/addresses';

test.each(everyPath)('%s is counted', (path) => {
  expect(countedOf('visit', { page: path })?.page).toBe(path);
});

test.each(['//evil.example', '/a-page-that-is-none', ''])(
  '%j is no page, and counts nothing',
  (page) => {
    expect(countedOf('visit', { page })).toBeNull();
  },
);

test('a machine takes no campaign’s place', () => {
  expect(countedOf('machine', { page: '/', source: 'news' })).toMatchObject({ campaign: '' });
});

test.each([
  ['maria@rossi.it', '?/'],
  ['Maria Rossi', 'maria-rossi/'],
  ['3331234567', '?/'],
  ['c3331234567', '?/'],
  ['x'.repeat(41), '?/'],
  ['<script>', '?/'],
  ['Primavera 2026', 'primavera-2026/'],
  ['', ''],
])('a campaign of %j is kept as %j', (source, campaign) => {
  expect(subjectOf({ page: '/', source }).campaign).toBe(campaign);
});
