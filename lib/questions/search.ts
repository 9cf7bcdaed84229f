import MiniSearch from 'minisearch';
import { terms } from '@/lib/italian/terms';

/** A short text that can be found. */
export interface Findable {
  title: string;
  text: string;
  /** Searched, and not shown. */
  also?: string;
  /** What it is about, beside its own words: the page and the section that it stands in. */
  about?: string;
}

interface Hit<Item> {
  item: Item;
  /** How much of the question the text is about, from 0 to 1; rare words count for more of it than common ones. */
  share: number;
  /** By BM25, as MiniSearch reckons it: of texts with the same share, the one that is more about it has more. */
  score: number;
}

type Search<Item> = (question: string) => Hit<Item>[];

/** How far a word counts by where it stands. */
const places: Record<string, number> = { title: 1, about: 0.9, text: 0.75, also: 0.75 };
/** How far a word counts that stands for the one asked, or is spelt nearly like it. */
const synonym = 0.85;
const misspelt = 0.8;
/** A word that no text has counts as much as one that hardly any has, and no more: people say much beside the matter. */
const mostRarity = 4;

/** How many letters a word that nobody has used may be off. */
const lettersOff = (term: string) => (term.length > 8 ? 2 : term.length > 4 ? 1 : 0);

/** For each stem those that stand for it. */
function synonymsByStem(rows: readonly string[]): Map<string, Set<string>> {
  const byStem = new Map<string, Set<string>>();
  for (const row of rows) {
    const stems = terms(row);
    for (const stem of stems) byStem.set(stem, new Set([...(byStem.get(stem) ?? []), ...stems]));
  }
  return byStem;
}

/**
 * A full-text search over Italian texts, in Node and browsers alike: the same texts and question give the same hits.
 * `synonyms` are rows of words that stand for one another (`content/synonyms.ts`). A hit has one word of the question at
 * least; how many it ought to have is the caller's to say, by its share.
 */
export function searchOver<Item extends Findable>(
  items: readonly Item[],
  synonyms: readonly string[],
): Search<Item> {
  const index = new MiniSearch({
    fields: Object.keys(places),
    tokenize: terms,
    processTerm: (term) => term,
    // what is looked up is a stem already
    searchOptions: { boost: { title: 2.5, about: 1.5 }, tokenize: (stem) => [stem] },
  });
  index.addAll(items.map((item, id) => ({ ...item, id })));
  const byStem = synonymsByStem(synonyms);

  function look(stem: string, counts: number, fuzzy: number) {
    return index.search(stem, { fuzzy }).map(({ id, score, match }) => {
      const best = Math.max(
        ...Object.values(match)
          .flat()
          .map((field) => places[field] ?? 0),
      );
      return { id: Number(id), share: counts * best, score: counts * score };
    });
  }

  /** What has a word, or one that stands for it; where nothing has, one spelt nearly like it. */
  function lookForMeaning(stem: string) {
    const others = [...(byStem.get(stem) ?? [])].filter((other) => other !== stem);
    const known = [...look(stem, 1, 0), ...others.flatMap((other) => look(other, synonym, 0))];
    const found = known.length > 0 ? known : look(stem, misspelt, lettersOff(stem));
    const best = new Map<number, { share: number; score: number }>();
    for (const { id, share, score } of found) {
      const before = best.get(id) ?? { share, score };
      best.set(id, {
        share: Math.max(share, before.share),
        score: Math.max(score, before.score),
      });
    }
    return best;
  }

  return (question) => {
    const sums = items.map((item) => ({ item, share: 0, score: 0 }));
    let whole = 0;
    for (const stem of new Set(terms(question))) {
      const found = lookForMeaning(stem);
      // the inverse document frequency of BM25
      const rarity = Math.log(1 + (items.length - found.size + 0.5) / (found.size + 0.5));
      const weight = Math.min(mostRarity, rarity);
      whole += weight;
      for (const [id, { share, score }] of found) {
        const sum = sums[id];
        if (!sum) continue;
        sum.share += weight * share;
        sum.score += score;
      }
    }
    return sums
      .filter(({ share }) => share > 0)
      .map(({ item, share, score }) => ({ item, share: share / whole, score }));
  };
}
