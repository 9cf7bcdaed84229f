import { synonyms } from '@/content/synonyms';
import type { CustomerQuestions } from '@/content/types';
import { searchOver } from '@/lib/questions/search';

export interface CustomerLine {
  slug: string;
  examples: readonly CustomerQuestions['examples'][number][];
}

/** The line that takes a customer's request, and what its assistant answers. */
interface Taken {
  slug: string;
  reply: string;
}

/** A request says more than it asks for: an example is near that has to do with this share of it. */
const leastShare = 0.28;

/** The whole, then each of its clauses by its first words: in a long sentence what is asked is a small share. */
const readings = (request: string) => [
  request,
  ...request.split(/[,.;:?!]/).map((clause) => clause.trim().split(/\s+/).slice(0, 6).join(' ')),
];

/**
 * Which line takes a request in the visitor's own words, and its reply: those of the nearest example; null where none is
 * near. A plain search, no model: the examples stand in each solution's content.
 */
export function lineChooser(lines: readonly CustomerLine[]): (request: string) => Taken | null {
  const examples = lines.flatMap(({ slug, examples: own }) =>
    own.map(({ asks, reply }) => ({ title: asks, text: '', slug, reply })),
  );
  const search = searchOver(examples, synonyms);
  return (request) => {
    const [best] = readings(request).flatMap((words) =>
      search(words)
        .filter(({ share }) => share >= leastShare)
        .sort((a, b) => b.share - a.share || b.score - a.score),
    );
    return best ? { slug: best.item.slug, reply: best.item.reply } : null;
  };
}
