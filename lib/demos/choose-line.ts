import { stems } from '@/lib/demos/stems';

/** A line with the words by which a request is known to be its own. */
export interface LineWords {
  slug: string;
  words: readonly string[];
}

/**
 * Which line takes a request in the visitor's own words: the one with the most word stems in common, the first of
 * several; `fallback` where none has any. A plain rule, no model: it can be read in the solutions' content.
 */
export function chooseLine(request: string, lines: readonly LineWords[], fallback: string): string {
  const said = new Set(stems(request));
  let best = { slug: fallback, common: 0 };
  for (const { slug, words } of lines) {
    const common = stems(words.join(' ')).filter((stem) => said.has(stem)).length;
    if (common > best.common) best = { slug, common };
  }
  return best.slug;
}
