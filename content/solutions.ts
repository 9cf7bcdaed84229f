import { everySolution } from './solution-list';
import type { Solution } from './types';

/** Every solution in line order: routes, menu, cards, map, share images and tests follow from it. */
export const solutions: readonly Solution[] = everySolution.toSorted((a, b) => a.line - b.line);

export function solutionBySlug(slug: string): Solution | undefined {
  return solutions.find((solution) => solution.slug === slug);
}
