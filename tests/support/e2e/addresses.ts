/** The addresses that the site has, read from its content: whatever the owner adds, removes or renames. */

import { solutionsMenu } from '@/content/menu';
import { solutions } from '@/content/solutions';
import type { DrawingId, Solution } from '@/content/types';
import { hospitalityPath, solutionPath } from '@/lib/links';
import { canonicalPages } from '@/lib/seo/canonical-pages';

const hospitalityPaths = [hospitalityPath, '/property-managers'];

export const canonicalPaths = canonicalPages.map(({ path }) => path);

/** Every address that answers with a page: each solution has two, and so has the hospitality page. */
export const everyPath: string[] = [
  ...new Set([
    ...canonicalPaths,
    ...hospitalityPaths,
    ...solutions.map(({ slug }) => `/solutions/${slug}`),
  ]),
];

export const missingPath = '/pagina-che-non-esiste';

/** Entries of the header menu that have no page yet. */
export const deadMenuPaths = solutionsMenu
  .map(({ path }) => path)
  .filter((path) => !everyPath.includes(path));

export const formPaths = [
  '/',
  hospitalityPath,
  ...solutions.filter(({ carriesForm }) => carriesForm).map(({ slug }) => solutionPath(slug)),
];

export const carriesForm = (path: string) => formPaths.includes(canonicalPath(path));

export function canonicalPath(path: string): string {
  if (hospitalityPaths.includes(path)) return hospitalityPath;
  return path.replace(/^\/solutions\//, '/soluzioni/');
}

function first<Item>(items: readonly Item[], what: string): Item {
  const [item] = items;
  if (item === undefined) throw new Error(`The site has no ${what}, and the tests need one.`);
  return item;
}

const plain = solutions.filter(({ carriesForm }) => !carriesForm);

/** A solution whose page leads to the home's form. */
export const plainSolution: Solution = first(plain, 'solution without a form of its own');
/** The solution whose page has the form itself, where there is one. */
export const formOwner: Solution | undefined = solutions.find(({ carriesForm }) => carriesForm);

export const plainPath = solutionPath(plainSolution.slug);

export const eachKindOfPage = ['/', hospitalityPath, plainPath];

const menuEntries = solutionsMenu.filter(({ line }) => line !== null);
export const menuEntry = first(menuEntries, 'menu entry with a page');

/** The page whose drawing plays; undefined where none does. */
export function demoPath(id: DrawingId): string | undefined {
  const solution = solutions.find(({ drawing, demonstration }) => drawing === id && demonstration);
  return solution && solutionPath(solution.slug);
}
