/** What runs in the browser: the islands' modules, and the one script of every page (docs/decisions/0004). */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { browserslist } from '@/package.json';

const options = {
  bundle: true,
  minify: true,
  target: browserslist.map((browser) => browser.replace(' >= ', '')),
  jsx: 'automatic',
  // a style sheet that a module imports is its text
  loader: { '.css': 'text' },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
} as const satisfies BuildOptions;

const islandsFolder = 'components/islands';
const islandEnding = '.island.tsx';
const addressBase = '/_next/static/islands/';

/** What can be reached from a file by what `next` says, itself first. */
function reached(from: string, next: (file: string) => string[]): string[] {
  const files = new Set([from]);
  for (const file of files) for (const each of next(file)) files.add(each);
  return [...files];
}

export interface Island {
  /** The addresses of its module: its own first, then what it imports at its start. */
  files: string[];
  /** Its code without libraries and content: what may give an element a class or a state. */
  code: string;
}

async function codeOf(entry: string): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [entry],
    packages: 'external',
    external: ['@/content/*'],
    format: 'esm',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Writes the modules of the islands that pages have into `outdir`, and what they share. By the names that `data-island` may have. */
export async function buildIslands(
  outdir: string,
  isUsed: (name: string) => boolean,
): Promise<Record<string, Island>> {
  const entries = (await readdir(islandsFolder)).filter(
    (file) => file.endsWith(islandEnding) && isUsed(path.basename(file, islandEnding)),
  );
  const { metafile } = await build({
    ...options,
    entryPoints: entries.map((file) => path.join(islandsFolder, file)),
    outdir,
    format: 'esm',
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    metafile: true,
  });
  const neededBy = (file: string) =>
    (metafile.outputs[file]?.imports ?? []).flatMap(({ kind, path }) =>
      kind === 'import-statement' ? path : [],
    );
  const islands: Record<string, Island> = {};
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (!entryPoint?.endsWith(islandEnding)) continue;
    islands[path.basename(entryPoint, islandEnding)] = {
      files: reached(output, neededBy).map((file) => addressBase + path.basename(file)),
      code: await codeOf(entryPoint),
    };
  }
  return islands;
}

/** The script of every page, which imports an island's module at its first use. */
export async function buildPageScript(islands: Record<string, Island>): Promise<string> {
  const withAssistant = 'assistant' in islands;
  const files = Object.entries(islands).map(([name, island]) => [name, island.files]);
  const { outputFiles } = await build({
    ...options,
    entryPoints: [`lib/browser/finished-page${withAssistant ? '-with-assistant' : ''}.ts`],
    format: 'iife',
    define: { ...options.define, islandFiles: JSON.stringify(Object.fromEntries(files)) },
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
