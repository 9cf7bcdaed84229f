import { passagesPath } from '@/lib/links';
import type { PassagePage } from '@/lib/questions/site-passages';
import type { siteSearch } from '@/lib/questions/site-search';

type Search = ReturnType<typeof siteSearch>;

async function load(): Promise<Search> {
  const [{ siteSearch: search }, response] = await Promise.all([
    import('@/lib/questions/site-search'),
    fetch(passagesPath),
  ]);
  if (!response.ok) throw new Error(`${passagesPath}: ${response.status}`);
  const pages: PassagePage[] = await response.json();
  return search(pages);
}

let loading: Promise<Search> | undefined;

/** The search and what it searches, fetched once; a fetch that has failed is tried again at the next call. */
export function loadAnswers(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
