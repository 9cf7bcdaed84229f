import MiniSearch from 'minisearch';
import { terms } from '@/lib/italian/terms';

export interface Findable {
  title: string;
  text: string;
  also?: string;
  about?: string;
}

interface Hit<Item> {
  item: Item;
  share: number;
  score: number;
}

type Search<Item> = (question: string) => Hit<Item>[];

const places: Record<string, number> = { title: 1, about: 0.9, text: 0.75, also: 0.75 };
const synonym = 0.85;
const misspelt = 0.8;
/** A word that no text has counts as much as one that hardly any has, and no more: people say much beside the matter. */
const mostRarity = 4;

const lettersOff = (term: string) => (term.length > 8 ? 2 : term.length > 4 ? 1 : 0);

function synonymsByStem(rows: readonly string[]): Map<string, Set<string>> {
  const byStem = new Map<string, Set<string>>();
  for (const row of rows) {
    const stems = terms(row);
    for (const stem of stems) byStem.set(stem, new Set([...(byStem.get(stem) ?? []), ...stems]));
  }
  return byStem;
}

/** A full-text search over Italian texts, in Node and browsers; `synonyms` are rows of words of one meaning. */
export function searchOver<Item extends Findable>(
  items: readonly Item[],
  synonyms: readonly string[],
): Search<Item> {
  const index = new MiniSearch({
    fields: Object.keys(places),
    tokenize: terms,
    processTerm: (term) => term,
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
