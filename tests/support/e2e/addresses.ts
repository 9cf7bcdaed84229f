/** The addresses that the site has, read from its content: whatever the owner adds, removes or renames. */
import { solutionsMenu } from '@/content/menu';
import { solutions } from '@/content/solutions';
import { hospitalityPath, solutionPath } from '@/lib/links';
import { canonicalPages } from '@/lib/seo/canonical-pages';

export const hospitalityPaths = [hospitalityPath, '/property-managers'];

/** Where search engines should keep each page. */
export const canonicalPaths = canonicalPages.map(({ path }) => path);

/** Every address that answers with a page: each solution has two, and so has the hospitality page. */
export const everyPath: string[] = [
  ...new Set([
    ...canonicalPaths,
    ...hospitalityPaths,
    ...solutions.map(({ slug }) => `/solutions/${slug}`),
  ]),
];

/** No page will ever stand here. */
export const missingPath = '/pagina-che-non-esiste';

/** Entries of the header menu that have no page yet. */
export const deadMenuPaths = solutionsMenu
  .map(({ path }) => path)
  .filter((path) => !everyPath.includes(path));

/** Where the form stands. */
export const formPaths = [
  '/',
  hospitalityPath,
  ...solutions.filter(({ carriesForm }) => carriesForm).map(({ slug }) => solutionPath(slug)),
];

export const carriesForm = (path: string) => formPaths.includes(canonicalPath(path));

/** Where search engines should keep what stands at a path. */
export function canonicalPath(path: string): string {
  if (hospitalityPaths.includes(path)) return hospitalityPath;
  return path.replace(/^\/solutions\//, '/soluzioni/');
}
