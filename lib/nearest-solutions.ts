import { solutions } from '@/content/solutions';
import type { Solution } from '@/content/types';

/** Long enough to tell words apart, short enough to see past Italian endings. */
const stemLength = 4;

function stems(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .split(/[^a-z]+/)
    .filter((word) => word.length >= stemLength)
    .map((word) => word.slice(0, stemLength));
}

function sharedStems(wanted: ReadonlySet<string>, solution: Solution): number {
  const own = new Set(stems(`${solution.slug} ${solution.name} ${solution.menuDescription}`));
  return [...own].filter((stem) => wanted.has(stem)).length;
}

/**
 * The `count` solutions whose words come nearest to a missing path's, best first;
 * where nothing is alike, in line order.
 */
export function nearestSolutions(path: string, count: number): Solution[] {
  const wanted = new Set(stems(path));
  return [...solutions]
    .sort((a, b) => sharedStems(wanted, b) - sharedStems(wanted, a))
    .slice(0, count);
}
