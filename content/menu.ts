import { menuOrder } from '@/content/order';
import { solutionBySlug, solutions } from '@/content/solutions';
import type { Solution } from '@/content/types';

export interface MenuEntry {
  name: string;
  description: string;
  path: string;
  line: number | null;
}

/** Entries of the menu without a page of their own, by the name that `menuOrder` has for them: each leads to the not-found page. */
export const withoutPage: Readonly<Record<string, MenuEntry>> = {
  'analisi-lead-clienti': {
    name: 'Analisi lead e clienti',
    description: 'Chi è pronto a comprare, e perché',
    path: '/solutions/analisi-lead-clienti',
    line: null,
  },
};

/** Beside the seven there is room for these. */
const mostFurther = 2;

function entryOf({ name, menuDescription, slug, line }: Solution): MenuEntry {
  return { name, description: menuDescription, path: `/soluzioni/${slug}`, line };
}

/** The header menu, in its own order. */
export const solutionsMenu: MenuEntry[] = menuOrder.flatMap((slug) => {
  const solution = solutionBySlug(slug);
  return solution ? entryOf(solution) : (withoutPage[slug] ?? []);
});

/** Solutions that the menu leaves out. */
export const furtherSolutions: MenuEntry[] = solutions
  .filter(({ slug }) => !menuOrder.includes(slug))
  .slice(0, mostFurther)
  .map(entryOf);
