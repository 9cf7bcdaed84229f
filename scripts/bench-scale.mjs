/**
 * Builds the site with N solutions of synthetic content (10, 100, 1000; or those given as arguments) in
 * a folder outside the repository, and prints time and peak memory a page, and what each page beyond
 * the first hundred costs. A solution makes two pages and two share images.
 */
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { watchMemory } from './bench/process-memory.mjs';
import { start } from './lib/children.mjs';
import { copyProject } from './lib/project-copy.mjs';

const sizes = process.argv.slice(2).map(Number);
/** @param {number} n */
const synthetic = (n) => `import { solution as model } from './voicebot-intelligente';
import type { SolutionContent } from '@/content/types';
export const solution: SolutionContent = {
  ...model,
  slug: 'soluzione-${n}',
  name: 'Soluzione ${n}',
  shortName: 'Linea ${n}',
  meta: { title: 'Soluzione ${n}', description: 'La soluzione numero ${n}, per misurare.' },
};
`;

/** @param {number} count */
async function makeSite(count) {
  const folder = await copyProject(String(count));
  const solutions = path.join(folder, 'content', 'solutions');
  // the site's own stay: other content names them
  const own = (await readdir(solutions)).length;
  for (let n = 1; n <= count - own; n += 1) {
    await writeFile(path.join(solutions, `soluzione-${n}.ts`), synthetic(n));
  }
  return folder;
}

/** @param {number} count */
async function measure(count) {
  const folder = await makeSite(count);
  try {
    const startedAt = performance.now();
    const build = start('npm', ['run', 'build'], { cwd: folder, quiet: true });
    const stopWatching = watchMemory(build.child.pid ?? 0);
    const { code } = await build.ended;
    const seconds = (performance.now() - startedAt) / 1000;
    const peakMegabytes = stopWatching() / 1e6;
    if (code !== 0) throw new Error(`The build with ${count} solutions failed:\n${build.tail()}`);
    return { count, pages: count * 2, seconds, peakMegabytes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @type {Awaited<ReturnType<typeof measure>>[]} */
const results = [];
for (const count of sizes.length > 0 ? sizes : [10, 100, 1000]) {
  const result = await measure(count);
  const { pages, seconds, peakMegabytes } = result;
  console.log(
    `${count} solutions, ${pages} pages: ${seconds.toFixed(1)} s (${((seconds * 1000) / pages).toFixed(0)} ms a page), ` +
      `peak ${peakMegabytes.toFixed(0)} MB (${(peakMegabytes / pages).toFixed(2)} MB a page)`,
  );
  const hundred = results.find((earlier) => earlier.count === 100);
  if (hundred && count > 100) {
    const each = ((seconds - hundred.seconds) * 1000) / (pages - hundred.pages);
    console.log(`  each page beyond the first hundred solutions: ${each.toFixed(0)} ms`);
  }
  results.push(result);
}
