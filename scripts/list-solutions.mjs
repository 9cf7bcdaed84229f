/**
 * Writes `content/solution-list.ts`: one line for each module in `content/solutions/`, so that a new
 * solution is its own file and nothing else. Part of `npm run dev`, `npm run build` and `npm test`.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/project.mjs';

/** @param {string} slug */
const camelCase = (slug) => slug.replace(/-\w/g, ([, letter = '']) => letter.toUpperCase());

/** @param {string[]} slugs */
function listOf(slugs) {
  const names = slugs.map((slug) => ({ slug, name: camelCase(slug) }));
  return [
    '// Written by scripts/list-solutions.mjs from the modules in content/solutions/.',
    ...names.map(({ slug, name }) => `import { solution as ${name} } from './solutions/${slug}';`),
    '',
    'export const everySolution = [',
    ...names.map(({ name }) => `  ${name},`),
    '];',
    '',
  ].join('\n');
}

/** Brings the list up to date with the folder; leaves a list that is so alone. */
export async function listSolutions(folder = path.join(root, 'content')) {
  const files = await readdir(path.join(folder, 'solutions'));
  const slugs = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
  const file = path.join(folder, 'solution-list.ts');
  const list = listOf(slugs);
  if ((await readFile(file, 'utf8').catch(() => '')) !== list) await writeFile(file, list);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await listSolutions();
