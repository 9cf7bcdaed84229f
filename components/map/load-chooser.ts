import { fetchJson, once } from '@/components/questions/load-once';
import type { CustomerLine } from '@/lib/demos/choose-line';
import { requestsPath } from '@/lib/links';

/** What chooses a line for a request in the visitor's own words, and the examples that it goes by. */
export const loadChooser = once(async () => {
  const [{ lineChooser }, lines] = await Promise.all([
    import('@/lib/demos/choose-line'),
    fetchJson<CustomerLine[]>(requestsPath),
  ]);
  return lineChooser(lines);
});
