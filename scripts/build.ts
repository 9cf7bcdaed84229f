// npm run build: says what is wrong with brand, content and redirects, builds, and finishes the pages.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '@/lib/files-in';
import { frozenPlace } from '@/lib/hosting';
import { pagesFolder } from '@/lib/internals/next';
import { writeBrand } from './brand/files';
import { contentMistakes } from './content/check';
import { stampBuild } from './lib/build';
import { start, stopAllOnSignals } from './lib/children';
import { step } from './lib/progress.mjs';
import { errorText, localBin, root } from './lib/project';

async function builtAddresses() {
  const app = path.join('.next', pagesFolder);
  const made = await filesIn(app);
  const stems = (ending: string) =>
    made.flatMap((name) => (name.endsWith(ending) ? name.slice(0, -ending.length) : []));
  const pages = new Map<string, string>();
  for (const stem of stems('.html').filter((name) => !name.startsWith('_'))) {
    const address = stem === 'index' ? '/' : `/${stem}`;
    pages.set(address, await readFile(path.join(app, `${stem}.html`), 'utf8'));
  }
  const laid = await filesIn('public').catch(() => []);
  const addresses = [...pages.keys(), ...[...stems('.body'), ...laid].map((name) => `/${name}`)];
  return {
    addresses,
    hasAnchor: (address: string, id: string) =>
      pages.get(address)?.includes(` id="${id}"`) ?? false,
  };
}

/** Runs a program, and shows what it has written only when it fails: Next's table alone has eighty lines. */
async function node(...args: string[]): Promise<void> {
  const program = start(process.execPath, args, { quiet: true });
  const failed = await program.ended;
  if (failed) throw new Error(`${program.output().trim()}\n\nThe build failed (${failed}).`);
}

async function checkContent(): Promise<void> {
  const mistakes = await contentMistakes();
  if (mistakes) throw new Error(mistakes);
  await writeBrand();
}

async function build(): Promise<void> {
  const frozen = frozenPlace(process.env);
  if (frozen) throw new Error(frozen);
  await step('Brand and content', checkContent);
  const { removedWords } = await import('./content/removed-words');
  for (const note of removedWords()) console.warn(note);
  await step('Pages, about a minute', () => node(localBin('next'), 'build'));
  const { redirectMistakes } = await import('./content/redirects');
  const lost = redirectMistakes(await builtAddresses());
  if (lost.length > 0) throw new Error(lost.join('\n'));
  // a large young generation makes it three times as fast
  const finish = [
    '--max-semi-space-size=64',
    '--import',
    'tsx',
    'scripts/finishing/finish-pages.ts',
  ];
  await step('Finishing the pages', () => node(...finish));
  await stampBuild();
}

process.chdir(root);
stopAllOnSignals(1);
try {
  await build();
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
