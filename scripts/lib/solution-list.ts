import { readdir } from 'node:fs/promises';
import { writeChanged } from './project';

const camelCase = (slug: string) => slug.replace(/-\w/g, ([, letter = '']) => letter.toUpperCase());

/** Writes `content/solution-list.ts`: a line for each module in `content/solutions/`, so that a new solution is one file. */
export async function listSolutions(): Promise<void> {
  const files = await readdir('content/solutions');
  const slugs = files.flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? []).sort();
  const imports = slugs.map(
    (slug) => `import { solution as ${camelCase(slug)} } from './solutions/${slug}';`,
  );
  const list = `// Written by scripts/lib/solution-list.ts from the modules in content/solutions/.
${imports.join('\n')}

export const everySolution = [
${slugs.map((slug) => `  ${camelCase(slug)},`).join('\n')}
];
`;
  await writeChanged('content/solution-list.ts', list);
}
