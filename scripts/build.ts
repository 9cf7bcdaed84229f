// npm run build: says what is wrong with brand, content and redirects, builds, and finishes the pages.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { redirects } from '@/content/redirects';
import { filesIn } from '@/lib/files-in';
import { frozenPlace } from '@/lib/hosting';
import { redirectFaults } from '@/lib/seo/redirects';
import { writeBrand } from './brand/files';
import { contentMistakes } from './check-content';
import { stampBuild } from './lib/build';
import { run } from './lib/children';
import { errorText, localBin, root } from './lib/project';
import { listSolutions } from './lib/solution-list';

async function builtAddresses() {
  const app = path.join('.next', 'server', 'app');
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

function refuse(faults: string[]): void {
  if (faults.length > 0)
    throw new Error(faults.map((fault) => `content/redirects.ts: ${fault}`).join('\n'));
}

async function node(what: string, ...args: string[]): Promise<void> {
  const { failed } = await run(process.execPath, args);
  if (failed) throw new Error(`${what} failed (${failed}): see above.`);
}

async function build(): Promise<void> {
  const frozen = frozenPlace(process.env);
  if (frozen) throw new Error(frozen);
  await listSolutions();
  await writeBrand();
  const mistakes = await contentMistakes();
  if (mistakes) throw new Error(mistakes);
  refuse(redirectFaults(redirects, null));
  await node('next build', localBin('next'), 'build');
  refuse(redirectFaults(redirects, await builtAddresses()));
  // a large young generation makes it three times as fast
  const finish = ['--max-semi-space-size=64', '--import', 'tsx', 'build/finish-pages.ts'];
  await node('Finishing the pages', ...finish);
  await stampBuild();
}

process.chdir(root);
try {
  await build();
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
