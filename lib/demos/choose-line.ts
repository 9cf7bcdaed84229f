import { synonyms } from '@/content/synonyms';
import type { CustomerQuestions } from '@/content/types';
import { searchOver } from '@/lib/questions/search';

export interface CustomerLine {
  slug: string;
  examples: readonly CustomerQuestions['examples'][number][];
}

interface Taken {
  slug: string;
  reply: string;
}

const leastShare = 0.28;

const readings = (request: string) => [
  request,
  ...request.split(/[,.;:?!]/).map((clause) => clause.trim().split(/\s+/).slice(0, 6).join(' ')),
];

/** The line and the reply of the example nearest to a request in the visitor's own words; null where none is near. */
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
