// Parts of a build: says what is wrong with the list of addresses that lead elsewhere, content/redirects.ts. Before it,
// as far as the list says so itself; after it, with `built`, beside the pages that there are.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import { redirects } from '@/content/redirects';
import { listFaults, type Redirect, targetFaults } from '@/lib/seo/redirects.mjs';
import { root } from './lib/project.mjs';

const FILE = 'content/redirects.ts';

/** The line, from 1, that holds an entry's `from`; comments hold examples. Undefined for what is not written out. */
function lineOf(source: string, list: readonly Redirect[], index: number): number | undefined {
  const from = list[index]?.from ?? '';
  const earlier = list.slice(0, index).filter((entry) => entry.from === from).length;
  const lines = source.split('\n').flatMap((line, i) => {
    const isComment = /^\s*(?:\/[/*]|\*)/.test(line);
    return !isComment && /\bfrom\b/.test(line) && line.includes(from + line.match(/['"`]/)?.[0])
      ? [i + 1]
      : [];
  });
  return lines[earlier];
}

/** What `next build` has written for addresses. */
const app = path.join(root, '.next', 'server', 'app');

/** Every address that a visitor can open: pages, with what they show, and files made or laid into `public/`. */
async function readAddresses() {
  const made = await readdir(app, { recursive: true });
  const stems = (ending: string) =>
    made.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
  const pages = new Map<string, string>();
  for (const stem of stems('.html').filter((name) => !name.startsWith('_'))) {
    const address = stem === 'index' ? '/' : `/${stem}`;
    pages.set(address, await readFile(path.join(app, `${stem}.html`), 'utf8'));
  }
  const laid = await readdir(path.join(root, 'public'), { recursive: true });
  return { pages, files: [...stems('.body'), ...laid].map((name) => `/${name}`) };
}

async function builtPages() {
  const { pages, files } = await readAddresses();
  const addresses = [...pages.keys(), ...files];
  return {
    addresses,
    hasAnchor: (address: string, id: string) =>
      pages.get(address)?.includes(` id="${id}"`) ?? false,
    nearest: (address: string) => closest(address, addresses),
  };
}

const faults =
  process.argv[2] === 'built' ? targetFaults(redirects, await builtPages()) : listFaults(redirects);
if (faults.length > 0) {
  const source = await readFile(path.join(root, FILE), 'utf8');
  for (const { index, fault } of faults) {
    console.error(`${[FILE, lineOf(source, redirects, index) ?? []].flat().join(':')}: ${fault}`);
  }
  process.exit(1);
}
