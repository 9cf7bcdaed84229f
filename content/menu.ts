import { solutions } from '@/content/solutions';
import type { Solution } from '@/content/types';

export interface MenuEntry {
  name: string;
  description: string;
  path: string;
  line: number | null;
}

/** In the specification's menu without a page of its own: it leads to the not-found page. */
const leadAnalysis: MenuEntry = {
  name: 'Analisi lead e clienti',
  description: 'Capisci chi è pronto a comprare, e perché',
  path: '/solutions/analisi-lead-clienti',
  line: null,
};
const leadAnalysisPosition = 6;

/** Beside the seven there is room for these. */
const mostFurther = 2;

function entryOf({ name, menuDescription, slug, line }: Solution): MenuEntry {
  return { name, description: menuDescription, path: `/soluzioni/${slug}`, line };
}

/** The header menu: every solution with a menu position, and the entry without a page. */
export const solutionsMenu: MenuEntry[] = [
  ...solutions.flatMap((solution) =>
    solution.menuPosition === null
      ? []
      : [{ position: solution.menuPosition, entry: entryOf(solution) }],
  ),
  { position: leadAnalysisPosition, entry: leadAnalysis },
]
  .sort((a, b) => a.position - b.position)
  .map(({ entry }) => entry);

/** Solutions that the specified menu leaves out. */
export const furtherSolutions: MenuEntry[] = solutions
  .filter(({ menuPosition }) => menuPosition === null)
  .slice(0, mostFurther)
  .map(entryOf);
