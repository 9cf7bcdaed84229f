import { type Person, people } from '@/content/owner';

/** An owner's text; null while it stands in brackets. */
export function written(text: string): string | null {
  return /^\[.*\]$/.test(text) ? null : text;
}

/** Who stands beside the form of a page, and takes over there: the one who is named for it, or the first. */
export function personOf(page: string): Person | undefined {
  const named = people.filter(({ name }) => written(name));
  return named.find(({ pages }) => pages?.includes(page)) ?? named[0];
}
