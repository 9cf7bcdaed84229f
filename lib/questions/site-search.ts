import { synonyms } from '@/content/synonyms';
import { anchorOf } from '@/lib/anchor';
import { type Findable, searchOver } from './search';
import type { PassagePage } from './site-passages';

/** A passage of the site, and where it stands. */
export interface Passage extends Findable {
  /** The page's path and name, and the id of the place on it. */
  path: string;
  page: string;
  anchor: string;
}

/** An answer to a question: the passage that fits best, and others that might. */
export interface Answer {
  passage: Passage;
  near: Passage[];
}

/** Below this share of the question a passage is no answer to it. */
const leastShare = 0.53;
/** Whoever asks on a page asks about it, where nothing else is said. */
const ownPage = 1.3;
/** How far the score decides between passages that have to do with about as much of the question. */
const scorePower = 0.3;
/** Another might be meant that ranks so near to the best. */
const nearShare = 0.7;
/** How many others are named beside the best. */
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

/**
 * Answers questions with the site's own passages. `path` is the page that the question is asked on; null where nothing on
 * the site has to do with enough of the question.
 */
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
