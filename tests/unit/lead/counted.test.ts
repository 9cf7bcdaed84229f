import { countedOf, subjectOf } from '@/lib/lead/figures/counted';
import { everyPath } from '../../support/e2e/addresses';

test('every page is counted, what is none is not, and a machine takes no campaign’s place', () => {
  expect(everyPath).not.toEqual([]);
  for (const page of everyPath) expect(countedOf('visit', { page })?.page).toBe(page);
  for (const page of ['//evil.example', '/a-page-that-is-none', ''])
    expect(countedOf('visit', { page })).toBeNull();
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
])('a campaign of %j is stored as %j', (source, campaign) => {
  expect(subjectOf({ page: '/', source }).campaign).toBe(campaign);
});
