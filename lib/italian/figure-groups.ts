import { figuresList } from '@/content/figures-page';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { solutions } from '@/content/solutions';
import type { Figure, FigureKind } from '@/content/types';
import { hospitalityPath, solutionPath } from '@/lib/links';

/** What is aimed at or estimated is measured once it is proved, and not before (d.lgs. 145/2007). */
export const kindOf = (figure: Figure): FigureKind =>
  figure.kind !== 'promise' && figure.evidence ? 'measured' : figure.kind;

/** A page, and those of its figures that no page before it shows. */
interface FiguresOfPage {
  name: string;
  path: string;
  line?: number;
  figures: readonly Figure[];
}

/** Every figure of the site, each with the first page that shows it. */
export function figuresByPage(): FiguresOfPage[] {
  const seen = new Set<string>();
  const once = (figures: readonly Figure[]) =>
    figures.filter(({ value, label }) => {
      const key = `${value.text} ${label}`;
      return !seen.has(key) && seen.add(key);
    });
  const { pages } = figuresList;
  return [
    { name: pages.home, path: '/', figures: once(home.hero.figures) },
    ...solutions.map(({ slug, name, line, results }) => ({
      name,
      line,
      path: solutionPath(slug),
      figures: once(results.figures),
    })),
    {
      name: pages.hospitality,
      path: hospitalityPath,
      // the amber of its night
      line: 4,
      figures: once(hospitality.statistics.figures),
    },
  ];
}

/** The figures of one kind, each with its page. */
export function figuresOfKind(kind: FigureKind) {
  return figuresByPage().flatMap(({ figures, ...page }) =>
    figures.filter((figure) => kindOf(figure) === kind).map((figure) => ({ figure, page })),
  );
}
