// Parts of a build: says what is wrong with the list of addresses that lead elsewhere, content/redirects.ts. Before it,
// as far as the list says so itself; after it, with `built`, beside the pages that there are.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import { redirects } from '@/content/redirects';
import { listFaults, targetFaults } from '@/lib/seo/redirects.mjs';
import { root } from './lib/project.mjs';

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
for (const { fault } of faults) console.error(`content/redirects.ts: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
