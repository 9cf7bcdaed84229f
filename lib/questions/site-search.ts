import { synonyms } from '@/content/synonyms';
import { anchorOf } from '@/lib/anchor';
import { type Findable, searchOver } from './search';
import type { PassagePage } from './site-passages';

export interface Passage extends Findable {
  path: string;
  page: string;
  anchor: string;
}

export interface Answer {
  passage: Passage;
  near: Passage[];
}

const leastShare = 0.53;
const ownPage = 1.3;
const scorePower = 0.3;
const nearShare = 0.7;
const mostNear = 2;

export function passagesOf(pages: readonly PassagePage[]): Passage[] {
  return pages.flatMap(({ path, name, groups }) =>
    groups.flatMap(({ anchor, title: section = '', passages }) =>
      passages.map(([title, text, also = '']) => ({
        title,
        text,
        also,
        about: `${name} ${section}`,
        path,
        page: name,
        anchor: anchor ?? anchorOf(title),
      })),
    ),
  );
}

/** Answers a question asked on the page `path` with the site's own passages; null where nothing fits. */
export function siteSearch(
  pages: readonly PassagePage[],
): (question: string, path: string) => Answer | null {
  const search = searchOver(passagesOf(pages), synonyms);
  return (question, path) => {
    const [passage, ...others] = search(question)
      .map(({ item, share, score }) => ({
        item,
        share: share * (item.path === path ? ownPage : 1),
        score,
      }))
      .filter(({ share }) => share >= leastShare)
      .map(({ item, share, score }) => ({ item, rank: share * score ** scorePower }))
      .sort((a, b) => b.rank - a.rank)
      .filter(({ rank }, _, [best]) => rank >= nearShare * (best?.rank ?? 0))
      .map(({ item }) => item);
    return passage ? { passage, near: others.slice(0, mostNear) } : null;
  };
}
