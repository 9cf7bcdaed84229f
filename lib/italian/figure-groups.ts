import { figuresList } from '@/content/figures-page';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { solutions } from '@/content/solutions';
import type { Figure } from '@/content/types';
import { hospitalityPath, solutionPath } from '@/lib/links';

export interface FigureGroup {
  name: string;
  path: string;
  line?: number;
  figures: readonly Figure[];
}

/** Every figure of the site by the page that shows it; one that several pages show stands with the first of them. */
export function figureGroups(): FigureGroup[] {
  const seen = new Set<string>();
  const once = (figures: readonly Figure[]) =>
    figures.filter(({ value, label }) => {
      const key = `${value} ${label}`;
      return !seen.has(key) && seen.add(key);
    });
  const { groups } = figuresList;
  return [
    { name: groups.home, path: '/', figures: once(home.hero.figures) },
    ...solutions.map(({ slug, name, line, results }) => ({
      name,
      line,
      path: solutionPath(slug),
      figures: once(results.figures),
    })),
    {
      name: groups.hospitality,
      path: hospitalityPath,
      // the amber of its night
      line: 4,
      figures: once(hospitality.statistics.figures),
    },
  ].filter(({ figures }) => figures.length > 0);
}
