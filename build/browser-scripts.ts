/** What runs in the browser: the islands' modules, and the one script of each page (docs/decisions/0004). */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';
import { browserslist } from '@/package.json';
import { propertiesIn, type ShortNames, shortenModule } from './short-names';

const target = browserslist.map((browser) => browser.replace(' >= ', ''));

const syntax = { minify: true, target, jsx: 'automatic' } as const;

const common = {
  ...syntax,
  bundle: true,
  format: 'esm',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions;

const islandsFolder = 'components/islands';
const islandEnding = '.island.tsx';
const addressBase = '/_next/static/islands/';

interface Island {
  /** The addresses of its module: its own first, then what it imports at its start. */
  files: string[];
  /** The classes that it may add to a page and has no styles for. */
  names: string[];
  /** The custom properties that it names. */
  variables: string[];
}

/** A style sheet that a module imports is its text. */
const styleTexts: Plugin = {
  name: 'style-texts',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async (sheet) => {
      const { code } = await transform(await readFile(sheet.path, 'utf8'), {
        ...syntax,
        loader: 'css',
      });
      return { contents: code, loader: 'text' };
    });
  },
};

/** Utilities by the names that finished pages have for them. */
const shortClasses = (names: ShortNames): Plugin => ({
  name: 'short-classes',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]components[\\/].*\.tsx$/ }, async (module) => ({
      contents: shortenModule(await readFile(module.path, 'utf8'), names),
      loader: 'tsx',
    }));
  },
});

/** Every word in a module's strings that may be a class. */
async function classesIn(file: string): Promise<string[]> {
  const { code } = await transform(await readFile(file, 'utf8'), { ...syntax, loader: 'tsx' });
  const texts = code.match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? [];
  const words = texts.flatMap((text) => text.slice(1, -1).split(/\s+/));
  return words.filter((word) => /^(-?[a-z]+[-:a-z]|[[*])/.test(word));
}

/** What can be reached from a file by what `next` says, itself first. */
function reached(from: string, next: (file: string) => string[]): string[] {
  const files = new Set([from]);
  for (const file of files) for (const each of next(file)) files.add(each);
  return [...files];
}

/** Writes the islands' modules into `outdir`, and what they share. By the names that `data-island` may have. */
export async function buildIslands(
  outdir: string,
  names: ShortNames,
): Promise<Record<string, Island>> {
  const entries = (await readdir(islandsFolder)).filter((file) => file.endsWith(islandEnding));
  const { metafile } = await build({
    ...common,
    entryPoints: entries.map((file) => path.join(islandsFolder, file)),
    outdir,
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    plugins: [styleTexts, shortClasses(names)],
    metafile: true,
  });
  const importsOf = (file: string) => metafile.inputs[file]?.imports.map((each) => each.path) ?? [];
  const fetchedBy = (file: string) => metafile.outputs[file]?.imports ?? [];
  const neededBy = (file: string) =>
    fetchedBy(file).flatMap((each) => (each.kind === 'import-statement' ? each.path : []));
  const islands: Record<string, Island> = {};
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (!entryPoint?.endsWith(islandEnding)) continue;
    const sources = reached(entryPoint, importsOf).filter((file) => file.startsWith('components/'));
    const read = (file: string) => readFile(file.replace('?text', ''), 'utf8');
    const isSheet = (file: string) => file.endsWith('.css?text');
    const styles = (await Promise.all(sources.filter(isSheet).map(read))).join('\n');
    const scripts = reached(output, (file) => fetchedBy(file).map((each) => each.path));
    const selectors = new Set(styles.match(/(?<=\.)[a-z][-\w]*/g));
    const modules = sources.filter((file) => file.endsWith('.tsx'));
    const classes = (await Promise.all(modules.map(classesIn))).flat();
    islands[path.basename(entryPoint, islandEnding)] = {
      files: reached(output, neededBy).map((file) => addressBase + path.basename(file)),
      names: classes.filter((name) => !selectors.has(name)),
      variables: propertiesIn((await Promise.all(scripts.map(read))).join('\n')),
    };
  }
  return islands;
}

/** What a page runs when it has been read, where it has an element with the attribute. */
const parts: Record<string, string> = {
  'data-stage': 'stages',
  'data-draws': 'draw-on-entry',
  'data-shelf': 'shelf',
  'data-stems': 'nearest-stops',
};

/** Gives the script of a page that has these attributes. */
export function pageScripts(islands: Record<string, Island>) {
  const files = Object.entries(islands).map(([name, island]) => [name, island.files]);
  const islandFiles = JSON.stringify(Object.fromEntries(files));
  return async (attributes: Set<string>): Promise<string> => {
    const names = Object.entries(parts)
      .filter(([attribute]) => attributes.has(attribute))
      .map(([, name]) => name);
    const hasIslands = attributes.has('data-island');
    const contents = [
      `import { startPage } from '@/lib/browser/page';`,
      ...names.map((name, i) => `import part${i} from '@/lib/browser/${name}';`),
      ...(hasIslands ? [`import watchIslands from '@/lib/browser/islands';`] : []),
      `startPage([${names.map((_, i) => `part${i}`).join()}]${hasIslands ? ', [watchIslands]' : ''});`,
    ].join('\n');
    const { outputFiles } = await build({
      ...common,
      stdin: { contents, resolveDir: '.', loader: 'ts' },
      write: false,
      format: 'iife',
      define: { ...common.define, islandFiles },
    });
    return outputFiles.map(({ text }) => text.trim()).join('');
  };
}
