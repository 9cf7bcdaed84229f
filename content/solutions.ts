import { solutionOrder } from './order';
import { workedExample } from './owner';
import { everySolution } from './solution-list';
import type { Solution, SolutionContent } from './types';

function placeOf({ slug }: SolutionContent): number {
  const place = solutionOrder.indexOf(slug);
  return place === -1 ? solutionOrder.length : place;
}

/** Every solution in line order: routes, menu, cards, map, share images and tests follow from it. */
export const solutions: readonly Solution[] = everySolution
  .toSorted((a, b) => placeOf(a) - placeOf(b))
  .map((solution, i) => ({ ...solution, line: i + 1, example: workedExample(solution.slug) }));

export function solutionBySlug(slug: string): Solution | undefined {
  return solutions.find((solution) => solution.slug === slug);
}
