import { passagesPath } from '@/lib/links';
import type { PassagePage } from '@/lib/questions/site-passages';
import { fetchJson, once } from './load-once';

/** The search of the question box, and what it searches. */
export const loadAnswers = once(async () => {
  const [{ siteSearch }, pages] = await Promise.all([
    import('@/lib/questions/site-search'),
    fetchJson<PassagePage[]>(passagesPath),
  ]);
  return siteSearch(pages);
});
